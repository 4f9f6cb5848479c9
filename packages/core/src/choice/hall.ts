/**
 * Slots that share nothing, answered without search. Hall's theorem (P. Hall, "On Representatives of Subsets", 1935, in
 * its form with demands): the slots can all be filled exactly where every set of slots has, among the candidates of its
 * members, as many things as it still needs. A set that has just as many is tight: no other slot may take from it.
 */
import type { ChoiceProblem, SlotDomain } from './problem.js';

/** Which positions can still be added to each slot so that all can be filled; `undefined` where they can't at all. */
export type NextPicks = readonly (readonly number[])[] | undefined;

/** Whether Hall's theorem decides the problem: one exclusion over all slots, or a single slot, and no other relation. */
export function decidedByHall({ slots, exclusions, rules }: ChoiceProblem): boolean {
  return rules.length === 0 && (slots.length <= 1 || exclusions.some(({ length }) => length === slots.length));
}

const stillNeeded = ({ min, picked }: SlotDomain): number => Math.max(0, min - picked.length);

/** For problems that {@link decidedByHall}. Work: 2^slots times the words of a bitset over the positions. */
export function nextByHall({ slots }: ChoiceProblem): NextPicks {
  const taken = new Set(slots.flatMap(({ picked }) => picked));
  const picks = slots.reduce((sum, { picked }) => sum + picked.length, 0);
  if (taken.size < picks || slots.some(({ max, picked }) => picked.length > max)) return undefined;
  const free = slots.map(({ candidates }) =>
    taken.size === 0 ? candidates : candidates.filter((position) => !taken.has(position)),
  );
  const [only] = slots;
  const [candidates] = free;
  if (slots.length === 1 && only && candidates) {
    if (candidates.length < stillNeeded(only)) return undefined;
    return [only.picked.length < only.max ? candidates : []];
  }
  const sets = unions(free);
  const tight: number[] = [];
  const demand = new Int32Array(1 << slots.length);
  for (let set = 1; set < demand.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    const slot = slots[lowest];
    demand[set] = (demand[set & (set - 1)] ?? 0) + (slot ? stillNeeded(slot) : 0);
    const spare = sets.size(set) - (demand[set] ?? 0);
    if (spare < 0) return undefined;
    if (spare === 0) tight.push(set);
  }
  return slots.map(({ picked, max }, index) => {
    if (picked.length >= max) return [];
    const kept = tight.filter((set) => (set & (1 << index)) === 0);
    const own = free[index] ?? [];
    return kept.length === 0 ? own : own.filter((position) => !kept.some((set) => sets.has(set, position)));
  });
}

/** For every set of slots (a bit mask) the union of their candidates, as bitsets over the positions. */
function unions(free: readonly (readonly number[])[]): {
  size(set: number): number;
  has(set: number, position: number): boolean;
} {
  const words = 1 + (free.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0) >>> 5);
  const bits = new Uint32Array(words << free.length);
  const sizes = new Int32Array(1 << free.length);
  free.forEach((list, index) => {
    const offset = (1 << index) * words;
    for (const position of list) bits[offset + (position >>> 5)]! |= 1 << (position & 31);
  });
  for (let set = 1; set < sizes.length; set++) {
    const rest = (set & (set - 1)) * words;
    const lowest = (set & -set) * words;
    let size = 0;
    for (let word = 0; word < words; word++) {
      const merged = bits[rest + word]! | bits[lowest + word]!;
      bits[set * words + word] = merged;
      size += ones(merged);
    }
    sizes[set] = size;
  }
  return {
    size: (set) => sizes[set] ?? 0,
    has: (set, position) => ((bits[set * words + (position >>> 5)] ?? 0) & (1 << (position & 31))) !== 0,
  };
}

/** Ones in a 32-bit word (Warren, "Hacker's Delight", 5-1). */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555);
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
