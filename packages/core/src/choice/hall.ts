/**
 * Slots that share nothing, answered without search. Hall's theorem (P. Hall, "On Representatives of Subsets", 1935, in
 * its form with demands): the slots can all be filled exactly where every set of slots has, among the candidates of its
 * members, as many things as it still needs. A set that has just as many is tight: no other slot may take from it.
 */
import type { ChoiceProblem, Picks, SlotDomain } from './problem.js';

/** Sets of slots are bit masks, and all of them are looked at: no more slots than this. */
const SLOT_LIMIT = 12;

/** A problem that Hall's theorem decides. */
export interface HallProblem {
  /** How many sets of slots there are to look at. */
  readonly steps: number;
  /** What can be added to each slot so that all can still be filled; `undefined` where they can't be. */
  next(): Picks | undefined;
}

/** @returns undefined where the theorem does not decide: it takes a single slot, or one exclusion over all, and no rule */
export function hallProblem({ slots, exclusions, rules }: ChoiceProblem): HallProblem | undefined {
  const apart = slots.length <= 1 || exclusions.some(({ length }) => length === slots.length);
  if (!apart || rules.length > 0) return undefined;
  const free = freeCandidates(slots);
  const poor = free ? poorSlots(slots, free) : [];
  if (poor.length > SLOT_LIMIT) return undefined;
  return { steps: 1 << poor.length, next: () => free && nextPicks(slots, free, poor) };
}

const stillNeeded = ({ min, picked }: SlotDomain): number => Math.max(0, min - picked.length);

/** What is picked nowhere yet; `undefined` where something is picked twice or a slot holds too much. */
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

/** A slot with more candidates than all slots together need is in no tight set: only the others need be looked at. */
function poorSlots(slots: readonly SlotDomain[], free: Picks): readonly number[] {
  const need = slots.reduce((sum, slot) => sum + stillNeeded(slot), 0);
  return slots.flatMap((slot, index) =>
    stillNeeded(slot) > 0 && (free[index]?.length ?? 0) <= need ? [index] : [],
  );
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

/** For every set of lists (a bit mask) the union of its members, as bits in words of 32, set after set. */
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

/** Ones in a word of 32 bits (Warren, "Hacker's Delight", 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
