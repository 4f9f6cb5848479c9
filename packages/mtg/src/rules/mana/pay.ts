import { type Result, refuse } from '@reticle/core';
import { printManaCost, type ManaCost } from '../../language/mana.js';
import { EMPTY_POOL, type ManaPool } from '../../state/mana-pool.js';
import { lately, memo } from '../../state/memo.js';
import { entryAt } from '../../state/sure.js';
import { type Demand, type PaymentTerms, demandOf, typesOf } from './demand.js';
import { type ManaPayment, planOf, poolOffers, sourceOffers } from './offers.js';
import { cheapest } from './search.js';
import type { ManaSource } from './sources.js';

/** What there is to pay with, and how the cost was announced. */
export interface PaymentMeans extends PaymentTerms {
  readonly pool?: ManaPool | undefined;
  /** Permanents whose mana abilities could be activated (rule 601.2g). */
  readonly sources?: readonly ManaSource[] | undefined;
  /** What this payment is for: restricted mana with one of these purposes may be spent (rule 106.6). */
  readonly purposes?: readonly string[] | undefined;
}

const lacking = ({ classes }: Demand, wanted: readonly number[]) =>
  classes.flatMap((mask, index) => {
    const amount = entryAt(wanted, index);
    return amount > 0 ? { amount, of: typesOf(mask) } : [];
  });

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
  const tappable = purposes.length === 0 ? unrestricted(sources) : sourceOffers(sources, purposes);
  if (!tappable.ok) return tappable;
  const offers = [...poolOffers(pool, purposes), ...tappable.value];
  const found = cheapest(demand.value, offers);
  if ('tooLarge' in found) {
    return refuse({ code: 'mtg.tooMuchMana', data: { what: 'search', limit: found.tooLarge } });
  }
  if ('paid' in found) return planOf({ pool, sources }, offers, found.paid, demand.value.life);
  const lacks = lacking(demand.value, found.wanted);
  return refuse({ code: 'mtg.cantPayMana', data: { cost: printManaCost(cost), lacks, rule: '118.3' } });
}

/**
 * {@link payMana} for what is asked again and again: a cost with its X, from the same pool and the same sources. It is worked out
 * once; all of them are values.
 */
export const payManaAgain = (
  cost: ManaCost,
  X: number | undefined,
  pool: ManaPool,
  sources: readonly ManaSource[],
  asThough?: PaymentTerms['asThough'],
): Result<ManaPayment> => {
  if (asThough !== undefined) return payMana(cost, { X, pool, sources, asThough });
  const known = plans(sources)(pool)(cost);
  const found = known.get(X) ?? payMana(cost, { X, pool, sources });
  known.set(X, found);
  return found;
};

const plans = lately((_sources: readonly ManaSource[]) =>
  lately(
    (_pool: ManaPool) => memo((_cost: ManaCost) => new Map<number | undefined, Result<ManaPayment>>()),
    2,
  ),
);

/** What permanents offer for no particular purpose, worked out once for a list of them. */
const unrestricted = lately((sources: readonly ManaSource[]) => sourceOffers(sources, []));

/** Whether a cost of mana can be paid; `false` too where {@link payMana} refuses to search. */
export function canPayMana(cost: ManaCost, means: PaymentMeans = {}): boolean {
  return payMana(cost, means).ok;
}
