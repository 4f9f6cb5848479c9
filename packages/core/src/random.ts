import * as z from 'zod';
import { issue, ok, refuse, type Result } from './issue.js';
import { sha256 } from './sha256.js';

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

const SEED_CHARACTERS = 256;

/** What a match is drawn from: a finite number or a text of at most 256 characters. */
export const seedSchema = z.union([z.number(), z.string().max(SEED_CHARACTERS)]);

/** Refuses what is no seed, with `invalidSeed`. */
export function checkSeed(seed: unknown): Result<number | string> {
  const parsed = seedSchema.safeParse(seed);
  if (parsed.success) return ok(parsed.data);
  const found =
    typeof seed === 'string'
      ? `${seed.length} characters`
      : typeof seed === 'number'
        ? String(seed)
        : typeof seed;
  return refuse(issue('invalidSeed', { found, limit: SEED_CHARACTERS }));
}

/** How a seed becomes a state, as a record names it: a record of another way of seeding would replay another match. */
export const SEEDING = 'sha256';

/**
 * A random state from a seed: equal seeds, equal matches. A number is the same seed as its digits. All 128 bits depend on the
 * whole seed: they are the first half of its SHA-256 (FIPS 180-4, over UTF-16 code units).
 */
export function seedRandom(seed: number | string): RandomState {
  const [a, b, c, d] = sha256(String(seed));
  return [a, b, c, d];
}

/**
 * A random source that goes on from a state: xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2021). Never drawn from in a query. It is no cipher: whoever sees enough draws can work out the rest.
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
