import type { Named, TargetRef } from '@reticle/core';
import * as z from 'zod';
import type { Card } from './card.js';
import { state, type State } from './state.js';

const counts = z.strictObject({ ann: z.int(), bob: z.int() });

/** What a player sees of a match: the cards that lie open to them, and of the others only how many there are. */
export const seen = z.strictObject({ ...state.shape, hands: counts, decks: counts });
/** What a player sees of a match. */
export type Seen = Named<z.infer<typeof seen>>;

/** What is in play is seen by all, a hand by its player, a deck by nobody (rule E5). */
const isOpen = ({ zone, owner }: Card, viewer: string | undefined): boolean =>
  zone === 'play' || (zone === 'hand' && owner === viewer);

/** The match as a player sees it, or a spectator. It is written from what is open: what is added to a state stays hidden. */
export function view({ turn, left, cards }: State, viewer: string | undefined): Seen {
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

/** Whether a player may not know what a card is: a refusal must not tell it either. */
export function hides({ cards }: State, viewer: string, { id }: TargetRef): boolean {
  const card = cards.find(({ instanceId }) => instanceId === id);
  return card !== undefined && !isOpen(card, viewer);
}
