import { describe, expect, it } from 'vitest';
import { card, cardOf } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import type { Zone } from '../../language/vocabulary.js';
import { libraryOf } from '../../state/library.js';
import type { Effect } from '../../language/effects/effect.js';

const inLibrary = (id: string, owner: string, types: readonly string[]) =>
  card(id, owner, { zone: 'library', types });
const state = matchOf(
  inLibrary('hill', 'you', ['land']),
  inLibrary('isle', 'you', ['land']),
  inLibrary('elf', 'you', ['creature']),
  inLibrary('theirs', 'foe', ['land']),
);
const forLand: Effect = { effect: 'search', filter: { type: 'land' }, to: 'hand' };
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('searching', () => {
  it('701.23a: one’s own library, which only who searches sees, and shuffles then', () => {
    const asked = happen(state, forLand);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'hill', 'isle']);
    expect(asked.events).toMatchObject([
      { type: 'lookedAt', player: 'you', visibleTo: ['you'], cards: [{}, {}, {}] },
    ]);
    expectJson(asked);
    const done = happen(state, forLand, { answers: [['isle']] });
    expect(idsIn(done, 'hand', 'you')).toEqual(['isle']);
    expect(types(done.events)).toEqual(['lookedAt', 'moved', 'shuffled']);
    expect(done.events[1]).toMatchObject({ visibleTo: ['you'] });
    expectJson(done);
  });

  it('701.23b: a card of a quality need not be found', () => {
    const done = happen(state, forLand, { answers: [[]] });
    expect(idsIn(done, 'hand')).toEqual([]);
    expect(types(done.events)).toEqual(['lookedAt', 'shuffled']);
  });

  it('701.23b, 400.2: where there is none, nothing is chosen, and the library is shuffled', () => {
    const forNone: Effect = { ...forLand, filter: { type: 'artifact' } };
    expect(offered(happen(state, forNone))).toEqual([]);
    const done = happen(state, forNone, { answers: [[]] });
    expect(done.decision).toBeUndefined();
    expect(types(done.events)).toEqual(['lookedAt', 'shuffled']);
  });

  it('701.23d: any card must be found, as far as there are some', () => {
    const any: Effect = { effect: 'search', to: 'hand', count: 2 };
    expect(happen(state, any).decision?.spec.slots).toMatchObject([{ min: 2, max: 2 }]);
    const all = happen(state, { ...any, count: 5 });
    expect(idsIn(all, 'hand')).toEqual(['elf', 'hill', 'isle']);
    expect(happen(matchOf(), any).state.cards).toEqual([]);
    const number: Effect = { effect: 'search', to: 'hand', count: 'all' };
    expect(happen(state, number).decision?.spec.slots).toMatchObject([{ min: 0, max: 3 }]);
  });

  it('what is found may be revealed, and is meant by a name then', () => {
    const effects: readonly Effect[] = [
      { ...forLand, reveal: true },
      { effect: 'moveCards', what: { bound: 'found' }, to: 'graveyard' },
    ];
    const done = happen(state, effects, { answers: [['hill']] });
    expect(done.events[1]).toMatchObject({ type: 'revealed', cards: [{ id: 'hill' }] });
    expect(idsIn(done, 'graveyard')).toEqual(['hill']);
  });

  it('onto the battlefield tapped', () => {
    const done = happen(state, { ...forLand, to: 'battlefield', tapped: true }, { answers: [['hill']] });
    expect(cardOf(done.state, 'hill')).toMatchObject({
      zone: 'battlefield',
      tapped: true,
      controller: 'you',
    });
  });

  it('701.23a: on top of the library, which is shuffled before', () => {
    const many = Array.from({ length: 12 }, (_card, index) => `land${index}`);
    const library = matchOf(...many.map((id) => inLibrary(id, 'you', ['land'])));
    for (const found of many) {
      const done = happen(library, { ...forLand, to: 'top' }, { answers: [[found]] });
      const order = libraryOf(done.state, 'you').map(({ instanceId }) => instanceId);
      expect([order[0], order.length]).toEqual([found, 12]);
      expect(order.slice(1)).not.toEqual(many.filter((id) => id !== found));
      expect(types(done.events)).toEqual(['lookedAt', 'shuffled', 'reordered']);
    }
  });

  it('in another’s library, which that player shuffles', () => {
    const effect: Effect = { effect: 'search', library: { bound: 't1' }, to: 'battlefield', under: 'you' };
    const done = happen(state, effect, { bound: { t1: ['foe'] } });
    expect(cardOf(done.state, 'theirs')).toMatchObject({ zone: 'battlefield', controller: 'you' });
    expect(done.events.at(-1)).toEqual({ type: 'shuffled', player: 'foe' });
  });

  it('101.4: each player searches in turn order', () => {
    const each: Effect = { ...forLand, who: 'eachPlayer' };
    const next = happen(state, each, { answers: [['hill']] });
    expect([next.decision?.player, ...offered(next)]).toEqual(['foe', 'theirs']);
    expect(idsIn(happen(state, each, { answers: [['hill'], ['theirs']] }), 'hand')).toEqual([
      'hill',
      'theirs',
    ]);
  });

  it('of two cards one may go elsewhere: the one that the player chooses, or the only one that is found', () => {
    const reach: Effect = {
      ...forLand,
      count: 2,
      reveal: true,
      one: { to: 'battlefield', tapped: true },
    };
    const both = happen(state, reach, { answers: [['hill', 'isle'], ['isle']] });
    expect([idsIn(both, 'hand', 'you'), idsIn(both, 'battlefield', 'you')]).toEqual([['hill'], ['isle']]);
    expect(cardOf(both.state, 'isle')).toMatchObject({ tapped: true });
    expect(types(both.events)).toEqual(['lookedAt', 'revealed', 'moved', 'moved', 'shuffled']);
    const only = happen(state, reach, { answers: [['hill']] });
    expect([only.decision, idsIn(only, 'hand', 'you'), idsIn(only, 'battlefield', 'you')]).toEqual([
      undefined,
      [],
      ['hill'],
    ]);
    const none = happen(state, reach, { answers: [[]] });
    expect([none.decision, idsIn(none, 'battlefield', 'you')]).toEqual([undefined, []]);
    expectJson(both);
  });
});

