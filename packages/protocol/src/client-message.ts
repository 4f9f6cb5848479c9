import { json, parseWith, targetRef, type JsonLimits, type NamedUnion, type Result } from '@reticle/core';
import { move } from '@reticle/core/match';
import * as z from 'zod';

/** The limits of a message. It contains at most one move, so they are lower than core's. */
const MESSAGE_LIMITS: JsonLimits = { depth: 32, values: 5_000, characters: 20_000 };

const id = z
  .int()
  .min(0)
  .max(0x7fff_ffff)
  .describe('The number that the client gave this message; the answer to it carries the same number.');
const step = z
  .int()
  .min(0)
  .describe('The step of the table that the message was made for. An answer to an older step is refused.');

/** A move as its own seat writes it. The table knows the player. */
const ownMove = move.omit({ player: true });

/** The schema of everything that a client says to a table. Plain JSON. */
const clientMessage = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('prompt'),
        id,
        step,
        answers: z
          .array(json)
          .max(1_000)
          .readonly()
          .describe('Which move, and what was picked for it so far, in order.'),
        explain: z
          .boolean()
          .default(false)
          .describe('Whether it is also told why the rest cannot be picked.'),
      })
      .describe('Asks what is to be answered next for a move that the seat was offered.'),
    z
      .strictObject({
        type: z.literal('why'),
        id,
        step,
        target: targetRef.describe('The thing that is looked at.'),
        answers: z
          .array(json)
          .max(1_000)
          .readonly()
          .default([])
          .describe('Which move is being chosen, and what was picked for it so far; none if no move is.'),
      })
      .describe('Asks why nothing can be done with a thing now, or why it cannot be picked.'),
    z.strictObject({ type: z.literal('move'), id, step, ...ownMove.shape }).describe('Makes a move.'),
    z.strictObject({ type: z.literal('sync'), id }).describe('Asks for the whole view again.'),
    z
      .strictObject({ type: z.literal('undo'), id, step })
      .describe('Proposes to take back the last move of this seat and all that followed it.'),
    z.strictObject({ type: z.literal('rematch'), id }).describe('Proposes another match at the same table.'),
    z
      .strictObject({ type: z.literal('agree'), id, proposal: z.int().min(0), yes: z.boolean() })
      .describe('Answers a proposal of another seat.'),
    z.strictObject({ type: z.literal('forfeit'), id }).describe('Gives the match up.'),
    z
      .strictObject({ type: z.literal('report'), id, words: z.string().max(2_000) })
      .describe('Reports that something is wrong: the table keeps the match with these words.'),
  ])
  .meta({ title: 'Client message', description: 'Everything that a client says to a table.' });

/** Everything that a client says to a table. */
export type ClientMessage = NamedUnion<z.infer<typeof clientMessage>>;

/** The client's message of one type. */
export type ClientMessageOf<Type extends ClientMessage['type']> = Extract<
  ClientMessage,
  { readonly type: Type }
>;

/** Parses what a client sent. Refuses with core's codes for JSON. Nothing of it is executed or kept. */
export const parseClientMessage = (raw: unknown): Result<ClientMessage> =>
  parseWith(clientMessage, raw, MESSAGE_LIMITS);

const numbered = z.object({ id });

/** Returns the number of a message that may be malformed otherwise. Null if it has none. */
export const messageId = (raw: unknown): number | null => numbered.safeParse(raw).data?.id ?? null;
