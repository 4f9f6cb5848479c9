import * as z from 'zod';
import { issue, ok, refuse, type Result } from './issue.js';

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
// oxfmt-ignore
const ROUNDS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

type Block = readonly [number, number, number, number, number, number, number, number];

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, section 5.3.3). */
const START: Block = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
];

const WORDS_IN_BLOCK = 16;

/**
 * Computes the SHA-256 of a text (FIPS 180-4), as eight words of 32 bits. It hashes the UTF-16 code units of
 * the text, the high byte first, so any two texts have different input, even texts with half of a surrogate
 * pair.
 */
export function sha256(text: string): Block {
  const words = padToBlocks(text);
  let hash = START;
  for (let at = 0; at < words.length; at += WORDS_IN_BLOCK)
    hash = compress(hash, words.slice(at, at + WORDS_IN_BLOCK));
  return hash;
}

/**
 * Pads the text to whole blocks: a one bit after the text, zeros, and the length of the text in bits (section
 * 5.1.1).
 */
function padToBlocks(text: string): readonly number[] {
  const blocks = Math.floor((text.length + 4) / (2 * WORDS_IN_BLOCK)) + 1;
  const words = Array.from({ length: blocks * WORDS_IN_BLOCK }, (_none, index) => {
    const unit = (at: number) => (at < text.length ? text.charCodeAt(at) : at === text.length ? 0x8000 : 0);
    return ((unit(2 * index) << 16) | unit(2 * index + 1)) >>> 0;
  });
  const bits = 16 * text.length;
  words[words.length - 2] = Math.floor(bits / 0x1_0000_0000);
  words[words.length - 1] = bits >>> 0;
  return words;
}

/** Adds one block to the hash (section 6.2.2). */
function compress(before: Block, block: readonly number[]): Block {
  const schedule = [...block];
  const word = (index: number): number => schedule[index] ?? 0;
  for (let index = WORDS_IN_BLOCK; index < ROUNDS.length; index++) {
    const [near, far] = [word(index - 2), word(index - 15)];
    const mixedNear = right(near, 17) ^ right(near, 19) ^ (near >>> 10);
    const mixedFar = right(far, 7) ^ right(far, 18) ^ (far >>> 3);
    schedule.push((mixedNear + word(index - 7) + mixedFar + word(index - 16)) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = before;
  for (const [index, round] of ROUNDS.entries()) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + choice + round + word(index);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  const [A, B, C, D, E, F, G, H] = before;
  return [
    (A + a) >>> 0,
    (B + b) >>> 0,
    (C + c) >>> 0,
    (D + d) >>> 0,
    (E + e) >>> 0,
    (F + f) >>> 0,
    (G + g) >>> 0,
    (H + h) >>> 0,
  ];
}

const right = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

const word = z.int().min(0).max(0xffff_ffff);

/** The schema of the random source's state: four 32-bit words, not all 0. Plain JSON, part of the match. */
export const randomState = z
  .tuple([word, word, word, word])
  .refine((words) => words.some((each) => each !== 0), 'a state of zeros only draws zeros')
  .readonly();
/** The state of the random source: four 32-bit words, not all 0. */
export type RandomState = z.infer<typeof randomState>;

/** The random source of one move. Its {@link Random.state} goes back into the match afterwards. */
export interface Random {
  /**
   * Draws an integer from 0 up to, but not including, `bound`, all equally likely. @throws RangeError outside
   * 1..2^32
   */
  below(bound: number): number;
  /** Like {@link below}, for bounds of any size. */
  belowBig(bound: bigint): bigint;
  /** Returns the same entries in random order. */
  shuffle<T>(list: readonly T[]): T[];
  readonly state: RandomState;
}

const SEED_CHARACTERS = 256;

/**
 * The schema of a seed: a whole number that a double holds exactly (±2^53 - 1), or a text of 1 to 256
 * characters. A number is the same seed as its digits. A fraction is refused, since its digits depend on how
 * it is written.
 */
export const seedSchema = z.union([z.int(), z.string().min(1).max(SEED_CHARACTERS)]);

/** Checks that a value is a seed. Refuses it with `invalidSeed` if it is not. */
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

/**
 * The name of the way from a seed to a state, as records carry it. A record with another way of seeding would
 * replay another match.
 */
export const SEEDING = 'sha256';

/**
 * Makes a random state from a seed: equal seeds give equal matches. A number is the same seed as its digits.
 * The state is the first half of the seed's SHA-256 (FIPS 180-4, over UTF-16 code units), so all 128 bits
 * depend on the whole seed.
 */
export function seedRandom(seed: number | string): RandomState {
  const [a, b, c, d] = sha256(String(seed));
  return [a, b, c, d];
}

/**
 * The generator xoshiro128**. One is made for each move, so `state` is an accessor of the class: it need not
 * be defined for each object.
 */
class Xoshiro implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: RandomState) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  get state(): RandomState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
      throw new RangeError(`No draw below ${bound}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let drawn = this.#word();
    while (drawn >= fair) drawn = this.#word();
    return drawn % bound;
  }

  belowBig(bound: bigint): bigint {
    if (bound < 1n) throw new RangeError(`No draw below ${bound}`);
    let words = 1;
    while (1n << BigInt(32 * words) < bound) words++;
    const span = 1n << BigInt(32 * words);
    const fair = span - (span % bound);
    for (;;) {
      let drawn = 0n;
      for (let count = 0; count < words; count++) drawn = (drawn << 32n) | BigInt(this.#word());
      if (drawn < fair) return drawn % bound;
    }
  }

  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(this.below(left.length), 1));
  }

  #word(): number {
    const b = this.#b;
    const scrambled = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const c = (this.#c ^ this.#a) >>> 0;
    const d = (this.#d ^ b) >>> 0;
    this.#b = (b ^ c) >>> 0;
    this.#a = (this.#a ^ d) >>> 0;
    this.#c = (c ^ ((b << 9) >>> 0)) >>> 0;
    this.#d = rotate(d, 11);
    return scrambled;
  }
}

/**
 * Makes a random source that continues from a state, with xoshiro128** (Blackman and Vigna, "Scrambled linear
 * pseudorandom number generators", 2021). A query never draws from it. It is not a cipher: whoever sees
 * enough draws can work out the rest.
 */
export const randomFrom = (start: RandomState): Random => new Xoshiro(start);

const rotate = (value: number, by: number): number => ((value << by) | (value >>> (32 - by))) >>> 0;
