import { frozenCopy, unwrap } from '@reticle/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pay } from '../../../test/activating.js';
import { card, cardOf, creature } from '../../../test/board.js';
import { matchStateOf, playerIn, refTo } from '../../../test/match.js';
import { MANA_TYPES } from '../../language/mana.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { getLegalTargets } from '../targeting/legal.js';
import type { AbilityCost } from '../../language/cost.js';
import { costChoices } from './parts.js';

const fact = fc.boolean();
const few = fc.integer({ min: 0, max: 4 });
const count = fc.integer({ min: 1, max: 2 });

/**
 * A creature `rod` with counters, forests, creatures, cards in hand and graveyard, and some mana in the pool.
 */
const board = fc
  .record({
    tapped: fact,
    isNew: fact,
    charge: few,
    life: few,
    pool: few,
    forests: fc.array(fact, { maxLength: 4 }),
    creatures: fc.array(fact, { maxLength: 3 }),
    hand: few,
    dead: few,
  })
  .map(({ tapped, isNew, charge, life, pool, forests, creatures, hand, dead }) => {
    const cards = [
      creature('rod', 'you', { tapped, ...(isNew ? { thisTurn: ['entered'] } : {}), counters: { charge } }),
      ...forests.map((is, at) =>
        card(`f${at}`, 'you', { types: ['land'], subtypes: ['Forest'], tapped: is }),
      ),
      ...creatures.map((is, at) => creature(`c${at}`, 'you', { tapped: is })),
      ...Array.from({ length: hand }, (_card, at) => card(`h${at}`, 'you', { zone: 'hand' })),
      ...Array.from({ length: dead }, (_card, at) => card(`d${at}`, 'you', { zone: 'graveyard' })),
      creature('foes', 'foe'),
    ];
    return matchStateOf({ cards, players: [{ id: 'you', life, pool: { green: pool } }, { id: 'foe' }] });
  });

const what = fc.constantFrom('self' as const, { type: 'creature' }, { type: 'land' });
const part: fc.Arbitrary<AbilityCost> = fc.oneof(
  fc.constantFrom<AbilityCost>({ cost: 'tap' }, { cost: 'untap' }),
  fc.record({ cost: fc.constant('life' as const), amount: count }),
  fc.record({ cost: fc.constant('sacrifice' as const), what, count }),
  fc.record({ cost: fc.constant('return' as const), what }),
  fc.record({
    cost: fc.constant('exile' as const),
    what: fc.constant({ zone: 'graveyard' as const }),
    count,
  }),
  fc.record({ cost: fc.constant('tapOthers' as const), what: fc.constant({ type: 'creature' }), count }),
  fc.record({ cost: fc.constant('discard' as const), what: fc.constant({}), count }),
  fc.record({
    cost: fc.constant('discard' as const),
    what: fc.constant({}),
    random: fc.constant(true as const),
  }),
  fc.record({ cost: fc.constant('removeCounters' as const), counter: fc.constant('charge'), amount: count }),
);
const mana = fc.constantFrom<readonly AbilityCost[]>(
  [],
  [{ cost: 'mana', mana: [1] }],
  [{ cost: 'mana', mana: [2, 'G'] }],
  [{ cost: 'mana', mana: ['X', 'G'] }],
);
const cost = fc.tuple(mana, fc.array(part, { maxLength: 4 })).map(([one, parts]) => [...parts, ...one]);

/** For each slot, two numbers that pick cards among the legal ones or, rarely, among all. */
const seeds = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(9)), { minLength: 8, maxLength: 8 });

function choicesOf(
  state: MtgMatchState,
  costs: readonly AbilityCost[],
  picks: readonly (readonly [number, number, number])[],
): Readonly<Record<string, readonly string[]>> {
  const spec = { ...NO_TARGETS, ...costChoices(costs) };
  const attempt = { controller: 'you', source: refTo(state, 'rod') };
  return Object.fromEntries(
    spec.slots.map(({ id, min }, slot) => {
      const [one, other, wild] = picks[slot] ?? [0, 0, 0];
      const legal = unwrap(getLegalTargets(state, spec, attempt, slot));
      const names = wild === 0 ? state.cards.map(({ instanceId }) => instanceId) : legal.map((ref) => ref.id);
      const first = one % names.length;
      const second = (first + 1 + (other % Math.max(1, names.length - 1))) % names.length;
      const ids = min === 1 ? [names[first]] : [names[first], names[second]];
      return [id, ids.flatMap((name) => name ?? [])];
    }),
  );
}

