import * as z from 'zod';

const word = z.int().min(0).max(0xffff_ffff);

/** The state of the random source: four 32-bit words, plain JSON, part of the match. */
export const randomState = z
  .tuple([word, word, word, word])
  .refine((words) => words.some((each) => each !== 0), 'a state of zeros only draws zeros')
  .readonly();
/** The state of the random source: four 32-bit words, not all 0. */
export type RandomState = z.infer<typeof randomState>;

/** Draws that a move makes; its {@link Random.state} goes back into the match. */
export interface Random {
  /** An integer from 0 up to, not including, `bound`, all equally likely. @throws RangeError outside 1..2^32 */
  below(bound: number): number;
  /** As {@link below}, of any size. */
  belowBig(bound: bigint): bigint;
  /** The same entries in random order. */
  shuffle<T>(list: readonly T[]): T[];
  readonly state: RandomState;
}

/** A random state from a seed: equal seeds, equal matches. Seeds are numbers or any text. */
export function seedRandom(seed: number | string): RandomState {
  let hash = 0x811c_9dc5;
  for (const letter of String(seed)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0;
  const next = (): number => {
    hash = (hash + 0x9e37_79b9) >>> 0;
    let mixed = hash;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next()];
}

/**
 * A random source that goes on from a state: xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2021). Never drawn from in a query.
 */
export function randomFrom(start: RandomState): Random {
  let [a, b, c, d] = start;
  const word32 = (): number => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const shifted = (b << 9) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    b = (b ^ c) >>> 0;
    a = (a ^ d) >>> 0;
    c = (c ^ shifted) >>> 0;
    d = rotate(d, 11);
    return scrambled;
  };
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
      throw new RangeError(`No draw below ${bound}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let drawn = word32();
    while (drawn >= fair) drawn = word32();
    return drawn % bound;
  };
  return {
    below,
    belowBig(bound) {
      if (bound < 1n) throw new RangeError(`No draw below ${bound}`);
      let words = 1;
      while (1n << BigInt(32 * words) < bound) words++;
      const span = 1n << BigInt(32 * words);
      const fair = span - (span % bound);
      for (;;) {
        let drawn = 0n;
        for (let count = 0; count < words; count++) drawn = (drawn << 32n) | BigInt(word32());
        if (drawn < fair) return drawn % bound;
      }
    },
    shuffle(list) {
      const left = [...list];
      return list.flatMap(() => left.splice(below(left.length), 1));
    },
    get state(): RandomState {
      return [a, b, c, d];
    },
  };
}

const rotate = (value: number, by: number): number => ((value << by) | (value >>> (32 - by))) >>> 0;
