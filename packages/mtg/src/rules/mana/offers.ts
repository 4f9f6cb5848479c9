import { type Result, ok, refuse } from '@reticle/core';
import { MANA_LIMITS, MANA_TYPES, type ManaAmounts, type ManaType } from '../../language/mana.js';
import {
  EMPTY_POOL,
  type ManaPool,
  addMana,
  amountsOf,
  restrictedIn,
  restrictedTo,
  spendMana,
} from '../../state/mana-pool.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { entryAt, sure } from '../../state/sure.js';
import type { ManaOffer, OfferUse } from './search.js';
import type { ManaOutput, ManaSource } from './sources.js';

/**
 * What a payment costs apart from mana, in order of importance: sources, then weight, then flexibility, then
 * the pool's mana.
 */
const PRICE = { source: 1e12, weight: 1e7, flexibility: 1e3, colorInPool: 2, colorlessInPool: 1 } as const;
const MOST_SOURCES = 10_000;
const MOST_WAYS = 512;
const MOST_FLEXIBILITY = 24;

/** One way to use a permanent: one output of one of its abilities. */
interface SourceWay {
  readonly id: string;
  readonly abilityId: string;
  readonly output: number;
  readonly of: ManaOutput;
}

/** What an offer of the search stands for. */
type Origin =
  | { readonly from: 'pool'; readonly mana: ManaType; readonly only?: string }
  /** Permanents that can do the same, in order, each with its ways in the order of the offer. */
  | { readonly from: 'sources'; readonly members: readonly (readonly SourceWay[])[] };

/** An offer of the search, with what it stands for. */
export interface OriginalOffer extends ManaOffer {
  readonly origin: Origin;
}
const NO_MANA: readonly number[] = MANA_TYPES.map(() => 0);
const vectorOf = (mana: ManaAmounts, exact?: true): readonly number[] => {
  const amounts = MANA_TYPES.map((type) => mana[type] ?? 0);
  return exact ? [...NO_MANA, ...amounts] : amounts;
};

/** Returns what the pool offers for these purposes: each type once, and each restriction once. */
export function poolOffers(pool: ManaPool, purposes: readonly string[]): readonly OriginalOffer[] {
  const offers: OriginalOffer[] = [];
  const add = (copies: number, mana: ManaType, price: number, only?: string): void => {
    if (copies > 0)
      offers.push({
        copies,
        ways: [{ mana: vectorOf({ [mana]: 1 }), price }],
        origin: { from: 'pool', mana, ...withoutUndefined({ only }) },
      });
  };
  for (const { mana, amount, only } of restrictedIn(pool))
    if (purposes.includes(only)) add(amount, mana, 0, only);
  for (const mana of MANA_TYPES)
    add(pool[mana] ?? 0, mana, mana === 'colorless' ? PRICE.colorlessInPool : PRICE.colorInPool);
  return offers;
}

/** Returns the ways to use each permanent for these purposes, by permanent, in order. */
function waysById(
  sources: readonly ManaSource[],
  purposes: readonly string[],
): readonly (readonly SourceWay[])[] {
  const byId = new Map<string, SourceWay[]>();
  for (const { id, abilityId, outputs } of sources) {
    const ways = byId.get(id) ?? [];
    byId.set(id, ways);
    for (const [output, of] of outputs.entries()) {
      if (of.only === undefined || purposes.includes(of.only)) ways.push({ id, abilityId, output, of });
    }
  }
  return [...byId.values()];
}

/**
 * Returns how much else a permanent could do, for any purpose: the types that it makes, and the mana beyond
 * one.
 */
function flexibilityOf(all: readonly SourceWay[]): number {
  const ways = all.filter(({ of }) => of.only === undefined);
  const types = MANA_TYPES.filter((type) => ways.some(({ of }) => (of.mana[type] ?? 0) > 0)).length;
  const most = Math.max(
    1,
    ...ways.map(({ of }) => vectorOf(of.mana).reduce((total, count) => total + count, 0)),
  );
  return Math.min(MOST_FLEXIBILITY, types + most - 1);
}

const bundleOf = ({ mana, exact }: ManaOutput): string => {
  const { white, blue, black, red, green, colorless } = mana;
  return `${white ?? 0} ${blue ?? 0} ${black ?? 0} ${red ?? 0} ${green ?? 0} ${colorless ?? 0}${exact ? '!' : ''}`;
};

const weightOf = ({ weight = 0 }: ManaOutput): number => weight;

/** Returns a string for a permanent's ways. Permanents with the same ways have the same string. */
const textOf = (ways: readonly SourceWay[]): string =>
  ways.map(({ of }) => `${bundleOf(of)} ${weightOf(of)} ${of.only ?? ''}`).join('|');

/**
 * Returns the positions of the ways worth using: the one of least weight for each bundle, in the order of the
 * bundles.
 */
function worthTaking(ways: readonly SourceWay[]): readonly number[] {
  const best = new Map<string, number>();
  for (const [index, { of }] of ways.entries()) {
    const known = best.get(bundleOf(of));
    if (known === undefined || weightOf(of) < weightOf(entryAt(ways, known).of))
      best.set(bundleOf(of), index);
  }
  return [...best].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, index]) => index);
}

const pick = (ways: readonly SourceWay[], places: readonly number[]): readonly SourceWay[] =>
  places.map((place) => entryAt(ways, place));

/**
 * Returns what permanents offer. Permanents that can do the same are one offer. Refuses with
 * `mtg.tooMuchMana` if there are too many.
 */
