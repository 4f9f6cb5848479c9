import type { GameIssue, LegalTargets } from '@reticle/core';
import { RecentCache } from '@reticle/core/play';
import * as z from 'zod';
import { bagOf, decisionOf } from '../../rules/advance.js';
import { isBanned } from '../../rules/standing.js';
import { allIn, cardsIn } from '../../state/board.js';
import type { LinkedCard } from '../../state/links.js';
import { lorcanaIssue } from '../../state/issues.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { cardById, theCard } from '../../state/board.js';

export const cardId = z.string().min(1).max(256);
/** The parameters of a move that names one card. */
export const oneCard = z.strictObject({ cardId });
export const nothing = z.strictObject({});

/** Whether the active player may make moves of the turn now. */
export const isFree = ({ phase, resolving, waiting }: LorcanaMatchState): boolean =>
  phase === 'main' && resolving.length === 0 && waiting.length === 0;

/**
 * Returns the reasons why a move of the turn cannot be made now: a player must decide, the bag is not empty,
 * or it is another phase.
 */
export function whenIssues(state: LorcanaMatchState): readonly GameIssue[] {
  if (isFree(state)) return [];
  const decision = decisionOf(state);
  if (decision) return [lorcanaIssue('decisionPending', { player: decision.player })];
  const [waiting] = bagOf(state);
  if (waiting) return [lorcanaIssue('bagPending', { player: waiting.frame.controller })];
  return [lorcanaIssue('wrongPhase', { phase: state.phase, wanted: 'main' })];
}

/** The card that a move is about, or the issues that keep the move from using it. */
export type CardOrIssues = { readonly card: LinkedCard } | { readonly issues: readonly GameIssue[] };

/** Finds a card in the player's hand. */
export function handCard(state: LorcanaMatchState, player: string, id: string): CardOrIssues {
  const issues = whenIssues(state);
  if (issues.length > 0) return { issues };
  const card = cardById(state, id);
  return card?.zone === 'hand' && card.owner === player
    ? { card }
    : { issues: [lorcanaIssue('notInHand', { cardId: id })] };
}

/** Finds a card in the player's hand that nothing forbids them to play. */
export function playableCard(state: LorcanaMatchState, player: string, id: string): CardOrIssues {
  const found = handCard(state, player, id);
  if ('issues' in found || !isBanned(state, player, found.card)) return found;
  return { issues: [lorcanaIssue('banned', { cardId: id })] };
}

/**
 * Returns the cards in the player's hand that nothing forbids them to play, while moves of the turn can be
 * made. Every way to play a card starts from this list, so it is kept for the latest states.
 */
export function playable(state: LorcanaMatchState, player: string): readonly LinkedCard[] {
  const found = playableIn.get(state);
  if (found?.player === player) return found.cards;
  const cards = isFree(state)
    ? cardsIn(state, player, 'hand').filter((card) => !isBanned(state, player, card))
    : [];
  playableIn.add(state, { player, cards });
  return cards;
}

const playableIn = new RecentCache<
  LorcanaMatchState,
  { readonly player: string; readonly cards: readonly LinkedCard[] }
>(4);

/** Finds a card that the player has in play. */
export function ownCard(state: LorcanaMatchState, player: string, id: string): CardOrIssues {
  const issues = whenIssues(state);
  if (issues.length > 0) return { issues };
  const card = cardById(state, id);
  if (card?.zone !== 'play') return { issues: [lorcanaIssue('notInPlay', { cardId: id })] };
  return card.controller === player ? { card } : { issues: [lorcanaIssue('notYours', { cardId: id })] };
}

/** Returns the card that was chosen for a move that chooses one. */
export const chosenCard = (state: LorcanaMatchState, { slots }: LegalTargets): LinkedCard =>
  theCard(state, slots[0]?.targets[0]?.id);

/** Returns the player's matching cards in play, while moves of the turn can be made. */
export function movable(
  state: LorcanaMatchState,
  player: string,
  such: (card: LinkedCard) => boolean = () => true,
): readonly { readonly cardId: string }[] {
  if (!isFree(state)) return [];
  const found: { readonly cardId: string }[] = [];
  for (const card of allIn(state, 'play'))
    if (card.controller === player && such(card)) found.push({ cardId: card.instanceId });
  return found;
}
