import type { Budget } from './diagram.js';
import type { ChoiceProblem, Picks, SlotDomain } from './problem.js';

/**
 * Slots that share nothing, solved without search by Hall's theorem (P. Hall, "On Representatives of
 * Subsets", 1935, in its form with demands). The slots can all be filled if and only if every set of slots
 * has, among the candidates of its members, at least as many things as it still needs. A set that has exactly
 * as many is tight: no other slot may take from it.
 */

/** The most slots that the theorem is asked about: sets of slots are bit masks, and all sets are examined. */
const SLOT_LIMIT = 12;

/** A choice problem that Hall's theorem decides. */
export interface HallProblem {
  /** The number of sets of slots to examine. */
  readonly steps: number;
  /**
   * Returns what can be added to each slot so that all can still be filled. Returns undefined if they cannot.
   */
  next(): Picks | undefined;
}

/**
 * Makes a problem that the theorem decides: a single slot, or one exclusion over all slots, and no rule.
 * Returns undefined for any other.
 */
export function hallProblem({ slots, exclusions, rules }: ChoiceProblem): HallProblem | undefined {
  const apart = slots.length <= 1 || exclusions.some(({ length }) => length === slots.length);
  if (!apart || rules.length > 0) return undefined;
  const free = freeCandidates(slots);
  const poor = free ? poorSlots(slots, free) : [];
  if (poor.length > SLOT_LIMIT) return undefined;
  return { steps: 1 << poor.length, next: () => free && nextPicks(slots, free, poor) };
}

const stillNeeded = ({ min, picked }: SlotDomain): number => Math.max(0, min - picked.length);

/**
 * Returns each slot's candidates that no slot holds yet. Returns undefined if something is picked twice or a
 * slot holds too much.
 */
function freeCandidates(slots: readonly SlotDomain[]): Picks | undefined {
  const taken = new Set<number>();
  for (const { picked, max } of slots) {
    if (picked.length > max) return undefined;
    for (const position of picked) {
      if (taken.has(position)) return undefined;
      taken.add(position);
    }
  }
  if (taken.size === 0) return slots.map(({ candidates }) => candidates);
  const isFree = new Uint8Array(
    1 + Math.max(...taken, ...slots.map(({ candidates }) => candidates.at(-1) ?? 0)),
  ).fill(1);
  for (const position of taken) isFree[position] = 0;
  return slots.map(({ candidates }) => candidates.filter((position) => isFree[position] === 1));
}

/**
 * Lists the slots that need to be examined. A slot with more candidates than all slots need together is in no
 * tight set.
 */
function poorSlots(slots: readonly SlotDomain[], free: Picks): readonly number[] {
  let need = 0;
  for (const slot of slots) need += stillNeeded(slot);
  const poor: number[] = [];
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index];
    if (slot && stillNeeded(slot) > 0 && (free[index]?.length ?? 0) <= need) poor.push(index);
  }
  return poor;
}

function nextPicks(slots: readonly SlotDomain[], free: Picks, poor: readonly number[]): Picks | undefined {
  const reach = new Reach(poor.map((index) => free[index] ?? []));
  const tight: number[] = [];
  const demand = new Int32Array(1 << poor.length);
  for (let set = 1; set < demand.length; set++) {
    const slot = slots[poor[lowestMember(set)] ?? 0];
    const wanted = (demand[set & (set - 1)] ?? 0) + (slot ? stillNeeded(slot) : 0);
    const spare = reach.size(set) - wanted;
    if (spare < 0) return undefined;
    if (spare === 0) tight.push(set);
    demand[set] = wanted;
  }
  return slots.map((slot, index) => {
    if (slot.picked.length >= slot.max) return [];
    const own = free[index] ?? [];
    const member = poor.indexOf(index);
    const others = member < 0 ? tight : tight.filter((set) => (set & (1 << member)) === 0);
    return others.length === 0
      ? own
      : own.filter((position) => !others.some((set) => reach.has(set, position)));
  });
}

const lowestMember = (set: number): number => 31 - Math.clz32(set & -set);

