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

/** A hash: eight words of 32 bits. */
export type Hash = readonly [number, number, number, number, number, number, number, number];

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, section 5.3.3). */
const START: Hash = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
];

const WORDS_IN_BLOCK = 16;

/**
 * Computes the SHA-256 of a text (FIPS 180-4), as eight words of 32 bits. It hashes the UTF-16 code units of
 * the text, the high byte first, so any two texts have different input, even texts with half of a surrogate
 * pair.
 */
export const sha256 = (text: string): Hash => hashFrom(START, text, 0);

/** Continues a hash with the rest of what is hashed: a text, after `before` whole blocks. */
function hashFrom(start: Hash, text: string, before: number): Hash {
  const words = padToBlocks(text, before);
  let hash = start;
  for (let at = 0; at < words.length; at += WORDS_IN_BLOCK)
    hash = compress(hash, words.slice(at, at + WORDS_IN_BLOCK));
  return hash;
}

/**
 * Pads the text to whole blocks: a one bit after the text, zeros, and the length of the text in bits (section
 * 5.1.1).
 */
function padToBlocks(text: string, before: number): readonly number[] {
  const blocks = Math.floor((text.length + 4) / (2 * WORDS_IN_BLOCK)) + 1;
  const unit = (at: number) => (at < text.length ? text.charCodeAt(at) : at === text.length ? 0x8000 : 0);
  const words: number[] = [];
  for (let index = 0; index < blocks * WORDS_IN_BLOCK; index++)
    words.push(((unit(2 * index) << 16) | unit(2 * index + 1)) >>> 0);
  const bits = 32 * WORDS_IN_BLOCK * before + 16 * text.length;
  words[words.length - 2] = Math.floor(bits / 0x1_0000_0000);
  words[words.length - 1] = bits >>> 0;
  return words;
}

/**
 * Adds one block to the hash (section 6.2.2). Sums wrap to 32 bits by `| 0`, which is what keeps this fast; the
 * result has no sign.
 */
function compress(before: Hash, block: readonly number[]): Hash {
  const schedule = [...block];
  const word = (index: number): number => schedule[index] ?? 0;
  for (let index = WORDS_IN_BLOCK; index < ROUNDS.length; index++) {
    const near = word(index - 2);
    const far = word(index - 15);
    const mixedNear = right(near, 17) ^ right(near, 19) ^ (near >>> 10);
    const mixedFar = right(far, 7) ^ right(far, 18) ^ (far >>> 3);
    schedule.push((mixedNear + word(index - 7) + mixedFar + word(index - 16)) | 0);
  }
  let [a, b, c, d, e, f, g, h] = before;
  for (let index = 0; index < ROUNDS.length; index++) {
    const choice = (e & f) ^ (~e & g);
    const mixed = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const one = (h + mixed + choice + (ROUNDS[index] ?? 0) + word(index)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
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

/** The bytes of which a block of the key consists in the inner and in the outer hash (FIPS 198-1, section 4). */
const [INNER, OUTER] = [0x3636_3636, 0x5c5c_5c5c];

/** Returns the text of code units that has the same bits as words. */
const textOf = (words: readonly number[]): string =>
  String.fromCharCode(...words.flatMap((each) => [each >>> 16, each & 0xffff]));

/**
 * Makes the HMAC-SHA-256 of a key (FIPS 198-1): a function of texts that nobody can tell from a random one
 * without the key, whatever results are known. The text is hashed as by {@link sha256}. The blocks of the key
 * are hashed once.
 *
 * @param key at most 16 words of 32 bits
 */
export function hmacSha256(key: readonly number[]): (text: string) => Hash {
  const keyed = (pad: number): Hash =>
    compress(
      START,
      Array.from({ length: WORDS_IN_BLOCK }, (_none, index) => ((key[index] ?? 0) ^ pad) >>> 0),
    );
  const [inner, outer] = [keyed(INNER), keyed(OUTER)];
  return (text) => hashFrom(outer, textOf(hashFrom(inner, text, 1)), 1);
}
