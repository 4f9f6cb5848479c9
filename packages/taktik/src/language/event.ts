import type { Issue, GameIssue, GameMessages } from '@reticle/core';
import * as z from 'zod';
import { position } from './board.js';
import { playerId, phase, windowName } from './players.js';

const id = z.string();
const visibleTo = z.array(z.string()).readonly();
const issue = z.strictObject({ code: id, data: z.looseObject({}) });
/** The schema of issues, as refusals have them. */
const reasons = z.array(z.custom<Issue>((found) => issue.safeParse(found).success)).readonly();
const fight = { attackerId: id, targetId: id };

/**
 * The schema of everything that can happen in a match. Events that only some players may see have
 * `visibleTo`.
 */
export const taktikEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turnBegan'), player: playerId, turn: z.int() }),
  z.strictObject({ type: z.literal('phaseBegan'), player: playerId, phase }),
  z.strictObject({ type: z.literal('deckShuffled'), deck: z.enum(['cards', 'tactics']) }),
  z.strictObject({ type: z.literal('drew'), player: playerId, cards: z.int(), tactics: z.int() }),
  /** The drawn card, for the player who drew it. A malus and a tactic are open to all. */
  z.strictObject({ type: z.literal('cardDrawn'), player: playerId, cardId: id, visibleTo }),
  z.strictObject({ type: z.literal('malusDrawn'), player: playerId, cardId: id }),
  z.strictObject({ type: z.literal('tacticDrawn'), player: playerId, cardId: id }),
  z.strictObject({
    type: z.literal('cardPlayed'),
    player: playerId,
    cardId: id,
    targetUnitIds: z.array(id).readonly(),
  }),
  z.strictObject({ type: z.literal('cardStored'), player: playerId }),
  z.strictObject({
    type: z.literal('cardDiscarded'),
    player: playerId,
    cardId: id,
    reason: z.enum(['noTarget', 'storeFull']),
  }),
  z.strictObject({ type: z.literal('cardCancelled'), player: playerId, cardId: id }),
  z.strictObject({
    type: z.literal('effectBegan'),
    effectId: z.int(),
    cardId: id,
    hook: id,
    targetUnitIds: z.array(id).readonly(),
  }),
  z.strictObject({ type: z.literal('effectEnded'), effectId: z.int(), cardId: id }),
  z.strictObject({ type: z.literal('windowOpened'), window: windowName, player: playerId }),
  z.strictObject({ type: z.literal('passed'), window: windowName, player: playerId }),
  z.strictObject({ type: z.literal('moveDeclared'), unitId: id, to: position }),
  z.strictObject({ type: z.literal('unitMoved'), unitId: id, from: position, to: position }),
  z.strictObject({
    type: z.literal('moveStopped'),
    unitId: id,
    to: position,
    reasons,
  }),
  z.strictObject({ type: z.literal('attackDeclared'), ...fight }),
  z.strictObject({ type: z.literal('attackBegan'), ...fight }),
  z.strictObject({ type: z.literal('attackCancelled'), ...fight }),
  z.strictObject({ type: z.literal('attackVoid'), ...fight, reasons }),
  z.strictObject({ type: z.literal('rolled'), ...fight, die: z.int(), again: z.boolean() }),
  z.strictObject({
    type: z.literal('attackJudged'),
    ...fight,
    die: z.int(),
    modifiers: z.array(z.strictObject({ from: id, amount: z.int() })).readonly(),
    total: z.int(),
    hit: z.boolean(),
  }),
  z.strictObject({ type: z.literal('unitDamaged'), unitId: id }),
  z.strictObject({ type: z.literal('unitDestroyed'), unitId: id }),
  z.strictObject({ type: z.literal('matchEnded'), winners: z.array(playerId).readonly(), reason: id }),
]);
/** An event of a match. */
export type TaktikEvent = z.infer<typeof taktikEvent>;

/** What a refusal tells of a card: its id, and its name for people. */
export interface CardFacts {
  readonly cardId: string;
  readonly card: string;
}

/** The data of each of the game's codes. */
export interface TaktikIssueData {
  // --- set-up
  boardSize: { width: number; height: number; least: number; most: number };
  mapRagged: { layer: string; row: number; wanted: number; got: number };
  mapSymbol: { layer: string; x: number; y: number; symbol: string; known: string };
  mapRows: { layer: string; wanted: number; got: number };
  unitOnBlocked: { x: number; y: number; terrain: string };
  forceTooLarge: { player: string; units: number; room: number };
  noUnits: { player: string };
  duplicateCard: { cardId: string };
  unknownCard: { cardId: string };
  wrongPlace: CardFacts & { zone: string };

