/** A set of positions, as bits in words of 32. Plain arrays: they are short, and made for every state. */
export type Bits = number[];

/** Makes an empty set with room for `size` positions. */
export const bitsFor = (size: number): Bits => Array.from({ length: (size + 31) >>> 5 }, () => 0);

/** Copies a set for another size, leaving out what lies beyond it. */
export function copyBits(from: Bits, size: number): Bits {
  const words = (size + 31) >>> 5;
  const bits = from.slice(0, words);
  while (bits.length < words) bits.push(0);
  const last = words - 1;
  if (last >= 0 && (size & 31) !== 0) bits[last] = (bits[last] ?? 0) & ((1 << (size & 31)) - 1);
  return bits;
}

/** Adds a position to the set, or removes it. */
export function setBit(bits: Bits, at: number, isIn: boolean): void {
  const word = at >>> 5;
  const bit = 1 << (at & 31);
  const found = bits[word] ?? 0;
  bits[word] = isIn ? found | bit : found & ~bit;
}

/** Whether the set holds a position. */
export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** Appends the positions of the set to a list, ascending, each plus an offset. */
export function appendPositions(bits: Bits, offset: number, into: number[]): void {
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word] ?? 0;
    const first = offset + (word << 5);
    while (left !== 0) {
      into.push(first + 31 - Math.clz32(left & -left));
      left &= left - 1;
    }
  }
}
