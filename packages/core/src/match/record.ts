import * as z from 'zod';
import type { Named } from '../named.js';
import { canonicalJson, jsonObject } from '../json.js';
import { seedSchema } from '../random.js';
import { move } from './move.js';

const OLD_SEEDING = 'fnv32';

/** A match as its beginning and its moves: all that is needed to play it again. Plain JSON. */
export const matchRecord = z
  .strictObject({
    game: z.string().min(1).max(64).describe('The id of the game.'),
    version: z
      .int()
      .nonnegative()
      .describe('The version of the match: a record plays only in the version that it was made in.'),
    options: jsonObject.describe('The options with which the match began.'),
    seed: seedSchema.describe('The seed of all chance in the match.'),
    // A record of a version before there was a choice says nothing: its seed was drawn down to 32 bits, and it is refused
    // (`oldSeeding`), since the seed gives another match today.
    seeding: z
      .string()
      .max(64)
      .default(OLD_SEEDING)
      .describe(
        'How the match was drawn from its seed. A record that says nothing of it is old, and is refused.',
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
/** A match as its beginning and its moves. */
export type MatchRecord = Named<z.infer<typeof matchRecord>>;

/** A short fingerprint of any JSON (FNV-1a over its UTF-16 code units, 64 bits): equal for equal values. No protection against intent. */
export function digestOf(value: unknown): string {
  let high = 0xcbf2_9ce4;
  let low = 0x8422_2325;
  const text = canonicalJson(value);
  for (let index = 0; index < text.length; index++) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    // times 0x100000001b3, in two halves
    const carried = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(carried / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = carried >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
