import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MANA_SYMBOLS,
  MANA_TYPES,
  type ManaAmounts,
  type ManaCost,
  type ManaCostPart,
  type ManaType,
  countPhyrexian,
  symbolFacts,
} from '../../language/mana.js';
import { type PaymentMeans, payMana } from './pay.js';
import type { ManaPayment } from './offers.js';
import { type ManaPool, addMana, spendMana } from '../../state/mana-pool.js';
import { type ManaSource, manaSource } from './sources.js';

interface Board {
  readonly cost: ManaCost;
  readonly means: PaymentMeans & { readonly pool: ManaPool; readonly sources: readonly ManaSource[] };
}

const amounts = (most: number): fc.Arbitrary<ManaAmounts> =>
  fc.dictionary(fc.constantFrom(...MANA_TYPES), fc.integer({ min: 1, max: 2 }), { maxKeys: most });
const output = fc.record(
  { mana: amounts(2), weight: fc.integer({ min: 0, max: 2 }), only: fc.constantFrom('creature', 'artifact') },
  { requiredKeys: ['mana'] },
);
const source: fc.Arbitrary<ManaSource> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  abilityId: fc.constantFrom('first', 'second'),
  outputs: fc.array(output, { minLength: 1, maxLength: 3 }),
});
const part: fc.Arbitrary<ManaCostPart> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constant('X' as const) },
  { weight: 3, arbitrary: fc.constantFrom('W' as const, 'U' as const, 'B' as const) },
  { weight: 4, arbitrary: fc.constantFrom(...MANA_SYMBOLS) },
);
const board: fc.Arbitrary<Board> = fc.array(part, { maxLength: 5 }).chain((cost) =>
  fc
    .record({
      pool: fc
        .tuple(amounts(2), fc.boolean())
        .map(([pool, more]): ManaPool =>
          more ? { ...pool, restricted: [{ mana: 'blue', amount: 1, only: 'creature' }] } : pool,
        ),
      sources: fc.array(source, { maxLength: 5 }),
      X: fc.integer({ min: 0, max: 2 }),
      phyrexianLife: fc.integer({ min: 0, max: countPhyrexian(cost) }),
      restrict: fc.constantFrom({}, { X: ['white', 'black'] as const }),
      purposes: fc.subarray(['creature', 'artifact']),
      asThough: fc.constantFrom(undefined, undefined, undefined, 'anyColor' as const, 'anyType' as const),
    })
    .map((means) => ({ cost, means })),
);

type Counts = readonly number[];
const countsOf = (mana: ManaAmounts): Counts => MANA_TYPES.map((type) => mana[type] ?? 0);
const plus = (a: Counts, b: Counts): Counts => a.map((count, index) => count + (b[index] ?? 0));
const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

/** Whether exactly this mana (`all`), or a part of it, pays a cost. Every part is tried with every type. */
function pays(cost: ManaCost, means: PaymentMeans, mana: Counts, all: boolean): boolean {
  const only = means.restrict?.X;
  const units = cost.flatMap((item): readonly ManaCostPart[] =>
    item === 'X' && only ? Array.from({ length: means.X ?? 0 }, () => 'X' as const) : [item],
  );
  const suits = (of: readonly ManaType[], type: ManaType): boolean =>
    of.includes(type) ||
    means.asThough === 'anyType' ||
    (means.asThough === 'anyColor' && of.some((wanted) => wanted !== 'colorless'));
  const go = (index: number, left: Counts, generic: number, life: number): boolean => {
    const item = units[index];
    if (item === undefined) {
      return life === (means.phyrexianLife ?? 0) && (all ? total(left) === generic : total(left) >= generic);
    }
    if (typeof item === 'number') return go(index + 1, left, generic + item, life);
    if (item === 'X' && !only) return go(index + 1, left, generic + (means.X ?? 0), life);
    const { of, orGeneric, orLife } =
      item === 'X' ? { of: only ?? [], orGeneric: 0, orLife: 0 } : symbolFacts(item);
    if (orGeneric > 0 && go(index + 1, left, generic + orGeneric, life)) return true;
    if (orLife > 0 && go(index + 1, left, generic, life + 1)) return true;
    return MANA_TYPES.some(
      (type, at) =>
        (left[at] ?? 0) > 0 &&
        suits(of, type) &&
        go(index + 1, left.with(at, (left[at] ?? 0) - 1), generic, life),
    );
  };
  return go(0, mana, 0, 0);
}