export function sourceOffers(
  sources: readonly ManaSource[],
  purposes: readonly string[],
): Result<readonly OriginalOffer[]> {
  const permanents = waysById(sources, purposes).filter((ways) => ways.length > 0);
  if (sources.length > MOST_SOURCES || permanents.some((ways) => ways.length > MOST_WAYS)) {
    return refuse({ code: 'mtg.tooMuchMana', data: { what: 'sources', limit: MOST_SOURCES } });
  }
  // Different strings may mean the same kind: the same ways in another order.
  const byText = new Map<string, { places: readonly number[]; members: (readonly SourceWay[])[] }>();
  const kinds = new Map<string, (readonly SourceWay[])[]>();
  for (const ways of permanents) {
    const text = textOf(ways);
    let known = byText.get(text);
    if (!known) {
      const places = worthTaking(ways);
      const kind = textOf(pick(ways, places));
      known = { places, members: kinds.get(kind) ?? [] };
      kinds.set(kind, known.members);
      byText.set(text, known);
    }
    // A payment never needs more of one kind than its limit.
    if (known.members.length < MANA_LIMITS.payment) known.members.push(pick(ways, known.places));
  }
  return ok(
    [...kinds.values()].map((members) => {
      const ways = entryAt(members, 0);
      const each = PRICE.source + PRICE.flexibility * flexibilityOf(ways);
      return {
        copies: members.length,
        ways: ways.map(({ of }) => ({
          mana: vectorOf(of.mana, of.exact),
          price: each + PRICE.weight * weightOf(of),
        })),
        origin: { from: 'sources', members },
      };
    }),
  );
}

/** One mana ability to activate: the permanent, its ability, the chosen output, and the mana it adds. */
export interface ManaTap {
  readonly id: string;
  readonly abilityId: string;
  readonly output: number;
  readonly mana: ManaAmounts;
  readonly only?: string;
  /** It pays for its part of the cost, and is no mana. */
  readonly exact?: true;
  /** The part of the mana that mana abilities add which trigger on this one. */
  readonly triggered?: ManaAmounts;
}

/** A complete plan: activate the taps, spend the mana, pay the life. */
export interface ManaPayment {
  /** In the order of the sources, each permanent at most once. */
  readonly taps: readonly ManaTap[];
  /** What is spent from the pool as it was. */
  readonly fromPool: ManaPool;
  /** All spent mana by type, from pool and taps together. */
  readonly spent: ManaAmounts;
  /** What the taps add and nothing spends. */
  readonly floating: ManaPool;
  /** The pool afterwards: what stays in it, and what floats. */
  readonly pool: ManaPool;
  /** The life paid for Phyrexian symbols. */
  readonly life: number;
}

/** Returns mana as it lies in a pool, restricted to its purpose if it has one. */
export const portion = (mana: ManaAmounts, only: string | undefined): ManaPool =>
  only === undefined ? mana : restrictedTo(mana, only);
const leftOf = ({ left }: OfferUse): ManaAmounts =>
  amountsOf((type) => entryAt(left, MANA_TYPES.indexOf(type)));

/** One tap, with what of its mana floats. The members of an offer are used in order. */
interface TapUse {
  readonly tap: ManaTap;
  readonly left: ManaAmounts;
}

function tapsOf(offers: readonly OriginalOffer[], uses: readonly OfferUse[]): readonly TapUse[] {
  return offers.flatMap(({ origin }, index) => {
    if (origin.from === 'pool') return [];
    return uses
      .filter(({ offer }) => offer === index)
      .map((use, nth) => {
        const { id, abilityId, output, of } = entryAt(entryAt(origin.members, nth), use.way);
        const mana = amountsOf((type) => of.mana[type] ?? 0);
        return {
          tap: {
            id,
            abilityId,
            output,
            mana,
            ...withoutUndefined({ only: of.only, exact: of.exact, triggered: of.triggered }),
          },
          left: leftOf(use),
        };
      });
  });
}

function sum(portions: readonly ManaPool[]): Result<ManaPool> {
  let total: Result<ManaPool> = ok(EMPTY_POOL);
  for (const more of portions) total = total.ok ? addMana(total.value, more) : total;
  return total;
}

function fromPoolOf(offers: readonly OriginalOffer[], uses: readonly OfferUse[]): Result<ManaPool> {
  return sum(
    uses.flatMap(({ offer }) => {
      const { origin } = entryAt(offers, offer);
      return origin.from === 'pool' ? portion({ [origin.mana]: 1 }, origin.only) : [];
    }),
  );
}

/** Builds the plan: the taps in the order of the sources, and the sums of what they add, spend and leave. */
export function planOf(
  { pool, sources }: { readonly pool: ManaPool; readonly sources: readonly ManaSource[] },
  offers: readonly OriginalOffer[],
  uses: readonly OfferUse[],
  life: number,
): Result<ManaPayment> {
  const order = new Map(sources.map(({ id }, index) => [id, index]));
  const used = tapsOf(offers, uses).toSorted((a, b) => sure(order.get(a.tap.id)) - sure(order.get(b.tap.id)));
  const fromPool = fromPoolOf(offers, uses);
  if (!fromPool.ok) return fromPool;
  const floating = sum(used.map(({ tap, left }) => portion(left, tap.only)));
  if (!floating.ok) return floating;
  const kept = spendMana(pool, fromPool.value);
  const after = kept.ok ? addMana(kept.value, floating.value) : kept;
  if (!after.ok) return after;
  const restricted = restrictedIn(fromPool.value);
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
