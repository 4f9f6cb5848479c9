/** Sets of positions, as bits in words of 32. Plain arrays: they are short, and made for every state. */
export type Bits = number[];

/** Room for so many positions, none of them in the set. */
export const bitsFor = (size: number): Bits => Array.from({ length: (size + 31) >>> 5 }, () => 0);

/** A copy for another size: what lies beyond it is left out. */
export function copyBits(from: Bits, size: number): Bits {
  const words = (size + 31) >>> 5;
  const bits = from.slice(0, words);
  while (bits.length < words) bits.push(0);
  const last = words - 1;
  if (last >= 0 && (size & 31) !== 0) bits[last] = (bits[last] ?? 0) & ((1 << (size & 31)) - 1);
  return bits;
}

/** Puts a position into the set, or takes it out. */
export function setBit(bits: Bits, at: number, isIn: boolean): void {
  const word = at >>> 5;
  const bit = 1 << (at & 31);
  const found = bits[word] ?? 0;
  bits[word] = isIn ? found | bit : found & ~bit;
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** Appends the positions of the set, ascending, each moved by an offset. */
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