/** For every set of lists (a bit mask), the union of its members, as bits in words of 32, set after set. */
class Reach {
  readonly #words: number;
  readonly #bits: Uint32Array;

  constructor(lists: readonly (readonly number[])[]) {
    const words = 1 + (lists.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0) >>> 5);
    const bits = new Uint32Array(words << lists.length);
    lists.forEach((list, member) => {
      const start = words << member;
      for (const position of list)
        bits[start + (position >>> 5)] = (bits[start + (position >>> 5)] ?? 0) | (1 << (position & 31));
    });
    for (let set = 1; set < 1 << lists.length; set++) {
      const rest = set & (set - 1);
      if (rest === 0) continue;
      const [from, one, other] = [set * words, rest * words, (set & -set) * words];
      for (let word = 0; word < words; word++)
        bits[from + word] = (bits[one + word] ?? 0) | (bits[other + word] ?? 0);
    }
    this.#words = words;
    this.#bits = bits;
  }

  size(set: number): number {
    let size = 0;
    for (let word = set * this.#words; word < (set + 1) * this.#words; word++)
      size += ones(this.#bits[word] ?? 0);
    return size;
  }

  has(set: number, position: number): boolean {
    const word = this.#bits[set * this.#words + (position >>> 5)] ?? 0;
    return position >>> 5 < this.#words && (word & (1 << (position & 31))) !== 0;
  }
}

/** Counts the ones in a word of 32 bits (Warren, "Hacker's Delight", 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * Slots that nothing ties. The solutions of such a slot are sets of its candidates, which are counted, not
 * searched for.
 */

/** A component: a part of a problem that no relation ties to the rest, solved by itself. */
export interface ProblemPart {
  /** The positions of its slots in the whole problem. */
  readonly members: readonly number[];
  /**
   * Returns what can be added to each slot. Returns undefined if the part cannot be completed. @throws
   * TooComplex
   */
  next(budget: Budget): Picks | undefined;
  /** Counts its solutions. @throws TooComplex */
  count(budget: Budget): bigint;
  /** Returns the solution with that number, in the order of {@link all}. @throws TooComplex */
  nth(index: bigint, budget: Budget): Picks;
  /** Yields every solution in a stable order. @throws TooComplex */
  all(budget: Budget): Iterable<Picks>;
  /**
   * Continues to work out everything that may be asked, where an earlier budget ended. @throws TooComplex if
   * this budget ends, too
   */
  work(budget: Budget): void;
}

/**
 * Whether a problem is one slot that takes at most one thing. Slots that take more are left to the diagram.
 */
export const isLone = ({ slots: [slot, ...others], rules }: ChoiceProblem): boolean =>
  slot !== undefined && others.length === 0 && rules.length === 0 && slot.max <= 1;

/**
 * A slot that takes at most one thing. Its solutions have the order of the diagram's paths: those that take
 * an earlier thing come first, the empty one comes last. It must agree with `Component`.
 */
export class LoneSlot implements ProblemPart {
  readonly members: readonly number[];
  readonly #slot: SlotDomain;

  constructor(slot: SlotDomain, members: readonly number[]) {
    this.members = members;
    this.#slot = slot;
  }

  next(): Picks | undefined {
    const { picked, max, candidates } = this.#slot;
    if (this.#solutions === 0) return undefined;
    return [picked.length < max ? candidates : []];
  }

  count(): bigint {
    return BigInt(this.#solutions);
  }

  nth(index: bigint): Picks {
    if (index < 0n || index >= this.#solutions) throw new RangeError(`There is no solution ${index}`);
    return this.#solution(Number(index));
  }

  *all(): Generator<Picks, void> {
    for (let index = 0; index < this.#solutions; index++) yield this.#solution(index);
  }

  work(): void {}

  get #solutions(): number {
    const { candidates, picked, min, max } = this.#slot;
    if (picked.length > max) return 0;
    if (picked.length === max) return 1;
    return candidates.length + (min === 0 ? 1 : 0);
  }

  #solution(index: number): Picks {
    const { candidates, picked, max } = this.#slot;
    const added = picked.length < max ? candidates[index] : undefined;
    return [added === undefined ? picked : [added]];
  }
}
