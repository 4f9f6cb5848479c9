import type { GameIssue } from '@reticle/core';

/** What each code of a refused move carries. The words stand in `match/messages.ts`. */
export interface MoveIssueData {
  // --- set-up
  deckSize: { player: string; wanted: number; got: number };
  tooManyCopies: { player: string; cardId: string; limit: number };
  tooManyInks: { player: string; limit: number; got: readonly string[] };
  unknownCard: { cardId: string };
  notWhole: { cardId: string; lacks: readonly unknown[] };
  poolTooSmall: { wanted: number; got: number };
  duplicateCard: { cardId: string };

  // --- when
  wrongPhase: { phase: string; wanted: string };
  decisionPending: { player: string };
  noDecision: { phase: string };
  bagPending: { player: string };
  notInBag: { id: number };

  // --- cards
  notInHand: { cardId: string };
  notInPlay: { cardId: string };
  notYours: { cardId: string };
  notInkable: { cardId: string };
  alreadyInked: { limit: number };
  notEnoughInk: { cardId: string; wanted: number; got: number };
  notACharacter: { cardId: string };
  notReady: { cardId: string };
  drying: { cardId: string };
  forbidden: { cardId: string; to: string };
  noShift: { cardId: string };
  notASong: { cardId: string };
  noBodyguard: { cardId: string };
  noAbility: { cardId: string; ability: number };
  alreadyUsed: { cardId: string; ability: number };
  cannotPay: { cardId: string; ability: number };
  mustChallenge: { cardId: string };
  mustQuest: { cardId: string };
}

/** The codes of refused moves. */
export type MoveIssueCode = keyof MoveIssueData;

/** Makes one of the game's issues: the code in records and messages is `lorcana.<code>`. */
export function lorcanaIssue<Code extends MoveIssueCode>(code: Code, data: MoveIssueData[Code]): GameIssue {
  return { code: `lorcana.${code}`, data: { ...data } };
}