/**
 * Returns the fewest permanents and the least weight, by trying everything. Returns `undefined` if nothing
 * pays.
 */
function bruteForce({ cost, means }: Board): readonly [number, number] | undefined {
  const purposes = means.purposes ?? [];
  const restricted = (means.pool.restricted ?? []).filter(({ only }) => purposes.includes(only));
  const start = restricted.reduce<Counts>(
    (sum, { mana, amount }) => plus(sum, countsOf({ [mana]: amount })),
    countsOf(means.pool),
  );
  const permanents = [...new Set(means.sources.map(({ id }) => id))].map((id) =>
    means.sources
      .filter((found) => found.id === id)
      .flatMap(({ outputs }) => outputs)
      .filter(({ only }) => only === undefined || purposes.includes(only)),
  );
  let best: readonly [number, number] | undefined;
  const go = (index: number, mana: Counts, used: number, weight: number): void => {
    if (best && (used > best[0] || (used === best[0] && weight >= best[1]))) return;
    if (pays(cost, means, mana, false)) {
      best = [used, weight];
      return;
    }
    const outputs = permanents[index];
    if (!outputs) return;
    go(index + 1, mana, used, weight);
    for (const found of outputs) {
      go(index + 1, plus(mana, countsOf(found.mana)), used + 1, weight + (found.weight ?? 0));
    }
  };
  go(0, start, 0, 0);
  return best;
}

/** Returns the outputs that a tap could mean if one ability is listed twice. */
const outputsOf = (sources: readonly ManaSource[], tap: ManaPayment['taps'][number]) =>
  sources
    .filter(({ id, abilityId }) => id === tap.id && abilityId === tap.abilityId)
    .flatMap(({ outputs }) => outputs[tap.output] ?? [])
    .filter(({ mana, only }) => only === tap.only && countsOf(mana).join() === countsOf(tap.mana).join());

function bestOf(sources: readonly ManaSource[], { taps }: ManaPayment): readonly [number, number] {
  const weights = taps.map((tap) => Math.min(...outputsOf(sources, tap).map(({ weight = 0 }) => weight)));
  return [taps.length, total(weights)];
}

describe('laws of paying', () => {
  it('601.2h: a payment is found if and only if there is one, with the fewest permanents and the least weight', () => {
    fc.assert(
      fc.property(board, (given) => {
        const plan = payMana(given.cost, given.means);
        const best = plan.ok ? bestOf(given.means.sources, plan.value) : undefined;
        expect(plan.ok ? [] : plan.issues.map(({ code }) => code)).toEqual(
          plan.ok ? [] : ['mtg.cantPayMana'],
        );
        expect(best).toEqual(bruteForce(given));
      }),
      { numRuns: 500 },
    );
  });

  it('118.3a: a plan, carried out, pays exactly, and uses no permanent twice', () => {
    fc.assert(
      fc.property(board, ({ cost, means }) => {
        const plan = payMana(cost, means);
        if (!plan.ok) return;
        const { taps, fromPool, spent, floating, pool, life } = plan.value;
        expect(new Set(taps.map(({ id }) => id)).size).toBe(taps.length);
        for (const tap of taps) expect(outputsOf(means.sources, tap)).not.toEqual([]);
        expect(life).toBe(2 * (means.phyrexianLife ?? 0));
        expect(pays(cost, means, countsOf(spent), true)).toBe(true);
        const flat = ({ restricted = [], ...mana }: ManaPool): Counts =>
          restricted.reduce(
            (sum, entry) => plus(sum, countsOf({ [entry.mana]: entry.amount })),
            countsOf(mana),
          );
        const made = taps.reduce<Counts>((sum, { mana }) => plus(sum, countsOf(mana)), countsOf({}));
        expect(plus(flat(fromPool), made)).toEqual(plus(countsOf(spent), flat(floating)));
        const kept = spendMana(means.pool, fromPool);
        expect(kept.ok && addMana(kept.value, floating)).toEqual({ ok: true, value: pool });
        expect(JSON.parse(JSON.stringify(plan.value))).toEqual(plan.value);
      }),
      { numRuns: 400 },
    );
  });

  it('the same question has the same answer, and sources are what their schema says', () => {
    fc.assert(
      fc.property(board, ({ cost, means }) => {
        expect(payMana(cost, means)).toEqual(payMana(cost, means));
        for (const found of means.sources) expect(manaSource.parse(found)).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });
});
