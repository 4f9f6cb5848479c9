import type { GameIssue } from '@reticle/core';

/** What each of the game's codes carries. The words stand in `messages.ts`. */
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

  // --- when
  wrongPhase: { phase: string; wanted: string };
  windowOpen: { window: string };
  noWindow: { phase: string };
  cardPending: { cardId: string };

  // --- cards
  notHeld: { cardId: string };
  wrongTiming: { cardId: string; timing: string; now: string };
  notDrawn: { cardId: string };
  notStorable: { cardId: string; kind: string };
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
