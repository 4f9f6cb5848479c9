import type { Named, TargetRef } from '@reticle/core';
import * as z from 'zod';
import type { Card } from './card.js';
import { state, type State } from './state.js';

const counts = z.strictObject({ ann: z.int(), bob: z.int() });

/**
 * The schema of what a player sees of a match: the cards that are open to them, and only the number of all
 * others.
 */
export const visibleState = z.strictObject({ ...state.shape, hands: counts, decks: counts });
/** What a player sees of a match. */
export type VisibleState = Named<z.infer<typeof visibleState>>;

/**
 * Whether a viewer sees a card: everybody sees what is in play, a player sees the own hand, and nobody sees a
 * deck (rule E5).
 */
const isOpen = ({ zone, owner }: Card, viewer: string | undefined): boolean =>
  zone === 'play' || (zone === 'hand' && owner === viewer);

/**
 * Makes the view of a player or a spectator. It lists what is open, so that anything added to a state stays
 * hidden.
 */
export function view({ turn, left, cards }: State, viewer: string | undefined): VisibleState {
  const count = (owner: string, zone: string) =>
    cards.filter((card) => card.owner === owner && card.zone === zone).length;
  return {
    turn,
    left,
    cards: cards.filter((card) => isOpen(card, viewer)),
    hands: { ann: count('ann', 'hand'), bob: count('bob', 'hand') },
    decks: { ann: count('ann', 'deck'), bob: count('bob', 'deck') },
  };
}

/** Whether a player may not know what a card is. A refusal must not reveal it either. */
export function hides({ cards }: State, viewer: string, { id }: TargetRef): boolean {
  const card = cards.find(({ instanceId }) => instanceId === id);
  return card !== undefined && !isOpen(card, viewer);
}
