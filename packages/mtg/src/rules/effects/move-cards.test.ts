import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner } from '@reticle/core/play';
import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature, onStack } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import { libraryOf } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { Effect } from '../../language/effects/effect.js';
import { NO_CASTER } from './casting.js';
import { NO_CHOICES } from './entering.js';
import { effectKindsWith } from './kinds.js';
import { poolOnly } from './flow.js';

const state = matchOf(
  creature('bear', 'foe', { controller: 'you', damage: 1, counters: { '+1/+1': 1 } }),
  creature('elf', 'foe'),
  creature('tok', 'you', { token: true }),
  creature('dead', 'foe', { zone: 'graveyard' }),
  card('top', 'foe', { zone: 'library', order: 0 }),
  card('low', 'foe', { zone: 'library', order: 1 }),
);
const move = (to: 'hand' | 'exile' | 'library' | 'battlefield' | 'graveyard', more = {}): Effect => ({
  effect: 'moveCards',
  what: { bound: 't1' },
  to,
  ...more,
});
const at = (...t1: string[]) => ({ bound: { t1 } });
const library = (now: MtgMatchState) => libraryOf(now, 'foe').map(({ instanceId }) => instanceId);

describe('moving cards', () => {
  it('400.3: goes to its owner, as a new object', () => {
    const done = happen(state, move('hand'), at('bear'));
    expect(idsIn(done, 'hand', 'foe')).toEqual(['bear']);
    expect(cardOf(done.state, 'bear')).toMatchObject({ damage: 0, counters: {}, incarnation: 1 });
    expect(cardOf(done.state, 'bear').controller).toBeUndefined();
    expect(done.events).toMatchObject([{ type: 'moved', card: { id: 'bear' }, to: 'hand' }]);
    expectJson(done);
  });

  it('111.7: a token that leaves the battlefield is gone', () => {
    expect(happen(state, move('hand'), at('tok')).state.cards).toHaveLength(5);
  });

  it.each([
    ['owner', {}, 'foe'],
    ['owner', { under: 'owner' }, 'foe'],
    ['you', { under: 'you' }, 'you'],
  ])('110.2: onto the battlefield under the control of %s', (_who, how, controller) => {
    const done = happen(state, move('battlefield', how), at('dead'));
    expect(cardOf(done.state, 'dead')).toMatchObject({ zone: 'battlefield', controller, tapped: false });
    expect(cardOf(done.state, 'dead').thisTurn).toContain('entered');
  });

  it('308.1 onto the battlefield what is a permanent card by one of its types', () => {
    const put = (...types: readonly string[]) =>
      cardOf(happen(change(state, 'dead', { types }), move('battlefield'), at('dead')).state, 'dead').zone;
    expect([put('kindred', 'enchantment'), put('kindred', 'instant')]).toEqual(['battlefield', 'graveyard']);
  });

  it('onto the battlefield tapped', () => {
    const done = happen(state, move('battlefield', { tapped: true }), at('dead'));
    expect(cardOf(done.state, 'dead').tapped).toBe(true);
  });

  it('614.1c: a permanent enters as it says, where the match knows it', () => {
    const runner = effectRunner(
      effectKindsWith({
        mana: poolOnly,
        manaCostOf: () => undefined,
        choices: NO_CHOICES,
        draws: () => undefined,
        caster: NO_CASTER,
        entering: () => ({ tapped: true }),
      }),
    );
    const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
    const dead = { kind: 'card', id: 'dead', incarnation: 0 };
    const frame = {
      controller: 'you',
      source: dead,
      variables: {},
      bound: { t1: [dead] },
      todo: [move('battlefield')],
    };
    expect(cardOf(runner.run(state, frame, tools).state, 'dead')).toMatchObject({
      tapped: true,
      controller: 'foe',
    });
  });

  it('400.7j: what was moved can be meant under a new name, and no longer under the old', () => {
    const effects: readonly Effect[] = [
      move('exile', { bind: 'exiled' }),
      { effect: 'moveCards', what: { bound: 't1' }, to: 'hand' },
      { effect: 'moveCards', what: { bound: 'exiled' }, to: 'battlefield', bind: 'back' },
    ];
    const done = happen(state, effects, at('bear'));
    expect(cardOf(done.state, 'bear')).toMatchObject({
      zone: 'battlefield',
      controller: 'foe',
      incarnation: 2,
    });
    expect(done.frame.bound['back']).toEqual([{ kind: 'card', id: 'bear', incarnation: 2 }]);
  });

  it('608.2b-1: what has left already is not moved', () => {
    const gone = happen(state, [move('exile'), move('hand')], at('bear'));
    expect(idsIn(gone, 'exile')).toEqual(['bear']);
    expect(gone.events).toHaveLength(1);
  });

  it('a spell leaves the stack', () => {
    const cast = matchOf(onStack('bolt', { owner: 'foe', controller: 'foe' }));
    const done = happen(cast, move('exile'), at('bolt'));
    expect(done.state.stack).toEqual([]);
    expect(idsIn(done, 'exile')).toEqual(['bolt']);
  });
});