/** Bears and a wolf of the foe, everywhere, and one bear that the foe does not own. */
const named = (id: string, owner: string, zone: Zone, name: string) =>
  card(id, owner, { zone, types: ['creature'], names: [name] });
const bears = matchOf(
  named('killed', 'foe', 'battlefield', 'Bear'),
  named('held', 'foe', 'hand', 'Bear'),
  named('hidden', 'foe', 'library', 'Bear'),
  named('dead', 'foe', 'graveyard', 'Bear'),
  named('wolf', 'foe', 'library', 'Wolf'),
  named('mine', 'you', 'graveyard', 'Bear'),
);
const alike: Effect = {
  effect: 'search',
  library: { controllerOf: { bound: 't1' } },
  everywhere: true,
  count: 'all',
  sameNameAs: { bound: 't1' },
  to: 'exile',
};
const killed = { bound: { t1: ['killed'] } };

describe('searching for cards with the same name', () => {
  it('701.23a: as something that was mentioned, in one’s own library', () => {
    const own: Effect = { effect: 'search', sameNameAs: { bound: 't1' }, to: 'hand', who: { bound: 'who' } };
    const asked = happen(bears, own, { bound: { ...killed.bound, who: ['foe'] } });
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'hidden']);
    expect(asked.decision?.spec.slots).toMatchObject([{ min: 0, max: 1 }]);
  });

  it('201.2a, 608.2h: in a graveyard, a hand and a library, as it last was if it has left', () => {
    const effects: readonly Effect[] = [{ effect: 'moveCards', what: { bound: 't1' }, to: 'exile' }, alike];
    const asked = happen(bears, effects, killed);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'held', 'hidden', 'dead']);
    const some = happen(bears, effects, { ...killed, answers: [['hidden', 'dead']] });
    expect([idsIn(some, 'exile'), idsIn(some, 'hand'), idsIn(some, 'graveyard')]).toEqual([
      ['dead', 'hidden', 'killed'],
      ['held'],
      ['mine'],
    ]);
    expect(some.events.filter(({ type }) => type === 'lookedAt' || type === 'shuffled')).toMatchObject([
      { type: 'lookedAt', player: 'you', visibleTo: ['you'] },
      { type: 'lookedAt', player: 'you', visibleTo: ['you'] },
      { type: 'shuffled', player: 'foe' },
    ]);
    expectJson(some);
  });

  it('701.23b: of all of them those in the graveyard must be found, hidden ones need not', () => {
    const all: Effect = { ...alike, every: true };
    const asked = happen(bears, all, killed);
    expect(offered(asked)).toEqual(['held', 'hidden']);
    expect(idsIn(happen(bears, all, { ...killed, answers: [[]] }), 'exile')).toEqual(['dead']);
    expect(idsIn(happen(bears, all, { ...killed, answers: [['held']] }), 'exile')).toEqual(['dead', 'held']);
  });
});
