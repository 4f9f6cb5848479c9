import {
  type Json,
  type JsonObject,
  parseWith,
  type Result,
  STATE_LIMITS,
  targetRef,
  targetSelection,
} from '@reticle/core';
import * as z from 'zod';
import { PAGES } from './start.js';

const word = z.string().max(200);
const printed = z.string().max(20_000);
const anyJson: z.ZodType<Json> = z.json();
const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());
const about = { name: word.optional(), types: z.array(word).max(16).readonly().optional() };
const count = z.int().min(0).max(1000);

/** The words page: what is read. */
const wordsPlace = z.strictObject({ text: printed.optional(), ...about }).readonly();

/** What is asked on a board: by a card's words, or by a spec. */
const asked = z
  .strictObject({
    text: printed.optional(),
    ...about,
    /** Which ability of the text, and which of its modes. */
    ability: count.optional(),
    mode: count.optional(),
    spec: jsonObject.optional(),
  })
  .readonly();

/** The board page: the board, what is asked on it, and the choice so far. */
const boardPlace = z
  .strictObject({
    /** The id of an example; the first, where there is none. */
    example: word.optional(),
    /** The board, where it was changed by hand. */
    state: anyJson.optional(),
    asked: asked.optional(),
    controller: word.optional(),
    /** The source, where it is not the example's; `null` is none. */
    source: targetRef.nullable().optional(),
    /** What X stands for. */
    x: count.optional(),
    picks: targetSelection.optional(),
    /** The slot that is chosen for, or a later one: those before it are done. */
    slot: count.optional(),
    /** The thing that is looked at: why it may be chosen, or not. */
    why: targetRef.optional(),
    /** The board after the choice was announced, while it is changed before it resolves. */
    later: anyJson.optional(),
  })
  .readonly();

/** The cards page: what is searched for, the card that is looked at (by its id, or one of somebody's own), and a deck. */
const cardsPlace = z
  .strictObject({
    query: word.optional(),
    shown: z.string().max(256).optional(),
    card: jsonObject.optional(),
    deck: printed.optional(),
  })
  .readonly();

/** One answer while a move's targets are chosen: a thing, a share of what is divided, or that there are no more. */
const pickAnswer = z.union([
  z.strictObject({ kind: word, id: z.string().max(256), incarnation: z.int().min(0).optional() }).readonly(),
  z.int().min(0).max(10_000),
  z.literal('done'),
]);

const moveMade = z
  .strictObject({
    move: word,
    player: word,
    params: jsonObject.optional(),
    targets: targetSelection.optional(),
  })
  .readonly();
const movesMade = z.array(moveMade).max(20_000).readonly();
const seatsTaken = z.array(word).max(16).readonly();

/** A way that the match has gone: the step at which it left another one, and what is not its own is with the match. */
const lineKept = z
  .strictObject({
    from: z.int().min(0).max(20_000),
    seats: seatsTaken.optional(),
    moves: movesMade.optional(),
    conceded: word.optional(),
  })
  .readonly();

/** The play page: a match is its seed and the moves that were made, by people and by bots. */
const playPlace = z
  .strictObject({
    setup: word.optional(),
    /** The options themselves, in place of those of a setup: cards and decks of somebody's own. */
    options: jsonObject.optional(),
    /** A puzzle of the game, in place of a match: its position, until the turn ends. */
    puzzle: word.optional(),
    seed: word.optional(),
    /** How the match was drawn from its seed, as a record tells it; an address with moves that says nothing of it is old. */
    seeding: word.optional(),
    /** Who plays each seat: `greedy`, `random`, or `you`. */
    seats: seatsTaken.optional(),
    moves: movesMade.optional(),
    /** The lines that were begun at steps of others, in the order in which they were, and which of them `moves` are. */
    lines: z.array(lineKept).max(50).readonly().optional(),
    line: z.int().min(0).max(50).optional(),
    /** The step that is looked at; the last, where there is none. */
    step: z.int().min(0).max(20_000).optional(),
    /** A move whose targets are being chosen: which of those on offer, and what was answered so far. */
    pick: z
      .strictObject({ offer: z.int().min(0).max(100_000), answers: z.array(pickAnswer).max(1000).readonly() })
      .readonly()
      .optional(),
    /** The moments at which people are asked; the usual ones, where nothing is said. */
    stops: z.array(word).max(64).readonly().optional(),
    /** Nobody is asked up to the end of this turn, wherever they may pass. */
    together: z.string().max(64).optional(),
    skip: z.int().min(0).max(20_000).optional(),
    /** Nobody is asked until something happens after this step, which is in this turn. */
    wait: z
      .strictObject({ turn: z.int().min(0).max(20_000), step: z.int().min(0).max(20_000) })
      .readonly()
      .optional(),
    /** Who gave the match up after these moves: it is over then. */
    conceded: word.optional(),
    /** Whether the log tells minor events, too. */
    full: z.boolean().optional(),
  })
  .readonly();

const place = z
  .strictObject({
    game: word,
    page: z.enum(PAGES),
    /** Shown inside another page: without the head. */
    embed: z.boolean().optional(),
    words: wordsPlace.optional(),
    board: boardPlace.optional(),
    play: playPlace.optional(),
    cards: cardsPlace.optional(),
  })
  .readonly();

export type WordsPlace = z.infer<typeof wordsPlace>;
export type BoardPlace = z.infer<typeof boardPlace>;
export type CardsPlace = z.infer<typeof cardsPlace>;
export type PlayPlace = z.infer<typeof playPlace>;
/** All that the playground shows: one address holds it. Plain JSON. */
export type Place = z.infer<typeof place>;

/** Raw JSON, as an address brings it, to a place; refused with coded issues and their paths. */
export const parsePlace = (json: unknown): Result<Place> => parseWith<Place>(place, json, STATE_LIMITS);