describe('what enters the battlefield', () => {
  const enchant = { keyword: 'enchant', cards: { type: 'creature' } } as const;
  const aura = card('aura', 'foe', {
    zone: 'graveyard',
    types: ['enchantment'],
    subtypes: ['Aura'],
    keywords: [enchant],
  });
  const board = matchOf(...state.cards, aura, card('bolt', 'foe', { zone: 'graveyard', types: ['instant'] }));

  it('303.4f: an Aura is attached to what its controller chooses', () => {
    const asked = happen(board, move('battlefield', { under: 'you' }), at('aura'));
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'bear', 'elf', 'tok']);
    expectJson(asked);
    const done = happen(board, move('battlefield', { under: 'you' }), { ...at('aura'), answers: [['elf']] });
    expect(cardOf(done.state, 'aura')).toMatchObject({
      zone: 'battlefield',
      controller: 'you',
      attachedTo: { kind: 'card', id: 'elf' },
    });
  });

  it('303.4g: an Aura that can’t be attached to anything stays where it is', () => {
    const alone = matchOf(aura, creature('dead', 'foe', { zone: 'graveyard' }));
    const done = happen(alone, move('battlefield'), at('aura', 'dead'));
    expect(idsIn(done, 'graveyard')).toEqual(['aura']);
    expect(idsIn(done, 'battlefield')).toEqual(['dead']);
  });

  it('303.4f: a player is enchanted where the Aura says so', () => {
    const curse = { ...aura, keywords: [{ keyword: 'enchant' as const, players: 'opponent' as const }] };
    const done = happen(matchOf(curse), move('battlefield'), { ...at('aura'), answers: [['you']] });
    expect(cardOf(done.state, 'aura').attachedTo).toEqual({ kind: 'player', id: 'you' });
  });

  it('304.4: an instant stays where it is', () => {
    const done = happen(board, move('battlefield'), at('bolt'));
    expect([cardOf(done.state, 'bolt').zone, done.events]).toEqual(['graveyard', []]);
  });

  it('400.7: what is there already is no new object', () => {
    const stays = happen(board, move('battlefield'), at('bear'));
    expect([cardOf(stays.state, 'bear').incarnation, stays.events]).toEqual([0, []]);
    expect(happen(board, move('graveyard'), at('dead')).events).toEqual([]);
  });
});

describe('moving cards into a library', () => {
  it.each([
    ['top', ['bear', 'top', 'low']],
    ['bottom', ['top', 'low', 'bear']],
  ])('on the %s of it', (position, order) => {
    const done = happen(state, move('library', { position }), at('bear'));
    expect(library(done.state)).toEqual(order);
  });

  it('shuffled into it, with an event for each library once', () => {
    const done = happen(state, move('library', { position: 'shuffled' }), at('bear', 'elf'));
    expect(library(done.state).toSorted()).toEqual(['bear', 'elf', 'low', 'top']);
    expect(done.events.filter(({ type }) => type === 'shuffled')).toEqual([
      { type: 'shuffled', player: 'foe' },
    ]);
  });

  it('401.4: the owner orders several, from the top down', () => {
    const asked = happen(state, move('library'), at('bear', 'elf'));
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'bear', 'elf']);
    expectJson(asked);
    const done = happen(state, move('library'), { ...at('bear', 'elf'), answers: [['elf', 'bear']] });
    expect(library(done.state)).toEqual(['elf', 'bear', 'top', 'low']);
    const low = move('library', { position: 'bottom' });
    const under = happen(state, low, { ...at('bear', 'elf'), answers: [['elf', 'bear']] });
    expect(library(under.state)).toEqual(['top', 'low', 'elf', 'bear']);
  });

  it('401.4: each owner orders their own, in turn order', () => {
    const two = matchOf(...state.cards, creature('a', 'you'), creature('b', 'you'));
    const targets = at('bear', 'a', 'elf', 'b');
    const asked = happen(two, move('library'), targets);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'a', 'b']);
    const next = happen(two, move('library'), { ...targets, answers: [['b', 'a']] });
    expect([next.decision?.player, ...offered(next)]).toEqual(['foe', 'bear', 'elf']);
    expectJson(next);
    const done = happen(two, move('library'), {
      ...targets,
      answers: [
        ['b', 'a'],
        ['elf', 'bear'],
      ],
    });
    expect(library(done.state)).toEqual(['elf', 'bear', 'top', 'low']);
    expect(libraryOf(done.state, 'you').map(({ instanceId }) => instanceId)).toEqual(['b', 'a']);
  });

  it('401.4: who has one card to put there is not asked, and it goes with the others', () => {
    const two = matchOf(...state.cards, creature('a', 'you'));
    const done = happen(two, move('library'), { ...at('bear', 'a', 'elf'), answers: [['elf', 'bear']] });
    expect(library(done.state)).toEqual(['elf', 'bear', 'top', 'low']);
    expect(libraryOf(done.state, 'you').map(({ instanceId }) => instanceId)).toEqual(['a']);
  });

  it('in an order of chance nobody is asked', () => {
    const done = happen(state, move('library', { position: 'bottom', order: 'random' }), at('bear', 'elf'));
    expect(done.decision).toBeUndefined();
    expect(library(done.state).slice(0, 2)).toEqual(['top', 'low']);
    const orders = Array.from({ length: 20 }, (_none, seed) =>
      library(
        happen(state, move('library', { order: 'random' }), { ...at('bear', 'elf'), seed }).state,
      ).join(),
    );
    expect(new Set(orders)).toEqual(new Set(['bear,elf,top,low', 'elf,bear,top,low']));
  });

  it('a card that is there already changes its place and stays the same object', () => {
    const done = happen(state, move('library', { position: 'bottom' }), at('top'));
    expect(library(done.state)).toEqual(['low', 'top']);
    expect(cardOf(done.state, 'top').incarnation).toBe(0);
    // Nobody is told which card it is.
    expect(done.events).toEqual([{ type: 'reordered', player: 'foe', where: 'bottom' }]);
  });
});
