import { jsonObject, parseWith, STATE_LIMITS, type NamedUnion, type Result } from '@reticle/core';
import { prompt } from '@reticle/core/match';
import * as z from 'zod';

/** The version of the protocol. A client with another version is refused. */
export const PROTOCOL = 1;

const step = z
  .int()
  .min(0)
  .describe('How many entries the log of the table has: the step that this is about.');
const answerTo = z.int().min(0).describe('The number of the message that this answers.');
const player = z.string().min(1).max(256);
const issues = z
  .array(z.looseObject({ code: z.string(), data: z.looseObject({}) }))
  .readonly()
  .describe('Why, as codes with data; nothing in them tells what this seat may not know.');

/** The reasons for which a table refuses a message. */
export const REFUSALS = [
  'malformed',
  'stale',
  'notYourTurn',
  'illegal',
  'ended',
  'notASeat',
  'cannotUndo',
  'noProposal',
  'outOfTime',
  'tooFast',
  'failed',
] as const;

/** The schema of an operation of JSON Patch (RFC 6902). A table sends no other operations. */
export const patchOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: z.string(), value: z.json() }),
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);
/** One operation of JSON Patch (RFC 6902). */
export type PatchOperation = NamedUnion<z.infer<typeof patchOperation>>;

const asked = z
  .union([prompt, z.null()])
  .describe('What the seat is asked now: which of the moves that it may make; null if it is not asked.');

const screen = jsonObject
  .optional()
  .describe(
    'The same as people are shown it, if the table tells that: what it holds is between its host and the screen.',
  );

const seats = z
  .array(z.strictObject({ player, present: z.boolean(), bot: z.string().optional() }))
  .readonly()
  .describe('Who sits at the table, in the order of play.');

const milliseconds = z.record(player, z.int().min(0));

/**
 * The schema of everything that a table says to one client. Plain JSON. Each client gets only what its own
 * seat may know.
 */
const serverMessage = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('welcome'),
        protocol: z.int(),
        table: z.string().describe('The id of the table.'),
        game: z.string(),
        version: z.int(),
        seat: z.union([player, z.null()]).describe('The seat of this client; null for a spectator.'),
        seats,
        chosenSeed: z
          .literal(true)
          .optional()
          .describe(
            'Present if whoever opened the table chose the seed of the match: who knows the seed knows every hidden card.',
          ),
      })
      .describe('The first message: where the client is.'),
    z
      .strictObject({ type: z.literal('view'), step, view: jsonObject, prompt: asked, screen })
      .describe('All that the seat may see.'),
    z
      .strictObject({
        type: z.literal('step'),
        step,
        patch: z
          .array(patchOperation)
          .readonly()
          .describe('What turns the view of the step before into this one.'),
        events: z
          .array(z.looseObject({ type: z.string() }))
          .readonly()
          .describe('What happened, as far as this seat may know it.'),
        prompt: asked,
        screen: z
          .array(patchOperation)
          .readonly()
          .optional()
          .describe('What turns the screen of the step before into this one, if the table tells that.'),
        by: z.enum(['move', 'undo', 'forfeit']),
      })
      .describe('The table went one step on. Every client is sent one such message for every step.'),
    z
      .strictObject({ type: z.literal('prompt'), id: answerTo, step, prompt, screen })
      .describe('What is to be chosen next, or the whole choice.'),
    z
      .strictObject({
        type: z.literal('why'),
        id: answerTo,
        step,
        words: z.array(z.string()).readonly().describe('A line each; none if there is nothing to tell.'),
      })
      .describe('Why nothing can be done with a thing, or why it cannot be picked, as people are told it.'),
    z
      .strictObject({ type: z.literal('done'), id: answerTo, step })
      .describe('The message was carried out and is kept.'),
    z
      .strictObject({
        type: z.literal('refused'),
        id: answerTo.nullable(),
        step,
        reason: z.enum(REFUSALS),
        issues,
      })
      .describe('The message was not carried out; nothing has changed.'),
    z.strictObject({ type: z.literal('seats'), seats }).describe('Somebody came or went.'),
    z
      .strictObject({
        type: z.literal('proposal'),
        proposal: z.int().min(0),
        what: z
          .enum(['undo', 'rematch', 'forfeit'])
          .describe('Forfeit: the seat is out of time, and the others say whether it loses.'),
        by: player,
        open: z
          .array(player)
          .readonly()
          .describe('The seats that have not answered yet; empty once it is settled.'),
        settled: z.enum(['agreed', 'declined']).optional(),
      })
      .describe('A seat proposes something, or a proposal is settled.'),
    z
      .strictObject({
        type: z.literal('clock'),
        step,
        left: milliseconds.describe('What each seat has left, in milliseconds.'),
        running: z.array(player).readonly().describe('Whose clock runs.'),
      })
      .describe('The clocks, after each step.'),
    z
      .strictObject({
        type: z.literal('thinking'),
        step,
        player,
        ahead: z
          .int()
          .min(0)
          .describe(
            'How many moves of bots at other tables are chosen first; 0 if this one is being chosen.',
          ),
      })
      .describe('A bot takes longer than a moment over its move after this step.'),
    z
      .strictObject({
        type: z.literal('ending'),
        seconds: z.int().min(0).describe('In how many seconds at most clients are disconnected.'),
      })
      .describe(
        'The process that plays this table is about to end: clients then connect again, and play on.',
      ),
    z
      .strictObject({ type: z.literal('rematch'), table: z.string() })
      .describe('Another match begins, at the table of this id; the seats are the same.'),
  ])
  .meta({ title: 'Server message', description: 'Everything that a table says to one client.' });

/** Everything that a table says to one client. */
export type ServerMessage = NamedUnion<z.infer<typeof serverMessage>>;

/** The table's message of one type. */
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<
  ServerMessage,
  { readonly type: Type }
>;

/** A reason for which a table refuses a message. */
export type RefusalReason = (typeof REFUSALS)[number];

/** Parses what a table sent, for clients that do not trust the server. */
export const parseServerMessage = (raw: unknown): Result<ServerMessage> =>
  parseWith(serverMessage, raw, STATE_LIMITS);
