import * as z from 'zod';
import { type Issue, issue } from '../issue.js';
import { jsonObject } from '../json.js';
import type { Decision } from '../play/decisions.js';
import type { Tools } from '../play/effect.js';
import { type Named, type NamedUnion, pinnedRef, targetRef, type TargetRef } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import type { TargetResolver } from '../targeting/resolver.js';
import {
  attempt,
  targetSelection,
  targetSlot,
  targetSpec,
  type Attempt,
  type TargetSelection,
  type TargetSpec,
} from '../targeting/spec.js';
import { move, defineMove, type EnumerableMove } from './move.js';

/**
 * The schema of an offer: a move that a seat may make, before its targets are chosen. It is plain JSON for
 * that seat, without a state and without functions, so that it can be sent. Whatever needs the state takes
 * the match beside it: {@link MatchRuntime.open}.
 */
export const offer = z
  .strictObject({
    move: z.string().min(1).max(64).describe('The name of the move.'),
    player: z.string().min(1).max(256).describe('The player who may make it.'),
    params: jsonObject.describe('The parameters of the move: which card, where to.'),
    spec: targetSpec.describe('What is chosen for it; without slots nothing is.'),
    attempt: attempt.describe('In whose name, and from which source, it is chosen.'),
  })
  .meta({ id: 'Offer', title: 'Offer', description: 'A move that a seat may make.' });
/** An offer: a move that a seat may make, before its targets are chosen; see {@link offer}. */
export type Offer = Named<z.infer<typeof offer>>;

/** The schema of the part of an offer that identifies it. The rest follows from the match. */
export const madeOffer = offer.partial({ spec: true, attempt: true });

/**
 * The schema of one answer about targets: a thing, no more things for this slot, or a share of what is
 * divided. Plain JSON.
 */
const targetAnswer = z.union([targetRef, z.literal('done'), z.int().nonnegative()]);
/**
 * One answer about targets: a thing, no more things for this slot (`done`), or a share of what is divided.
 */
export type TargetAnswer = z.infer<typeof targetAnswer>;

/** The schema of the answer to a seat's first prompt: which move is made. Plain JSON. */
export const moveAnswer = move.pick({ move: true, params: true });
/** The answer to a seat's first prompt: which move is made. */
export type MoveAnswer = Named<z.infer<typeof moveAnswer>>;

/** The most answers of a list: more than any move has. */
const MOST_ANSWERS = 20_000;
export const targetAnswers = z.array(targetAnswer).max(MOST_ANSWERS).readonly();

const isIssue = (value: unknown): boolean => issueShape.safeParse(value).success;
const issueShape = z.strictObject({
  code: z.string(),
  data: jsonObject,
  path: z.array(z.union([z.string(), z.int()])).optional(),
});
const refusedThing = z.strictObject({
  target: pinnedRef,
  issues: z
    .array(z.custom<Issue>(isIssue))
    .readonly()
    .describe('Why it cannot be picked now: issues as every refusal has them.'),
});

const asked = {
  id: z.string().describe('The id of the slot; if several players fill it, of the part of one of them.'),
  chooser: z.string().describe('The player who picks.'),
  slot: targetSlot,
  chosen: targetSelection.describe(
    'What is chosen so far, slot by slot; the last slot is the one that is asked for, but for shares.',
  ),
};

/** The schema of a prompt for the next thing of a slot. */
const targetAsked = z.strictObject({
  kind: z.literal('target'),
  ...asked,
  min: z.int(),
  max: z.union([z.int(), z.literal('any')]),
  options: z
    .array(pinnedRef)
    .readonly()
    .describe('What can be picked now: each leads to a choice that is taken.'),
  canStop: z.boolean().describe('Whether `done` is an answer as well.'),
  refused: z
    .array(refusedThing)
    .readonly()
    .optional()
    .describe('Why the rest cannot be picked, if that was asked for; nothing that is hidden from the seat.'),
});

/** The schema of a prompt for a share of what is divided. */
const shareAsked = z.strictObject({
  kind: z.literal('share'),
  ...asked,
  target: targetRef.describe('For which thing.'),
  options: z.array(z.int()).readonly(),
  total: z.int(),
  left: z.int().describe('Of the total, what no thing has so far.'),
});

/** The schema of what is asked next about targets, or the whole choice. Plain JSON. */
const targetPrompt = z.discriminatedUnion('kind', [
  targetAsked,
  shareAsked,
  z.strictObject({ kind: z.literal('chosen'), targets: targetSelection }),
]);
/** What is asked next about targets, or the whole choice. */
export type TargetPrompt = NamedUnion<z.infer<typeof targetPrompt>>;

/**
 * The schema of a prompt: one question to one seat, as JSON. The runtime makes prompts from the match and the
 * seat's answers so far, and stores none: the same answers lead to the same prompt. A prompt asks which move,
 * then which targets, then which shares of a division; after the last answer it has the whole move, ready for
 * `apply`. It lists only answers that can still lead to a move which is accepted. The command, the
 * playground, the client, boardgame.io and bots all ask through it.
 */
export const prompt = z
  .strictObject({
    player: z.string().describe('The seat that is asked.'),
    step: z.int().nonnegative().describe('The step of the match at which it is asked.'),
    asks: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('move'), offers: z.array(offer).readonly() }),
      targetAsked.extend({ offer }),
      shareAsked.extend({ offer }),
      z.strictObject({ kind: z.literal('ready'), move }),
    ]),
  })
  .meta({ id: 'Prompt', title: 'Prompt', description: 'What one seat is asked.' });
/** A prompt: one question to one seat, or the whole move; see {@link prompt}. */
export type Prompt = Named<z.infer<typeof prompt>>;

/** What asks players and continues with their answers. A `Play` is one. */
interface Prompter<State> {
  prompt(state: State): Decision | undefined;
  advance(state: State, tools: Tools, answer?: LegalTargets): State;
}

/**
 * Makes the move with which a player answers a prompt. A game that plays its abilities with core has it among
 * its moves. It has no parameters; its targets are those of the prompt. Refuses anybody else with `notAsked`.
 */
export const answerMove = <State>(play: Prompter<State>): EnumerableMove<State> =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state, player }) =>
      play.prompt(state)?.player === player ? [] : [issue('notAsked', { player })],
    variants: (state: State) => (play.prompt(state) ? [{}] : []),
    getTargetSpecs: ({ state }) => {
      const open = play.prompt(state);
      return open ? [open.spec] : [];
    },
    attempt: ({ state, player }) => play.prompt(state)?.attempt ?? { controller: player },
    execute: ({ state, targets, random, emit }) => play.advance(state, { random, emit }, targets),
  });

/** A question about targets: a spec and who asks, with the resolver of one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /**
   * Whether a whole choice that the spec allows is accepted. If this is given, only what leads to such a
   * choice is on offer.
   */
  readonly accepts?: ((targets: TargetSelection) => boolean) | undefined;
}

/** What a prompt tells besides what can be picked. */
export interface PromptDetail {
  /** Whether it tells why the rest cannot be picked. */
  readonly refused?: boolean;
  /** Whether the seat may not know a thing. Nothing is told about such things. */
  readonly hides?: ((target: TargetRef) => boolean) | undefined;
}
