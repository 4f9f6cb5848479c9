import { parseWith, type JsonLimits } from '@reticle/core';
import * as z from 'zod';
import { DropError } from './rooms.js';

/** The limits of a frame. It contains at most one move, so they are lower than core's. */
const FRAME_LIMITS: JsonLimits = { depth: 32, values: 5_000, characters: 20_000 };

const matchID = z.string().min(1).max(256);
const seat = z.string().min(1).max(16);
const credentials = z.string().max(20_000).nullish();

/**
 * The schema of a client's request when it connects. Its number of players is not read: no match begins here.
 */
export const syncFrame = z.tuple([matchID, seat.nullish(), credentials], z.unknown());

/** The schema of a move. Events, undo, redo, resets, patches and whole states do not fit it. */
export const updateFrame = z.tuple([
  z.strictObject({
    type: z.literal('MAKE_MOVE'),
    payload: z.strictObject({
      type: z.string().max(256),
      // A move of Reticle takes params and targets. boardgame.io would store more arguments in its log.
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

/** Parses a frame with its schema. @throws DropError `notAFrame` */
export function frameAs<Frame>(schema: z.ZodType<Frame>, frame: readonly unknown[]): Frame {
  const read = parseWith(schema, frame, FRAME_LIMITS);
  if (!read.ok) throw new DropError('notAFrame', read.issues);
  return read.value;
}
