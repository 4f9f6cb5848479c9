import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { payInk, priceOf, readyInk } from '../acts/ink.js';
import { play as playOut } from '../acts/play.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { advance } from '../turn/advance.js';
import { lorcanaIssue } from './issue.js';
import { cardId } from './params.js';
import { handCard, idsIn } from './when.js';

export const playParams = z.strictObject({
  cardId,
  /** With Bodyguard: enters play exerted (rule 8.3.2). */
  exerted: z.literal(true).optional(),
});
type PlayParams = z.infer<typeof playParams>;

export const isGuard = ({ keywords }: LorcanaCard): boolean => keywords.includes('bodyguard');

/** Why a player cannot pay so much ink for a card. */
export function inkIssues(state: LorcanaMatchState, player: string, card: LorcanaCard, cost: number) {
  const got = readyInk(state, player);
  if (got >= cost) return [];
  const wanted = priceOf(state, player, card, cost);
  return got < wanted ? [lorcanaIssue('notEnoughInk', { cardId: card.instanceId, wanted, got })] : [];
}

/** Each card of the hand that could be paid for, and with Bodyguard a second time. */
export const handVariants = (
  state: LorcanaMatchState,
  player: string,
  costOf: (card: LorcanaCard) => number | undefined,
): readonly PlayParams[] =>
  idsIn(state, player, 'hand').flatMap((one): readonly PlayParams[] => {
    const card = cardById(state, one.cardId);
    const cost = card && costOf(card);
    if (!card || cost === undefined || inkIssues(state, player, card, cost).length > 0) return [];
    return isGuard(card) ? [one, { ...one, exerted: true }] : [one];
  });

/** Plays a card for its cost; an action resolves at once (rules 4.3.2, 5.4.1.2). Nothing is chosen as it is played. */
export const play = defineMove({
  params: playParams,
  refuses({ state, player, params }) {
    const found = handCard(state, player, params.cardId);
    if ('issues' in found) return found.issues;
    const { card } = found;
    if (params.exerted && !isGuard(card)) return [lorcanaIssue('noBodyguard', { cardId: card.instanceId })];
    return inkIssues(state, player, card, card.cost ?? 0);
  },
  variants: (state: LorcanaMatchState, player: string) => handVariants(state, player, ({ cost = 0 }) => cost),
  execute({ state, player, params, random, emit }) {
    const card = cardById(state, params.cardId);
    if (!card) return state;
    const tools = { random, emit };
    const paid = payInk(state, player, priceOf(state, player, card, card.cost ?? 0));
    return advance(
      playOut(paid, card.instanceId, { player, exerted: params.exerted ?? false }, tools),
      tools,
    );
  },
});
