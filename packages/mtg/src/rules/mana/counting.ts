import { MANA_TYPES, type ManaAmounts, type ManaCost, type ManaType } from '../../language/mana.js';
import type { ManaPool } from '../../state/mana-pool.js';
import { lately, memo } from '../../state/memo.js';
import { entryAt } from '../../state/sure.js';
import { type Demand, type PaymentTerms, bitOf, demandOf } from './demand.js';
import type { ManaSource } from './sources.js';

/**
 * Decides by counting whether a mana cost can be paid. It can decide if each permanent gives at most one
 * mana, of one of several types; otherwise `payMana` must search, and it returns undefined. The cost can be
 * paid exactly if, for every set of its classes, there is as much mana that pays for one of them as they want
 * together (Hall's theorem). `counting.laws.test.ts` has the law.
 */
export function countPayable(
  sources: readonly ManaSource[],
  pool: ManaPool,
  { cost, X, onlyOnX, without, asThough }: CostQuestion,
): boolean | undefined {
  const supply = supplyOf(sources);
  if (!supply) return undefined;
  const demand = demandFor(cost, { X, restrict: onlyOnX && { X: onlyOnX }, asThough });
  if (demand === 'uncounted') return undefined;
  if (demand === 'refused') return false;
  const missing = without === undefined ? 0 : (supply.typesOf.get(without) ?? 0);
  return demand.starts.some((start) =>
    isMet(demand.classes, start, (wanted) => {
      const own = (missing & wanted) === 0 ? 0 : 1;
      return inPool(pool, wanted) + countGiving(supply, wanted) - own;
    }),
  );
}

/** The cost to decide about, with what was announced for it. */
interface CostQuestion {
  readonly cost: ManaCost;
  readonly X?: number | undefined;
  /** The only types of mana that may be spent on X. */
  readonly onlyOnX?: readonly ManaType[] | undefined;
  readonly asThough?: PaymentTerms['asThough'];
  /** A permanent that gives no mana. */
  readonly without?: string | undefined;
}

/** The mana that permanents give. Sets of types are bits, in the order of {@link MANA_TYPES}. */
interface Supply {
  /** The types of which each permanent can give one mana, by its id. */
  readonly typesOf: ReadonlyMap<string, number>;
  /** How many permanents give the same types. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The limits of counting, so that a search with its own limits finds whatever counting allows. */
const MOST = { sources: 1_000, ways: 512, classes: 8, states: 1_000 } as const;

/**
 * Returns what permanents give, cached by list. Returns undefined if one of them may give more than one mana.
 */
const supplyOf = lately((sources: readonly ManaSource[]): Supply | undefined => {
  if (sources.length > MOST.sources) return undefined;
  const typesOf = new Map<string, number>();
  const ways = new Map<string, number>();
  for (const { id, outputs } of sources) {
    let types = typesOf.get(id) ?? 0;
    for (const { mana, only, exact } of outputs) {
      if (only !== undefined) continue;
      const type = singleType(mana, exact);
      if (type === undefined) return undefined;
      types |= type;
    }
    const count = (ways.get(id) ?? 0) + outputs.length;
    if (count > MOST.ways) return undefined;
    ways.set(id, count);
    typesOf.set(id, types);
  }
  const counts = new Map<number, number>();
  for (const types of typesOf.values()) counts.set(types, (counts.get(types) ?? 0) + 1);
  return { typesOf, counts };
});

/** Counts the permanents that give mana of one of these types. */
function countGiving({ counts }: Supply, wanted: number): number {
  let sum = 0;
  for (const [types, count] of counts) if ((types & wanted) !== 0) sum += count;
  return sum;
}

/** Returns the type of a bundle of one mana, as a bit. */
function singleType(mana: ManaAmounts, exact?: true): number | undefined {
  let found: number | undefined;
  for (const [bit, type] of MANA_TYPES.entries()) {
    const amount = mana[type] ?? 0;
    if (amount === 0) continue;
    if (amount > 1 || found !== undefined) return undefined;
    found = 1 << bitOf(bit, exact);
  }
  return found;
}

function inPool(pool: ManaPool, wanted: number): number {
  let sum = 0;
  for (const [bit, type] of MANA_TYPES.entries()) if ((wanted & (1 << bit)) !== 0) sum += pool[type] ?? 0;
  return sum;
}

/** Whether each set of classes finds as much mana as it wants. */
function isMet(
  classes: readonly number[],
  start: readonly number[],
  paying: (types: number) => number,
): boolean {
  for (let set = 1; set < 1 << classes.length; set++) {
    let types = 0;
    let wanted = 0;
    for (let index = 0; index < classes.length; index++) {
      if ((set & (1 << index)) === 0 || start[index] === 0) continue;
      types |= entryAt(classes, index);
      wanted += entryAt(start, index);
    }
    if (wanted > paying(types)) return false;
  }
  return true;
}

type Countable = Demand | 'refused' | 'uncounted';

function countable(cost: ManaCost, terms: PaymentTerms): Countable {
  const demand = demandOf(cost, terms);
  if (!demand.ok) return 'refused';
  const states = demand.value.most.reduce((product, count) => product * (count + 1), 1);
  return states > MOST.states || demand.value.classes.length > MOST.classes ? 'uncounted' : demand.value;
}

/** The demands of costs, each computed once. */
const demands = memo((_cost: ManaCost) => new Map<number | undefined, Countable>());

function demandFor(cost: ManaCost, terms: PaymentTerms): Countable {
  const { X, restrict, asThough } = terms;
  if (restrict !== undefined || asThough !== undefined) return countable(cost, terms);
  const known = demands(cost).get(X);
  if (known !== undefined) return known;
  const found = countable(cost, terms);
  demands(cost).set(X, found);
  return found;
}
