import { ok, refuse, type GameIssue, type Result } from '@reticle/core';
import { demandOf, typesOf, type Demand, type PaymentTerms } from './demand.js';
import { MANA_LIMITS, MANA_TYPES, type ManaAmounts, type ManaCost } from './mana.js';
import { poolOffers, sourceOffers, type OriginalOffer } from './offers.js';
import { addMana, amountsOf, EMPTY_POOL, spendMana, type ManaPool } from './pool.js';
import { cheapest, type Use } from './search.js';
import type { ManaSource } from './sources.js';
import { printManaCost } from './symbols.js';

/** What there is to pay with, and how the cost was announced. */
export interface PaymentMeans extends PaymentTerms {
  readonly pool?: ManaPool | undefined;
  /** Permanents whose mana abilities could be activated (rule 601.2g). */
  readonly sources?: readonly ManaSource[] | undefined;
  /** What this payment is for: restricted mana with one of these purposes may be spent (rule 106.6). */
  readonly purposes?: readonly string[] | undefined;
}

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
        const way = origin.members[nth]?.[use.way];
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

const lacking = ({ classes }: Demand, wanted: readonly number[]) =>
  classes.flatMap((mask, index) => {
    const amount = wanted[index] ?? 0;
    return amount > 0 ? { amount, of: typesOf(mask) } : [];
  });

const tooLarge = (limit: number): GameIssue => ({ code: 'mtg.tooMuchMana', data: { what: 'search', limit } });

/** The taps in the order of the sources, and the sums of what they add, spend and leave. */
function planOf(
  { pool = EMPTY_POOL, sources = [] }: PaymentMeans,
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

/**
 * How a cost of mana is paid (rules 118.3a, 601.2g and 601.2h): a plan that uses the fewest permanents; of those the
 * least weight, then those that could do least else, then the first. The pool is spent before anything is tapped. If
 * there is any way to pay, one is found. Nothing is searched that is the player's to announce: X and life for Phyrexian
 * symbols are as given.
 *
 * @returns the plan, or `mtg.cantPayMana` (rule 118.3) with what the nearest attempt lacks; `mtg.announceX`,
 *   `mtg.wrongPhyrexianLife`; `mtg.tooMuchMana` where cost or board are beyond all measure
 */
export function payMana(cost: ManaCost, means: PaymentMeans = {}): Result<ManaPayment> {
  const { pool = EMPTY_POOL, sources = [], purposes = [] } = means;
  const demand = demandOf(cost, means);
  if (!demand.ok) return demand;
  const tappable = sourceOffers(sources, purposes);
  if (!tappable.ok) return tappable;
  const offers = [...poolOffers(pool, purposes), ...tappable.value];
  const found = cheapest(demand.value, offers);
  if ('tooLarge' in found) return refuse(tooLarge(MANA_LIMITS.payment));
  if ('paid' in found) return planOf(means, offers, found.paid, demand.value.life);
  const lacks = lacking(demand.value, found.wanted);
  return refuse({ code: 'mtg.cantPayMana', data: { cost: printManaCost(cost), lacks, rule: '118.3' } });
}

/** Whether a cost of mana can be paid; `false` too where {@link payMana} refuses to search. */
export function canPayMana(cost: ManaCost, means: PaymentMeans = {}): boolean {
  return payMana(cost, means).ok;
}
