import { ok, type Result } from '@reticle/core';
import { MANA_TYPES, type ManaAmounts } from './mana.js';
import type { OriginalOffer } from './offers.js';
import { addMana, amountsOf, EMPTY_POOL, spendMana, type ManaPool } from './pool.js';
import type { Use } from './search.js';
import type { ManaSource } from './sources.js';

/** One mana ability to activate: the permanent, its ability, which of its outputs, and what that adds. */
export interface ManaTap {
  readonly id: string;
  readonly abilityId: string;
  readonly output: number;
  readonly mana: ManaAmounts;
  readonly only?: string;
}

/** An exact plan: activate the taps, spend the mana, pay the life. */
export interface ManaPayment {
  /** In the order of the sources; each permanent once at most. */
  readonly taps: readonly ManaTap[];
  /** What of the pool as it was is spent. */
  readonly fromPool: ManaPool;
  /** All mana that is spent, by type: pool and taps together. */
  readonly spent: ManaAmounts;
  /** What the taps add and nobody spends. */
  readonly floating: ManaPool;
  /** The pool afterwards: what stays of it, and what floats. */
  readonly pool: ManaPool;
  /** Life paid for Phyrexian symbols. */
  readonly life: number;
}

const portion = (mana: ManaAmounts, only: string | undefined): ManaPool =>
  only === undefined
    ? mana
    : {
        restricted: MANA_TYPES.flatMap((type) => {
          const amount = mana[type] ?? 0;
          return amount > 0 ? [{ mana: type, amount, only }] : [];
        }),
      };

const leftOf = ({ left }: Use): ManaAmounts => amountsOf((type) => left[MANA_TYPES.indexOf(type)] ?? 0);

/** A use of a permanent, with what of it floats. The members of an offer are taken in their order. */
interface TapUse {
  readonly tap: ManaTap;
  readonly left: ManaAmounts;
}

function tapsOf(offers: readonly OriginalOffer[], uses: readonly Use[]): readonly TapUse[] {
  return offers.flatMap(({ origin }, index) => {
    if (origin.from === 'pool') return [];
    return uses
      .filter(({ offer }) => offer === index)
      .flatMap((use, nth) => {
        const { ways = [], places = [] } = origin.members[nth] ?? {};
        const way = ways[places[use.way] ?? -1];
        if (!way) return [];
        const { id, abilityId, output, of } = way;
        const tap = { id, abilityId, output, mana: amountsOf((type) => of.mana[type] ?? 0) };
        return [{ tap: of.only === undefined ? tap : { ...tap, only: of.only }, left: leftOf(use) }];
      });
  });
}

function sum(portions: readonly ManaPool[]): Result<ManaPool> {
  let total: Result<ManaPool> = ok(EMPTY_POOL);
  for (const more of portions) total = total.ok ? addMana(total.value, more) : total;
  return total;
}

function fromPoolOf(offers: readonly OriginalOffer[], uses: readonly Use[]): Result<ManaPool> {
  return sum(
    uses.flatMap(({ offer }) => {
      const origin = offers[offer]?.origin;
      return origin?.from === 'pool' ? portion({ [origin.mana]: 1 }, origin.only) : [];
    }),
  );
}

/** The taps in the order of the sources, and the sums of what they add, spend and leave. */
export function planOf(
  { pool, sources }: { readonly pool: ManaPool; readonly sources: readonly ManaSource[] },
  offers: readonly OriginalOffer[],
  uses: readonly Use[],
  life: number,
): Result<ManaPayment> {
  const order = new Map(sources.map(({ id }, index) => [id, index]));
  const used = tapsOf(offers, uses).toSorted(
    (a, b) => (order.get(a.tap.id) ?? 0) - (order.get(b.tap.id) ?? 0),
  );
  const fromPool = fromPoolOf(offers, uses);
  if (!fromPool.ok) return fromPool;
  const floating = sum(used.map(({ tap, left }) => portion(left, tap.only)));
  if (!floating.ok) return floating;
  const kept = spendMana(pool, fromPool.value);
  const after = kept.ok ? addMana(kept.value, floating.value) : kept;
  if (!after.ok) return after;
  const restricted = fromPool.value.restricted ?? [];
  const spent = amountsOf(
    (type) =>
      (fromPool.value[type] ?? 0) +
      restricted.reduce((total, { mana, amount }) => total + (mana === type ? amount : 0), 0) +
      used.reduce((total, { tap, left }) => total + (tap.mana[type] ?? 0) - (left[type] ?? 0), 0),
  );
  return ok({
    taps: used.map(({ tap }) => tap),
    fromPool: fromPool.value,
    spent,
    floating: floating.value,
    pool: after.value,
    life,
  });
}
