import { entryAt, sure } from '../../state/sure.js';
import { type Demand, bitOf } from './demand.js';

/**
 * The order in which types are spent: what is no mana first, then colourless, then the colours, since that is
 * least useful elsewhere.
 */
const SPENT_FIRST = [true, false].flatMap((exact) => [5, 0, 1, 2, 3, 4].map((type) => bitOf(type, exact)));
const NOTHING: readonly number[] = SPENT_FIRST.map(() => 0);

/**
 * What is still to be paid after a bundle of mana is spent as far as possible, and what of the bundle is
 * left, by type.
 */
interface SpendResult {
  readonly state: number;
  readonly left: readonly number[];
}

/** All partly paid states of a cost, numbered: spending mana lowers the number, and 0 is paid. */
interface PaymentSpace {
  readonly size: number;
  readonly numberOf: (counts: readonly number[]) => number;
  readonly countsOf: (state: number) => readonly number[];
  /**
   * Returns where one bundle (by the positions of `bitOf`) leads from a state; nowhere if it pays for
   * nothing.
   */
  readonly reach: (state: number, bundle: readonly number[]) => readonly SpendResult[];
}

/** Builds the space of a demand. Returns undefined if it has too many states. */
function paymentSpace({ classes, most }: Demand, mostStates: number): PaymentSpace | undefined {
  let size = 1;
  const steps = most.map((count) => {
    const step = size;
    size *= count + 1;
    return step;
  });
  if (size > mostStates) return undefined;
  const numberOf = (counts: readonly number[]) =>
    counts.reduce((sum, count, index) => sum + count * entryAt(steps, index), 0);
  const countAt = (state: number, index: number) =>
    Math.floor(state / entryAt(steps, index)) % (entryAt(most, index) + 1);
  const classesThat = (fit: (mask: number) => boolean): readonly number[] =>
    [...classes.keys()].filter((index) => fit(entryAt(classes, index)));

  /** For each type, the classes that it pays for; for each class, the strictly narrower classes. */
  const payableBy = NOTHING.map((_none, bit) => classesThat((mask) => (mask & (1 << bit)) !== 0));
  const narrower = classes.map((mask) => classesThat((other) => other !== mask && (other & mask) === other));

  /**
   * Returns where one mana of a type leads. Spending on a wider class while a narrower one is open gains
   * nothing, since the two payments could be swapped.
   */
  function spend(state: number, type: number): readonly number[] {
    const open = entryAt(payableBy, type).filter((index) => countAt(state, index) > 0);
    const narrowest = open.filter((index) => !entryAt(narrower, index).some((other) => open.includes(other)));
    return narrowest.map((index) => state - entryAt(steps, index));
  }

  function reach(from: number, bundle: readonly number[]): readonly SpendResult[] {
    let reached = new Map<number, readonly number[]>([[from, NOTHING]]);
    for (const type of SPENT_FIRST) {
      for (let unit = bundle[type] ?? 0; unit > 0; unit--) {
        const next = new Map<number, readonly number[]>();
        for (const [state, left] of reached) {
          const found = spend(state, type);
          for (const paid of found) if (!next.has(paid)) next.set(paid, left);
          if (found.length === 0 && !next.has(state))
            next.set(state, left.with(type, entryAt(left, type) + 1));
        }
        reached = next;
      }
    }
    reached.delete(from);
    return [...reached].map(([state, left]) => ({ state, left }));
  }

  const countsOf = (state: number) => classes.map((_mask, index) => countAt(state, index));
  return { size, numberOf, countsOf, reach };
}

/** The most states of a cost, the most steps of a search, and the most states that it stores. */
const MOST_STATES = 60_000;
const MOST_WORK = 20_000_000;
const MOST_KEPT = 6_000_000;

/** More than the number of ways of any offer. */
const WAYS = 512;

/** Something that can be used for mana several times: a kind of source, or one type of mana in the pool. */
export interface ManaOffer {
  readonly copies: number;
  /** What one use may give (by the positions of `bitOf`), and its price. */
  readonly ways: readonly { readonly mana: readonly number[]; readonly price: number }[];
}

/** One use of an offer in the cheapest payment: the offer, the way, and what of its mana is left. */
export interface OfferUse {
  readonly offer: number;
  readonly way: number;
  readonly left: readonly number[];
}

