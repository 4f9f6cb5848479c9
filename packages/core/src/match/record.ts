import * as z from 'zod';
import { canonicalJson, jsonObject } from '../json.js';
import { seedSchema } from '../random.js';
import type { Named } from '../ref.js';
import { move } from './move.js';

const OLD_SEEDING = 'fnv32';

/**
 * The schema of a record: a match as its beginning and its moves, which is all that is needed to play it
 * again. Plain JSON.
 */
export const matchRecord = z
  .strictObject({
    game: z.string().min(1).max(64).describe('The id of the game.'),
    version: z
      .int()
      .nonnegative()
      .describe('The version of the match: a record plays only in the version that it was made in.'),
    options: jsonObject.describe('The options with which the match began.'),
    seed: seedSchema.describe('The seed of all chance in the match.'),
    // A record from before this key says nothing. Its seed was reduced to 32 bits, and would give another
    // match today, so the record is refused (`oldSeeding`).
    seeding: z
      .string()
      .max(64)
      .default(OLD_SEEDING)
      .describe(
        'How the match was drawn from its seed: it replays in that way. A record that says nothing of it is of the oldest way, and is refused.',
      ),
    moves: z.array(move).readonly().describe('The moves, in their order.'),
    eventDigests: z
      .array(z.string().max(64))
      .readonly()
      .optional()
      .describe(
        'A fingerprint of what happened in each move: a replay names the first move in which something else happens.',
      ),
    digest: z
      .string()
      .max(64)
      .optional()
      .describe('A fingerprint of the match after the last move: a replay must arrive there.'),
  })
  .meta({
    title: 'Match record',
    description: 'A match as its beginning and its moves: all that is needed to play it again.',
  });
/** A record: a match as its beginning and its moves. */
export type MatchRecord = Named<z.infer<typeof matchRecord>>;

/**
 * Computes a short fingerprint of any JSON (FNV-1a over its UTF-16 code units, 64 bits). Equal values have
 * equal fingerprints. It does not protect against intent.
 */
export function digestOf(value: unknown): string {
  let high = 0xcbf2_9ce4;
  let low = 0x8422_2325;
  const text = canonicalJson(value);
  for (let index = 0; index < text.length; index++) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    // Multiplies by 0x100000001b3, in two halves.
    const carried = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(carried / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = carried >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** Makes a text of a thing, so that alike things have equal texts. */
export interface Likeness {
  /**
   * Returns the text of everything that distinguishes a thing in a state, apart from its identity. Equal
   * texts mean alike things.
   */
  (thing: object, id: string): string;
}

const counts = new WeakMap<object, ReadonlyMap<string, number>>();

/** Counts how often each text occurs in a state. */
function textsIn(state: object): ReadonlyMap<string, number> {
  const known = counts.get(state);
  if (known) return known;
  const found = new Map<string, number>();
  const open: unknown[] = [state];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') found.set(value, (found.get(value) ?? 0) + 1);
    else if (Array.isArray(value)) for (const each of value) open.push(each);
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) open.push(each);
  }
  counts.set(state, found);
  return found;
}

/**
 * Finds which things of a state are alike, so that people choose "one of three" instead of among three that
 * are the same. A thing whose id occurs anywhere else in the state is like no other.
 *
 * @param identity the keys of a thing that only identify it
 */
export function likenessIn(state: object, identity: readonly string[]): Likeness {
  const texts = textsIn(state);
  const hidden = new Set(identity);
  return (thing, id) =>
    (texts.get(id) ?? 0) > 1 ? id : JSON.stringify(Object.entries(thing).filter(([key]) => !hidden.has(key)));
}

/**
 * Names one of several things with the same name: by the name alone if all are alike, otherwise with how it
 * looks, and with a number if things that differ look the same.
 *
 * @param peers all things with the name, including this one, in a stable order
 */
export function nameAmong<Thing>(
  name: string,
  thing: Thing,
  peers: readonly Thing[],
  { key, looks }: { readonly key: (thing: Thing) => string; readonly looks: (thing: Thing) => string },
): string {
  const mine = key(thing);
  const others = peers.filter((peer) => key(peer) !== mine);
  if (others.length === 0) return name;
  const look = looks(thing);
  const same = [...new Set(peers.filter((peer) => looks(peer) === look).map(key))];
  const words = same.length > 1 ? [look, `number ${same.indexOf(mine) + 1}`] : [look];
  const told = words.filter((word) => word !== '');
  return told.length === 0 ? name : `${name} (${told.join(', ')})`;
}
