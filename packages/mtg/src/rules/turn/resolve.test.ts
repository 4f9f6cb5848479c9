/** Resolution in made-up matches: boards that somebody built, and effects that name what is gone. */
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { define } from '../../../test/made-up.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import { lifeOf, put, table, told } from '../../../test/table.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';

const rod = define('Rod', { types: ['artifact'], cost: [1] });
const ability = (id: string): MtgMatchState['abilities'][number] => ({
  id,
  ability: 'activated',
  controller: 'ann',
  source: { kind: 'card', id: 'rod', incarnation: 0 },
});
const frame = {
  controller: 'ann',
  source: { kind: 'card', id: 'rod', incarnation: 0 },
  variables: {},
  bound: {},
  todo: [{ effect: 'gainLife', amount: 3 } as const],
};

describe('608.2m an ability leaves the stack as it has resolved', () => {
  it.each<[string, Partial<MtgMatchState>, number]>([
    ['with what it does', { frames: { first: frame } }, 23],
    ['though it is known only of another what that does', { frames: { second: frame } }, 20],
    ['though nothing is known of what any does', {}, 20],
  ])('%s', (_name, parts, life) => {
    const after = table([rod], [put(rod, 'ann')], { abilities: [ability('first')], ...parts }).bothPass();
    expect([after.state.abilities, after.state.stack, lifeOf(after, 'ann')]).toEqual([[], [], life]);
    expect(told(after, 'resolves', 'fizzles')).toEqual(['resolves']);
  });
});

describe('305.2, 800.4i what effects make of a turn and of players', () => {
  const more: Effect = { effect: 'moreLands', amount: 2 };
  it.each<[string, Effect, string, number | undefined]>([
    ['305.2 more lands in one’s own turn', more, 'you', 2],
    ['305.2 none in the turn of another', more, 'foe', undefined],
    ['305.2 no fewer', { ...more, amount: -3 }, 'you', 0],
  ])('%s', (_name, effect, activePlayer, lands) => {
    const { state } = happen(matchStateOf({ activePlayer }), effect);
    expect(state.turn.extraLands).toBe(lands);
  });

  it('800.4i: what is still to be done with each player is done with nobody who has left since', () => {
    const players = [{ id: 'you' }, { id: 'foe', left: true }, { id: 'third' }];
    const pin = (id: string) => ({ kind: 'player', id, incarnation: 0 });
    const { state } = happen(matchStateOf({ players }), {
      effect: 'forEach',
      what: 'eachPlayer',
      as: 'one',
      effects: [
        { effect: 'gainLife', who: { controllerOf: { bound: 'one' } }, amount: 1 },
        { effect: 'draw' },
      ],
      left: [pin('foe'), pin('third')],
    });
    expect(['you', 'foe', 'third'].map((id) => playerIn(state, id).life)).toEqual([20, 20, 21]);
    expect(playerIn(state, 'you').drewFromEmpty).toBe(true);
  });

  it('303.4i, 701.3a: an Aura is attached to a player, or to a permanent', () => {
    const aura = (id: string, keyword: MtgCard['keywords'][number]) =>
      card(id, 'you', { types: ['enchantment'], subtypes: ['Aura'], keywords: [keyword] });
    const curse = aura('curse', { keyword: 'enchant', players: 'any' });
    const charm = aura('charm', { keyword: 'enchant', cards: { type: 'creature' } });
    const state = matchStateOf({ cards: [curse, charm, creature('bear', 'foe')] });
    const attached = (id: string, to: Extract<Effect, { effect: 'attach' }>['to']) => {
      const done = happen(state, { effect: 'attach', what: { bound: 't' }, to }, { bound: { t: [id] } });
      return cardOf(done.state, id).attachedTo;
    };
    expect(attached('curse', 'eachOpponent')).toEqual({ kind: 'player', id: 'foe' });
    expect(attached('charm', { each: { type: 'creature' } })).toEqual({ kind: 'card', id: 'bear' });
    expect(attached('charm', 'eachOpponent')).toBeUndefined();
    expect(attached('charm', { each: { type: 'battle' } })).toBeUndefined();
  });
});
