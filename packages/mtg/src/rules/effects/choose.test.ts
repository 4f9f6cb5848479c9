import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { expectJson, offered } from '../../../test/json.js';
import { happen, matchOf, matchStateOf } from '../../../test/match.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';

const state = matchOf(
  creature('a', 'you'),
  creature('b', 'you', { keywords: [{ keyword: 'hexproof' }] }),
  creature('x', 'foe', { keywords: [{ keyword: 'hexproof' }] }),
  card('hill', 'foe', { types: ['land'] }),
);
const chooseOne: Effect = { effect: 'choose', filter: { type: 'creature' }, bind: 'it' };
const ids = (refs: readonly { readonly id: string }[] | undefined) => refs?.map(({ id }) => id);

describe('choosing', () => {
  it('609.3: asks who chooses, and names what was chosen', () => {
    const asked = happen(state, chooseOne);
    expect(asked.decision?.player).toBe('you');
    expect(offered(asked)).toEqual(['a', 'b', 'x']);
    expectJson(asked);
    const done = happen(state, chooseOne, { answers: [['x']] });
    expect(done.decision).toBeUndefined();
    expect(ids(done.frame.bound['it'])).toEqual(['x']);
  });

  it.each<[why: string, effect: Effect, bound: readonly string[]]>([
    ['all that there are', { ...chooseOne, count: 'all' }, ['a', 'b', 'x']],
    ['fewer than wanted', { ...chooseOne, count: 5 }, ['a', 'b', 'x']],
    ['X that is 0', { ...chooseOne, count: 'X' }, []],
    ['a number below 0', { ...chooseOne, count: -2 }, []],
    ['none such', { ...chooseOne, filter: { type: 'planeswalker' } }, []],
  ])('609.3: asks nothing where there is no choice: %s', (_why, effect, bound) => {
    const done = happen(state, effect);
    expect(done.decision).toBeUndefined();
    expect(ids(done.frame.bound['it'])).toEqual(bound);
  });

  it('up to so many: also none', () => {
    const effect: Effect = { ...chooseOne, count: 2, upTo: true };
    expect(happen(state, effect).decision?.spec.slots).toMatchObject([{ min: 0, max: 2 }]);
    expect(ids(happen(state, effect, { answers: [[]] }).frame.bound['it'])).toEqual([]);
  });

  it('among given things only, wherever they are', () => {
    const hand = matchOf(card('h', 'you', { zone: 'hand' }), creature('a', 'you'), creature('b', 'you'));
    const effect: Effect = { effect: 'choose', from: { bound: 't1' }, bind: 'it' };
    const bound = { t1: ['h', 'a'] };
    expect(offered(happen(hand, effect, { bound }))).toEqual(['h', 'a']);
    const filtered: Effect = { ...effect, filter: { zone: 'hand' } };
    expect(ids(happen(hand, filtered, { bound }).frame.bound['it'])).toEqual(['h']);
  });

  it('101.4: each player chooses in turn order, seen from that player', () => {
    const three = matchStateOf({
      players: [{ id: 'you' }, { id: 'foe' }, { id: 'third' }],
      activePlayer: 'foe',
      cards: [...state.cards, creature('y', 'foe'), creature('z', 'third')],
    });
    const effect: Effect = {
      effect: 'choose',
      who: 'eachPlayer',
      filter: { type: 'creature', controller: 'self' },
      bind: 'all',
    };
    const first = happen(three, effect);
    expect([first.decision?.player, ...offered(first)]).toEqual(['foe', 'x', 'y']);
    const next = happen(three, effect, { answers: [['y']] });
    expect([next.decision?.player, ...offered(next)]).toEqual(['you', 'a', 'b']);
    expectJson(next);
    const done = happen(three, effect, { answers: [['y'], ['a']] });
    expect(ids(done.frame.bound['all'])).toEqual(['y', 'z', 'a']);
  });

  it('at random it asks nobody', () => {
    const done = happen(state, { ...chooseOne, random: true });
    expect(done.decision).toBeUndefined();
    expect(done.frame.bound['it']).toHaveLength(1);
  });

  it('a player whom an earlier name means', () => {
    const effect: Effect = { effect: 'choose', filter: { controller: 'role.t1' }, bind: 'it' };
    expect(offered(happen(state, effect, { bound: { t1: ['foe'] } }))).toEqual(['x', 'hill']);
  });

  it.each([
    ['no name', { effect: 'choose' }],
    ['a name that is none', { effect: 'choose', bind: '__proto__' }],
    ['an unknown key', { ...chooseOne, amount: 2 }],
  ])('refuses %s', (_what, raw) => {
    expect(effectSchema.safeParse(raw).success).toBe(false);
  });
});
