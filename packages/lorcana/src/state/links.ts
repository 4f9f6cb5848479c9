import * as z from 'zod';
import { lorcanaCard, type LorcanaCard } from './card.js';
import type { Named } from './named.js';
import type { LorcanaState } from './state.js';

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

/** The cards of a state as they are read; a card that stays the same object is read once. */
export function cardReader(): (state: LorcanaState) => readonly LinkedCard[] {
  const kept = new WeakMap<LorcanaCard, LinkedCard>();
  const read = (card: LorcanaCard, location: LorcanaCard | undefined): LinkedCard => {
    const found = kept.get(card);
    if (found && found.location === location) return found;
    const linked = { ...readCard(card), ...(location === undefined ? {} : { location }) };
    kept.set(card, linked);
    return linked;
  };
  const lists = new WeakMap<LorcanaState, readonly LinkedCard[]>();
  return (state) => {
    const list = lists.get(state) ?? linkCards(state, read);
    lists.set(state, list);
    return list;
  };
}

function linkCards(
  { cards }: LorcanaState,
  read: (card: LorcanaCard, location: LorcanaCard | undefined) => LinkedCard,
): readonly LinkedCard[] {
  const locations = new Map(
    cards.flatMap((card) => (card.types.includes('location') ? [[card.instanceId, card]] : [])),
  );
  return cards.map((card) => read(card, card.at === undefined ? undefined : locations.get(card.at)));
}
