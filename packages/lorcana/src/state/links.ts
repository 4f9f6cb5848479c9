import type { Named } from '@reticle/core';
import * as z from 'zod';
import { lorcanaCard, type LorcanaCard } from './card.js';
import { cardById, cardsOf, type CardHolder } from './state.js';

/** A card as it is read by whoever asks: effective numbers, together with the location that it is at. */
export const linkedCard = lorcanaCard.extend({
  /** As which cost it counts to sing songs: its own, or the N of Singer (rule 8.11.1). Characters only. */
  singCost: z.number().optional(),
  location: lorcanaCard.optional(),
});
/** A card as it is read by whoever asks; see {@link linkedCard}. */
export type LinkedCard = Named<z.infer<typeof linkedCard>>;

/** A card read by itself: a negative strength is 0 (rule 6.6.2). */
export function readCard(card: LorcanaCard): LinkedCard {
  const { strength, cost = 0, types, keywords, keywordValues } = card;
  const singer = keywords.includes('singer') ? (keywordValues['singer'] ?? 0) : 0;
  return {
    ...card,
    ...(strength !== undefined && strength < 0 ? { strength: 0 } : {}),
    ...(types.includes('character') ? { singCost: Math.max(cost, singer) } : {}),
  };
}

const read = new WeakMap<LorcanaCard, LinkedCard>();
const lists = new WeakMap<readonly LorcanaCard[], readonly LinkedCard[]>();

function linked(state: CardHolder, card: LorcanaCard): LinkedCard {
  const location = card.at === undefined ? undefined : cardById(state, card.at);
  const found = read.get(card);
  if (found && found.location === location) return found;
  const made = { ...readCard(card), ...(location === undefined ? {} : { location }) };
  read.set(card, made);
  return made;
}

/** The cards of a state as they are read; a card that stays the same object is read once. */
export function linkedCards(state: CardHolder): readonly LinkedCard[] {
  const cards = cardsOf(state);
  let found = lists.get(cards);
  if (!found) {
    found = cards.map((card) => linked(state, card));
    lists.set(cards, found);
  }
  return found;
}
