import { parseWith, type JsonLimits } from '@reticle/core';
import * as z from 'zod';
import { DropError } from './rooms.js';

/** A frame holds one move at most: less than Reticle reads of a move. */
const FRAME_LIMITS: JsonLimits = { depth: 32, values: 5_000, characters: 20_000 };

const matchID = z.string().min(1).max(256);
const seat = z.string().min(1).max(16);
const credentials = z.string().max(20_000).nullish();

/** What a client asks for when it connects. How many players it says is not read: no match begins here. */
export const syncFrame = z.tuple([matchID, seat.nullish(), credentials], z.unknown());

/** A move. Events, undo, redo, resets, patches and whole states are none. */
export const updateFrame = z.tuple([
  z.strictObject({
    type: z.literal('MAKE_MOVE'),
    payload: z.strictObject({
      type: z.string().max(256),
      // A move of Reticle takes params and targets; boardgame.io would keep more of them in its log.
      args: z.array(z.unknown()).max(2).nullish(),
      playerID: seat,
      credentials,
    }),
  }),
  z.int().min(0),
  matchID,
  seat,
]);

export const chatFrame = z.tuple([
  matchID,
  z.strictObject({ id: z.string().max(64), sender: seat, payload: z.json() }),
  credentials,
]);

/** A frame as its schema says. @throws DropError `notAFrame` */
export function frameAs<Frame>(schema: z.ZodType<Frame>, frame: readonly unknown[]): Frame {
  const read = parseWith(schema, frame, FRAME_LIMITS);
  if (!read.ok) throw new DropError('notAFrame', read.issues);
  return read.value;
}