  // --- when
  wrongPhase: { phase: string; wanted: string };
  windowOpen: { window: string };
  noWindow: { phase: string };
  cardPending: CardFacts;

  // --- cards
  notHeld: CardFacts;
  wrongTiming: CardFacts & { timing: string; now: string };
  notDrawn: CardFacts;
  notStorable: CardFacts & { kind: string };
  storeFull: { limit: number };
  storeNotFull: { limit: number };

  // --- units and tiles
  unknownUnit: { unitId: string };
  notYourUnit: { unitId: string; owner: string };
  unitDestroyed: { unitId: string };
  alreadyMoved: { unitId: string };
  moveLimit: { limit: number };
  cannotMove: { unitId: string; by: string };
  alreadyAttacked: { unitId: string };
  cannotAttack: { unitId: string; by: string };
  offBoard: { x: number; y: number };
  tileBlocked: { x: number; y: number; terrain: string };
  tileOccupied: { x: number; y: number; unitId: string };
  outOfReach: { unitId: string; x: number; y: number; movement: number };
}

/** The codes of Taktik's own refusals. */
export type TaktikIssueCode = keyof TaktikIssueData;

/** Makes one of the game's issues: the code in records and messages is `taktik.<code>`. */
export function taktikIssue<Code extends TaktikIssueCode>(
  code: Code,
  data: TaktikIssueData[Code],
): GameIssue {
  return { code: `taktik.${code}`, data: { ...data } };
}

/** The one message table of the game. `{name}` stands for a fact of the issue. */
const WORDS: { readonly [Code in TaktikIssueCode]: string } = {
  boardSize: 'A board of {width} by {height} is not allowed: each side has {least} to {most} tiles.',
  mapRagged: 'Row {row} of the {layer} has {got} tiles, not {wanted}.',
  mapSymbol: 'The {layer} has "{symbol}" at {x},{y}; known are {known}.',
  mapRows: 'The {layer} has {got} rows, not {wanted}.',
  unitOnBlocked: 'No unit can stand at {x},{y}: it is {terrain}.',
  forceTooLarge: '{player} has {units} units and room for {room}.',
  noUnits: '{player} has no unit.',
  duplicateCard: 'There is already a card {cardId}.',
  unknownCard: 'There is no card {cardId}.',
  wrongPlace: '{card} cannot lie there: {zone}.',
  wrongPhase: 'This belongs to the phase {wanted}; it is the phase {phase}.',
  windowOpen: 'The window {window} is open: play a card of it, or pass.',
  noWindow: 'No window is open: there is nothing to pass.',
  cardPending: 'First play or store the card that was drawn: {card}.',
  notHeld: '{card} is not held.',
  wrongTiming: '{card} belongs to another moment ({timing}); now it is {now}.',
  notDrawn: '{card} was not drawn just now.',
  notStorable: '{card} cannot be stored: it is a {kind}.',
  storeFull: 'There are already {limit} cards stored.',
  storeNotFull: 'A card is discarded only where {limit} cards are stored already.',
  unknownUnit: 'There is no unit {unitId}.',
  notYourUnit: 'The unit {unitId} is of {owner}.',
  unitDestroyed: 'The unit {unitId} is destroyed.',
  alreadyMoved: 'The unit {unitId} has moved already.',
  moveLimit: 'Already {limit} units have moved this turn.',
  cannotMove: 'The unit {unitId} cannot move: {by}.',
  alreadyAttacked: 'The unit {unitId} attacks already.',
  cannotAttack: 'The unit {unitId} cannot attack: {by}.',
  offBoard: 'There is no tile {x},{y}.',
  tileBlocked: 'Nothing can enter {x},{y}: it is {terrain}.',
  tileOccupied: 'The tile {x},{y} is taken by {unitId}.',
  outOfReach: 'The unit {unitId} does not reach {x},{y} with movement {movement}.',
};

/** Splits a name into words: `beforeMove` becomes "before move", `red-infantry-1` "red infantry 1". */
const spoken = (value: string): string =>
  value
    .replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/(?<=[a-z])-(?=[a-z\d])/gu, ' ');

const fill = (text: string, data: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_whole, fact: string) => spoken(String(data[fact])));

/** The messages of every code of the game, for `defineGame`. */
export const taktikMessages: GameMessages = Object.fromEntries(
  Object.entries(WORDS).map(([code, text]) => [
    `taktik.${code}`,
    (data: Readonly<Record<string, unknown>>) => fill(text, data),
  ]),
);
