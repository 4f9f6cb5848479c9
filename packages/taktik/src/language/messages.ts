import type { GameMessages } from '@reticle/core';
import type { TaktikIssueCode } from './issue.js';

/** The one table of the game's words; `{name}` stands for a fact of the issue. */
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
  wrongPhase: 'This belongs to the phase {wanted}; it is the phase {phase}.',
  windowOpen: 'The window {window} is open: play a card of it, or pass.',
  noWindow: 'No window is open: there is nothing to pass.',
  cardPending: 'First play or store the card that was drawn: {cardId}.',
  notHeld: 'The card {cardId} is not held.',
  wrongTiming: 'The card {cardId} is played {timing}, not {now}.',
  notDrawn: 'The card {cardId} was not drawn just now.',
  notStorable: 'The card {cardId} cannot be stored: it is a {kind}.',
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

const fill = (text: string, data: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_whole, fact: string) => String(data[fact]));

/** The words for every code of the game, for `defineGame`. */
export const taktikMessages: GameMessages = Object.fromEntries(
  Object.entries(WORDS).map(([code, text]) => [
    `taktik.${code}`,
    (data: Readonly<Record<string, unknown>>) => fill(text, data),
  ]),
);
