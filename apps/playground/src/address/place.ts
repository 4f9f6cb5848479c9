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

/** The place of the words page: the text that is read. */
const wordsPlace = z.strictObject({ text: printed.optional(), ...about }).readonly();

/** The question on a board: a card's words, or a spec. */
const asked = z
  .strictObject({
    text: printed.optional(),
    ...about,
    /** The ability of the text, and its mode. */
    ability: count.optional(),
    mode: count.optional(),
    spec: jsonObject.optional(),
  })
  .readonly();

/** The place of the board page: the board, the question on it, and the choice so far. */
const boardPlace = z
  .strictObject({
    /** The id of an example. Defaults to the first. */
    example: word.optional(),
    /** The board, if it was changed by hand. */
    state: anyJson.optional(),
    asked: asked.optional(),
    controller: word.optional(),
    /** The source, if it is not the example's; `null` is none. */
    source: targetRef.nullable().optional(),
    /** The value of X. */
    x: count.optional(),
    picks: targetSelection.optional(),
    /** The current slot. Those before it are done. */
    slot: count.optional(),
    /** The inspected thing: the page says why it may be chosen, or not. */
    why: targetRef.optional(),
    /** The board after the announcement, while it is changed before the effect resolves. */
    later: anyJson.optional(),
  })
  .readonly();

/**
 * The place of the cards page: the search, the inspected card (by its id, or one of the visitor's own), and a
 * deck.
 */
const cardsPlace = z
  .strictObject({
    query: word.optional(),
    shown: z.string().max(256).optional(),
    card: jsonObject.optional(),
    deck: printed.optional(),
  })
  .readonly();

/** The place of the page on which a card is typed: the values of its form. */
const makePlace = z.strictObject({ values: z.record(z.string().max(100), printed).optional() }).readonly();

/** One answer while a move's targets are chosen: a thing, a share of what is divided, or "no more". */
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

/** A line of the match: the step at which it left another line, and its own moves. */
const lineKept = z
  .strictObject({
    from: z.int().min(0).max(20_000),
    seats: seatsTaken.optional(),
    moves: movesMade.optional(),
    conceded: word.optional(),
  })
  .readonly();

/** The place of the play page: a match is its seed and the moves made by people and bots. */
const playPlace = z
  .strictObject({
    setup: word.optional(),
    /** The options themselves, instead of those of a setup, for the visitor's own cards and decks. */
    options: jsonObject.optional(),
    /** A puzzle of the game instead of a match: its position, until the turn ends. */
    puzzle: word.optional(),
    seed: word.optional(),
    /**
     * How the match was drawn from its seed, as in a record. An address with moves and without this key is
     * old.
     */
    seeding: word.optional(),
    /** The player of each seat: `greedy`, `random`, or `you`. */
    seats: seatsTaken.optional(),
    moves: movesMade.optional(),
    /**
     * The lines that were begun at steps of others, in the order of their beginning, and which of them
     * `moves` are.
     */
    lines: z.array(lineKept).max(50).readonly().optional(),
    line: z.int().min(0).max(50).optional(),
    /** The step that is shown. Defaults to the last. */
    step: z.int().min(0).max(20_000).optional(),
    /** The move whose targets are being chosen: its number among the offers, and the answers so far. */
    pick: z
      .strictObject({ offer: z.int().min(0).max(100_000), answers: z.array(pickAnswer).max(1000).readonly() })
      .readonly()
      .optional(),
    /** The moments at which people are asked. Defaults to the usual ones. */
    stops: z.array(word).max(64).readonly().optional(),
    /** Nobody is asked until the end of this turn, if they may pass. */
    together: z.string().max(64).optional(),
    skip: z.int().min(0).max(20_000).optional(),
    /** Nobody is asked until something happens after this step, which is in this turn. */
    wait: z
      .strictObject({ turn: z.int().min(0).max(20_000), step: z.int().min(0).max(20_000) })
      .readonly()
      .optional(),
    /** The player who gave up after these moves, which ends the match. */
    conceded: word.optional(),
    /** Whether the log has minor events, too. */
    full: z.boolean().optional(),
  })
  .readonly();

const place = z
  .strictObject({
    game: word,
    page: z.enum(PAGES),
    /** Whether it is shown inside another page, without the head. */
    embed: z.boolean().optional(),
    words: wordsPlace.optional(),
    board: boardPlace.optional(),
    play: playPlace.optional(),
    cards: cardsPlace.optional(),
    make: makePlace.optional(),
  })
  .readonly();

export type WordsPlace = z.infer<typeof wordsPlace>;
export type BoardPlace = z.infer<typeof boardPlace>;
export type CardsPlace = z.infer<typeof cardsPlace>;
export type PlayPlace = z.infer<typeof playPlace>;
/** Everything that the playground shows. One address holds it. Plain JSON. */
export type Place = z.infer<typeof place>;

/** Parses raw JSON from an address. It is refused with coded issues and their paths. */
export const parsePlace = (json: unknown): Result<Place> => parseWith<Place>(place, json, STATE_LIMITS);