/** The cheapest payment; or what the nearest attempt still lacks, by class; or the limit that was reached. */
type CheapestPayment =
  | { readonly paid: readonly OfferUse[] }
  | { readonly wanted: readonly number[] }
  | { readonly tooLarge: number };

/** From which state each state was best reached by one more copy of an offer, and in which way. */
interface SearchStep {
  readonly offer: number;
  /** `state before * WAYS + way`, or -1 if the copy is not used. */
  readonly from: Int32Array;
}

/** Where one bundle leads from each state, as far as it was asked. */
type Row = (readonly SpendResult[] | undefined)[];

/** A way of an offer, with the row of its bundle. */
type KnownWay = ManaOffer['ways'][number] & { readonly row: Row };

/** Returns the ways of an offer with their rows. Equal bundles share a row. */
function knownWays(known: Map<string, Row>, { ways }: ManaOffer): readonly KnownWay[] {
  return ways.map(({ mana, price }) => {
    const key = mana.join(' ');
    const row = known.get(key) ?? [];
    known.set(key, row);
    return { mana, price, row };
  });
}

/** Adds one more copy of an offer, for every state. Returns undefined if that makes nothing cheaper. */
function relax(
  best: Float64Array,
  ways: readonly KnownWay[],
  { reach }: PaymentSpace,
): Int32Array | undefined {
  let from: Int32Array | undefined;
  // States are visited from the paid end, and lead only to lower ones, so no copy is used twice.
  for (let state = 0; state < best.length; state++) {
    const price = entryAt(best, state);
    if (price >= entryAt(best, 0)) continue;
    for (const [way, { mana, price: more, row }] of ways.entries()) {
      for (const { state: next } of (row[state] ??= reach(state, mana))) {
        if (price + more >= entryAt(best, next)) continue;
        best[next] = price + more;
        from ??= new Int32Array(best.length).fill(-1);
        from[next] = state * WAYS + way;
      }
    }
  }
  return from;
}

function nearest(best: Float64Array, { countsOf }: PaymentSpace): readonly number[] {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  // The state in which the search began was reached for nothing.
  return [...best.keys()]
    .filter((state) => best[state] !== Infinity)
    .map(countsOf)
    .reduce((wanted, counts) => (sum(counts) < sum(wanted) ? counts : wanted));
}

/**
 * Finds the cheapest set of uses that pays a demand. The search is complete: it goes through every partly
 * paid state of the cost, one copy of one offer after the other. Its work grows with states times copies; a
 * cost of n mana needs at most n copies of an offer.
 */
export function cheapest(demand: Demand, offers: readonly ManaOffer[]): CheapestPayment {
  const space = paymentSpace(demand, MOST_STATES);
  if (!space) return { tooLarge: MOST_STATES };
  const best = new Float64Array(space.size).fill(Infinity);
  const longest = Math.max(0, ...demand.starts.map((start) => start.reduce((sum, count) => sum + count, 0)));
  for (const start of demand.starts) best[space.numberOf(start)] = 0;
  const known = new Map<string, Row>();
  const steps: SearchStep[] = [];
  let work = 0;
  for (const [index, offer] of offers.entries()) {
    const ways = knownWays(known, offer);
    for (let copy = Math.min(offer.copies, longest); copy > 0; copy--) {
      work += space.size * offer.ways.length;
      if (work > MOST_WORK) return { tooLarge: MOST_WORK };
      if (steps.length * space.size > MOST_KEPT) return { tooLarge: MOST_KEPT };
      const from = relax(best, ways, space);
      if (!from) break;
      steps.push({ offer: index, from });
    }
  }
  if (best[0] === Infinity) return { wanted: nearest(best, space) };
  const paid: OfferUse[] = [];
  let state = 0;
  for (const { offer, from } of steps.toReversed()) {
    const came = entryAt(from, state);
    if (came < 0) continue;
    const [before, way] = [Math.floor(came / WAYS), came % WAYS];
    const ends = space.reach(before, entryAt(entryAt(offers, offer).ways, way).mana);
    paid.push({ offer, way, left: sure(ends.find((end) => end.state === state)).left });
    state = before;
  }
  return { paid: paid.toReversed() };
}
