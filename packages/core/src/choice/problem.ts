import { boundsOf, numberTest, type NumericComparison, type FilterContext } from '../filter/comparison.js';

/**
 * One slot of a choice problem: which positions it may take, how many, and which it holds already (`picked`).
 */
export interface SlotDomain {
  /** The positions that it may take, ascending, without those picked. */
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly picked: readonly number[];
}

/**
 * A relation as a small automaton. It reads the chosen things one by one, in any order, and ends in a state
 * that it accepts or not. States are strings, so that equal states can be recognised.
 */
export interface RelationRule {
  readonly slots: readonly number[];
  readonly start: string;
  /**
   * Returns the state after one more thing. Returns undefined if nothing can make the relation hold any more.
   */
  step(state: string, position: number): string | undefined;
  accepts(state: string): boolean;
  /** Ranks things: in this order the automaton has the fewest states. */
  readonly order?: (position: number) => string;
  /**
   * Given the things that may come, in order, returns a function that simplifies a state once those up to
   * `layer` have been read: states that nothing to come can tell apart become one. The function returns
   * undefined if nothing to come can make the relation hold.
   */
  along?(positions: readonly number[]): (state: string, layer: number) => string | undefined;
}

/** Slots of which no two may hold the same thing. */
export type Exclusion = readonly number[];

/** Slots with fixed domains, and what ties them together. */
export interface ChoiceProblem {
  readonly slots: readonly SlotDomain[];
  readonly exclusions: readonly Exclusion[];
  readonly rules: readonly RelationRule[];
}

/** The chosen positions of each slot, ascending. */
export type Picks = readonly (readonly number[])[];

/** Returns each position once, ascending. */
export function ascending(positions: Iterable<number>): readonly number[] {
  return [...new Set(positions)].toSorted((a, b) => a - b);
}

/**
 * Groups the slots that relations tie to each other, directly or through others. Each group is solved
 * separately.
 */
export function components({ slots, exclusions, rules }: ChoiceProblem): readonly (readonly number[])[] {
  const group = slots.map((_slot, index) => index);
  const tiesAll = ({ length }: Exclusion): boolean => length > 0 && length === slots.length;
  if (exclusions.some(tiesAll)) return [group];
  for (const tied of [...exclusions, ...rules.map((rule) => rule.slots)]) {
    const merged = new Set(tied.map((slot) => group[slot]));
    const [first = 0] = merged;
    group.forEach((of, slot) => {
      if (merged.has(of)) group[slot] = first;
    });
  }
  return [...new Set(group)].map((wanted) => group.flatMap((of, slot) => (of === wanted ? [slot] : [])));
}

/** Makes the part of a problem that concerns some of its slots, renumbered from 0. */
export function part(problem: ChoiceProblem, members: readonly number[]): ChoiceProblem {
  if (members.length === problem.slots.length) return problem;
  const renumber = (slots: readonly number[]) => slots.map((slot) => members.indexOf(slot));
  const within = (slots: readonly number[]) => slots.some((slot) => members.includes(slot));
  return {
    slots: members.flatMap((member) => problem.slots[member] ?? []),
    exclusions: problem.exclusions.filter(within).map(renumber),
    rules: problem.rules
      .filter((rule) => within(rule.slots))
      .map((rule) => ({ ...rule, slots: renumber(rule.slots) })),
  };
}

/** The relations of a spec as automata over positions. */

/** Reads a property of the thing at a position. */
export type PropertyAt = (position: number, property: string) => unknown;

/**
 * Lists the values of a property: the entries of a list, or the one value. Each is written as JSON, so that 1
 * is not "1".
 */
function valuesAt(read: PropertyAt, position: number, property: string): readonly string[] {
  const found = read(position, property);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.flatMap((entry) =>
    typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean'
      ? [JSON.stringify(entry)]
      : [],
  );
}

/** JSON text never holds a line break. */
const SEPARATOR = '\n';
const join = (values: Iterable<string>): string => [...new Set(values)].toSorted().join(SEPARATOR);
const split = (state: string): readonly string[] => (state === '' ? [] : state.split(SEPARATOR));

