import * as z from 'zod';
import { issue, ok, refuse, type Result } from './issue.js';
import { hmacSha256, sha256, type Hash } from './sha256.js';

const word = z.int().min(0).max(0xffff_ffff);

const oneStream = z
  .tuple([word, word, word, word])
  .refine((words) => words.some((each) => each !== 0), 'a state of zeros only draws zeros')
  .readonly();

const manyStreams = z
  .strictObject({
    key: z
      .tuple([word, word, word, word, word, word, word, word])
      .readonly()
      .describe('The secret from which all streams follow: eight 32-bit words.'),
    drawn: z.int().min(0).describe('The number of moves so far that have drawn.'),
  })
  .readonly();

/**
 * The schema of a random source's state, part of the match as plain JSON: the secret key of many streams, or
 * where one stream stands, as four 32-bit words that are not all 0.
 */
export const randomState = z.union([oneStream, manyStreams]);
/** The state of a random source of one stream: four 32-bit words, not all 0. */
export type StreamState = z.infer<typeof oneStream>;
/** The state of a random source: of many streams that share a secret key, or of one stream. */
export type RandomState = z.infer<typeof randomState>;

/**
 * The random source of one move, and each of its streams. Its {@link Random.state} goes back into the match
 * afterwards.
 *
 * Whoever sees the dice must not learn from them what a deck holds. In a match, each purpose and player has
 * a stream of its own, a keyed hash of the match's secret (HMAC-SHA-256 in counter mode), and each move that
 * draws begins new ones. What one stream has drawn tells nothing of another, nor of what it draws next.
 */
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
  /**
   * Returns the stream of a purpose ("dice") and a player, if it is a player's. It goes on where it stood,
   * however often it is asked for in a move.
   */
  stream(purpose: string, player?: string): Random;
  /**
   * Returns the numbers from 1 to `count` in an order from a stream of its own: which card of a player's deck
   * gets the first id, which the second, and so on. So an id tells neither which card of a deck list it is nor
   * where the card was shuffled to.
   */
  numbers(count: number, player: string): readonly number[];
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

/** The ways from a seed to the state with which a match begins, as records name them. */
const SEEDINGS = {
  // One stream, xoshiro128**, draws everything of a match.
  sha256: (seed: number | string): RandomState => seedRandom(seed),
  'hmac-sha256': (seed: number | string): RandomState => ({ key: sha256(`match ${seed}`), drawn: 0 }),
} as const;
type Seeding = keyof typeof SEEDINGS;

/**
 * The name of the way in which matches are drawn from their seeds now, as records carry it. A record of
 * another way is replayed in that way.
 */
export const SEEDING: Seeding = 'hmac-sha256';

const isSeeding = (name: string): name is Seeding => Object.hasOwn(SEEDINGS, name);

/** Checks the name of a way of drawing from a seed. Refuses one that there is not, or no more (`oldSeeding`). */
export const checkSeeding = (name: string): Result<Seeding> =>
  isSeeding(name)
    ? ok(name)
    : refuse(issue('oldSeeding', { wanted: Object.keys(SEEDINGS).join(', '), got: name }));

/**
 * Returns the random state with which a match begins. Refuses what is not a seed (`invalidSeed`), and a way of
 * drawing that is unknown (`oldSeeding`).
 */
export function seeded(seed: unknown, seeding: string): Result<RandomState> {
  const checked = checkSeed(seed);
  if (!checked.ok) return checked;
  const drawing = checkSeeding(seeding);
  return drawing.ok ? ok(SEEDINGS[drawing.value](checked.value)) : drawing;
}

/**
 * Makes the state of one stream from a seed, for what is no secret of a match: bots, samples, tests. A number
 * is the same seed as its digits. The state is the first half of the seed's SHA-256 (FIPS 180-4, over UTF-16
 * code units), so all 128 bits depend on the whole seed.
 */
export function seedRandom(seed: number | string): StreamState {
  const [a, b, c, d] = sha256(String(seed));
  return [a, b, c, d];
}

const WORDS = 0x1_0000_0000;

/** Draws everything from words of 32 bits. */
abstract class WordSource implements Random {
  abstract readonly state: RandomState;
  abstract stream(purpose: string, player?: string): Random;
  abstract numbers(count: number, player: string): readonly number[];
  protected abstract word(): number;

  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
      throw new RangeError(`No draw below ${bound}`);
    const fair = WORDS - (WORDS % bound);
    let drawn = this.word();
    while (drawn >= fair) drawn = this.word();
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
      for (let count = 0; count < words; count++) drawn = (drawn << 32n) | BigInt(this.word());
      if (drawn < fair) return drawn % bound;
    }
  }

  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(this.below(left.length), 1));
  }
}

const countedUp = (count: number): readonly number[] => Array.from({ length: count }, (_none, at) => at + 1);

/**
 * The generator xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021): one
 * stream for everything. It is not a cipher: whoever sees enough draws can work out the rest. One is made for
 * each move, so `state` is an accessor of the class: it need not be defined for each object.
 */
class Xoshiro extends WordSource {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: StreamState) {
    super();
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  get state(): StreamState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  stream(): Random {
    return this;
  }

  /** Counts up, because matches of one stream named their cards so. */
  numbers(count: number): readonly number[] {
    return countedUp(count);
  }

  protected word(): number {
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

const rotate = (value: number, by: number): number => ((value << by) | (value >>> (32 - by))) >>> 0;

type SecretState = z.infer<typeof manyStreams>;

/** The streams of one move. The key is only hashed once something is drawn. */
class Streams {
  readonly #start: SecretState;
  readonly #streams = new Map<string, Stream>();
  #hash: ((text: string) => Hash) | undefined;

  constructor(start: SecretState) {
    this.#start = start;
  }

  /** The state for the next move: the same if nothing was drawn. */
  get state(): SecretState {
    const { key, drawn } = this.#start;
    return this.#hash ? { key, drawn: drawn + 1 } : this.#start;
  }

  named(purpose: string, player: string): Stream {
    const name = JSON.stringify([this.#start.drawn, purpose, player]);
    const known = this.#streams.get(name) ?? new Stream(this, name);
    this.#streams.set(name, known);
    return known;
  }

  /** Returns eight words of a stream. */
  block(stream: string, number: number): Hash {
    this.#hash ??= hmacSha256(this.#start.key);
    return this.#hash(`${stream} ${number}`);
  }
}

/** One of the streams of a move: HMAC-SHA-256 of its name and a counter. */
class Stream extends WordSource {
  readonly #all: Streams;
  readonly #name: string;
  #block: Hash | undefined;
  #drawn = 0;

  constructor(all: Streams, name: string) {
    super();
    this.#all = all;
    this.#name = name;
  }

  get state(): SecretState {
    return this.#all.state;
  }

  stream(purpose: string, player = ''): Random {
    return this.#all.named(purpose, player);
  }

  numbers(count: number, player: string): readonly number[] {
    return this.stream('numbers', player).shuffle(countedUp(count));
  }

  protected word(): number {
    const at = this.#drawn++ % WORDS_IN_HASH;
    if (at === 0) this.#block = this.#all.block(this.#name, (this.#drawn - 1) / WORDS_IN_HASH);
    return this.#block?.[at] ?? 0;
  }
}

const WORDS_IN_HASH = 8;

const isOneStream = (state: RandomState): state is StreamState => Array.isArray(state);

/** Makes a random source that continues from a state. A query never draws from it. */
export const randomFrom = (start: RandomState): Random =>
  isOneStream(start) ? new Xoshiro(start) : new Streams(start).named('', '');
