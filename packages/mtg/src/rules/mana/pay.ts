import { type Result, refuse } from '@reticle/core';
import { printManaCost, type ManaCost } from '../../language/mana.js';
import { EMPTY_POOL, type ManaPool } from '../../state/mana-pool.js';
import { lately, memo } from '../../state/memo.js';
import { entryAt } from '../../state/sure.js';
import { type Demand, type PaymentTerms, demandOf, typesOf } from './demand.js';
import { type ManaPayment, planOf, poolOffers, sourceOffers } from './offers.js';
import { cheapest } from './search.js';
import type { ManaSource } from './sources.js';

/** What a player can pay with, and how the cost was announced. */
export interface PaymentMeans extends PaymentTerms {
  readonly pool?: ManaPool | undefined;
  /** Permanents whose mana abilities could be activated (rule 601.2g). */
  readonly sources?: readonly ManaSource[] | undefined;
  /** The purposes of this payment: mana restricted to one of them may be spent (rule 106.6). */
  readonly purposes?: readonly string[] | undefined;
}

const missingMana = ({ classes }: Demand, wanted: readonly number[]) =>
  classes.flatMap((mask, index) => {
    const amount = entryAt(wanted, index);
    return amount > 0 ? { amount, of: typesOf(mask) } : [];
  });

/**
 * Finds how a mana cost is paid (rules 118.3a, 601.2g, 601.2h): the plan with the fewest permanents; among
 * those the least weight, then the permanents that could do least else, then the first ones. The pool is
 * spent before anything is tapped. If there is any way to pay, one is found. X and the life for Phyrexian
 * symbols are the player's to announce, so they are taken as given.
 *
 * @returns the plan, or `mtg.cantPayMana` (rule 118.3) with what the nearest attempt lacks, `mtg.announceX`,
 * `mtg.wrongPhyrexianLife`, or `mtg.tooMuchMana` if the cost or the board exceeds the limits
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
  const lacks = missingMana(demand.value, found.wanted);
  return refuse({ code: 'mtg.cantPayMana', data: { cost: printManaCost(cost), lacks, rule: '118.3' } });
}

/**
 * Does what {@link payMana} does for questions that repeat: a cost with its X, from the same pool and the
 * same sources. Each plan is computed once, since all of these are values.
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

/** Returns what permanents offer for no particular purpose, cached by list. */
const unrestricted = lately((sources: readonly ManaSource[]) => sourceOffers(sources, []));

/** Whether a mana cost can be paid. Also false if {@link payMana} refuses to search. */
export function canPayMana(cost: ManaCost, means: PaymentMeans = {}): boolean {
  return payMana(cost, means).ok;
}