const X = 1;
/** Computes by hand what a cost takes. */
function taken(costs: readonly AbilityCost[]) {
  const sum = (measure: (cost: AbilityCost) => number) => costs.reduce((all, each) => all + measure(each), 0);
  const howMany = (of: AbilityCost) =>
    'count' in of && of.count !== undefined && !('what' in of && of.what === 'self')
      ? of.count === 'X'
        ? X
        : of.count
      : 'what' in of
        ? 1
        : 0;
  const manaIn = (of: AbilityCost) => (of.cost === 'mana' ? of.mana : []);
  return {
    mana: sum((each) =>
      manaIn(each).reduce<number>((all, one) => all + (typeof one === 'number' ? one : 1), 0),
    ),
    life: sum((each) => (each.cost === 'life' ? each.amount : 0)),
    counters: sum((each) => (each.cost === 'removeCounters' && each.amount !== 'X' ? each.amount : 0)),
    moved: sum((each) => (each.cost === 'tapOthers' ? 0 : howMany(each))),
    taps: sum((each) => (each.cost === 'tap' ? 1 : each.cost === 'tapOthers' ? howMany(each) : 0)),
    untaps: sum((each) => (each.cost === 'untap' ? 1 : 0)),
  };
}

const poolOf = (state: MtgMatchState) =>
  MANA_TYPES.reduce((all, type) => all + (playerIn(state, 'you').pool[type] ?? 0), 0);
const amountsIn = (list: readonly { readonly type: string }[], type: string) =>
  list.filter((event) => event.type === type).length;

it('118.3, 733.1 a cost is paid exactly, or nothing of it is', () => {
  let asked = 0;
  let paid = 0;
  fc.assert(
    fc.property(board, cost, seeds, (state, costs, picks) => {
      asked++;
      const before = frozenCopy(state);
      const { result, events } = pay(before, costs, { X, choices: choicesOf(state, costs, picks) });
      expect(before).toEqual(state);
      if (!result.ok) return events.length === 0;
      paid++;
      const after = result.value;
      const wanted = taken(costs);
      const moves = after.cards.map(
        ({ instanceId, incarnation }) => incarnation - cardOf(state, instanceId).incarnation,
      );
      expect(moves.reduce((all, each) => all + each, 0)).toBe(wanted.moved);
      expect(playerIn(state, 'you').life - playerIn(after, 'you').life).toBe(wanted.life);
      const forMana = amountsIn(events, 'tappedForMana');
      expect(poolOf(state) + forMana - poolOf(after)).toBe(wanted.mana);
      expect(amountsIn(events, 'becameTapped') - forMana).toBe(wanted.taps);
      expect(amountsIn(events, 'becameUntapped')).toBe(wanted.untaps);
      const counters = events.flatMap((event) =>
        event.type === 'counters' ? [Number(event['amount'])] : [],
      );
      expect(counters.reduce((all, each) => all - each, 0)).toBe(wanted.counters);
      expect(after.players.slice(1)).toEqual(state.players.slice(1));
      expect(cardOf(after, 'foes')).toBe(cardOf(before, 'foes'));
      return true;
    }),
    { numRuns: 600 },
  );
  expect(paid).toBeGreaterThan(asked / 6);
});

it('118.3 a cost of mana and life alone is refused only where one of them is short', () => {
  fc.assert(
    fc.property(board, mana, count, (state, cost1, amount) => {
      const costs: readonly AbilityCost[] = [...cost1, { cost: 'life', amount }];
      const untapped = state.cards.filter(({ types, tapped }) => types.includes('land') && !tapped).length;
      const enough = poolOf(state) + untapped >= taken(costs).mana && playerIn(state, 'you').life >= amount;
      expect(pay(state, costs, { X }).result.ok).toBe(enough);
    }),
    { numRuns: 200 },
  );
});