/**
 * Makes the rule that all things share one value of the property. A thing without the property shares none.
 * The state is the set of values that all things so far share.
 */
export function sameRule(slots: readonly number[], property: string, read: PropertyAt): RelationRule {
  return {
    slots,
    start: '',
    step(state, position) {
      const values = valuesAt(read, position, property);
      const so = split(state);
      const shared = state === '' ? values : values.filter((entry) => so.includes(entry));
      return shared.length === 0 ? undefined : join(shared);
    },
    accepts: () => true,
  };
}

/**
 * Makes the rule that no two things share a value of the property. A thing without the property shares none.
 * The state is the set of values used so far.
 */
export function distinctRule(slots: readonly number[], property: string, read: PropertyAt): RelationRule {
  return {
    slots,
    start: '',
    step(state, position) {
      const used = split(state);
      const values = valuesAt(read, position, property);
      return values.some((entry) => used.includes(entry)) ? undefined : join([...used, ...values]);
    },
    accepts: () => true,
    order: (position) => join(valuesAt(read, position, property)),
    along(positions) {
      const last = new Map<string, number>();
      positions.forEach((position, layer) => {
        for (const entry of valuesAt(read, position, property)) last.set(entry, layer);
      });
      return (state, layer) => join(split(state).filter((entry) => (last.get(entry) ?? -1) > layer));
    },
  };
}

/** The factor of sums: they are kept in whole millionths, so that they come out the same in every order. */
const MILLION = 1e6;
/** The state of a sum that nothing to come can spoil. */
const ENOUGH = 'enough';

/**
 * Makes the rule that the sum of the property satisfies a comparison. A thing without the number cannot be
 * added. The state is the sum so far.
 */
export function sumRule(
  slots: readonly number[],
  property: string,
  is: NumericComparison,
  { read, context }: { readonly read: PropertyAt; readonly context: FilterContext },
): RelationRule {
  const millionths = (position: number): number | undefined => {
    const found = read(position, property);
    return typeof found === 'number' ? Math.round(found * MILLION) : undefined;
  };
  const holds = numberTest(is);
  const accepts = (state: string) => state === ENOUGH || holds(Number(state) / MILLION, context);
  return {
    slots,
    start: '0',
    step(state, position) {
      const added = millionths(position);
      if (added === undefined) return undefined;
      return state === ENOUGH ? ENOUGH : String(Number(state) + added);
    },
    accepts,
    along(positions) {
      const { low, high } = interval(is, context);
      const falls = tails(positions, (position) => slots.length * Math.min(0, millionths(position) ?? 0));
      const rises = tails(positions, (position) => slots.length * Math.max(0, millionths(position) ?? 0));
      return (state, layer) => {
        if (state === ENOUGH) return state;
        const least = Number(state) + (falls[layer] ?? 0);
        const most = Number(state) + (rises[layer] ?? 0);
        if (least > high || most < low) return undefined;
        return accepts(String(least)) && high === Infinity ? ENOUGH : state;
      };
    },
  };
}

/** Returns the lowest and the highest number, in millionths, that a comparison may accept. */
function interval(
  is: NumericComparison,
  context: FilterContext,
): { readonly low: number; readonly high: number } {
  let [low, high] = [-Infinity, Infinity];
  for (const { operator, bound } of boundsOf(is)) {
    const limit = MILLION * (typeof bound === 'number' ? bound : (context.number(bound) ?? NaN));
    if (operator !== 'lt' && operator !== 'lte') low = Math.max(low, Math.floor(limit));
    if (operator !== 'gt' && operator !== 'gte') high = Math.min(high, Math.ceil(limit));
  }
  return { low, high };
}

/** Returns for each layer the sum over all later layers. */
function tails(positions: readonly number[], summand: (position: number) => number): readonly number[] {
  let sum = 0;
  return positions
    .toReversed()
    .map((position) => {
      const later = sum;
      sum += summand(position);
      return later;
    })
    .toReversed();
}
