import type { PinnedRef } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, selectPlayers, type Selector } from '../abilities/selector.js';
import { libraryOf } from '../state/library.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { refOf } from '../state/zone-change.js';

/** Cards that are looked at or revealed: the top ones of libraries, whole hands and libraries, or cards already named. */
export type CardsAt =
  | { readonly top: AbilityAmount; readonly of?: Selector | undefined }
  | { readonly hand: Selector }
  | { readonly library: Selector }
  | { readonly cards: Selector };

export const cardsAt: z.ZodType<CardsAt> = z.union([
  z.strictObject({ top: abilityAmount, of: selector.optional() }),
  z.strictObject({ hand: selector }),
  z.strictObject({ library: selector }),
  z.strictObject({ cards: selector }),
]);

/** The cards there now; of libraries from the top down, as many as there are. */
export function findCardsAt(at: CardsAt, scene: Scene<MtgMatchState>): readonly PinnedRef[] {
  const { state } = scene;
  if ('cards' in at) return select(at.cards, scene).filter(({ kind }) => kind === 'card');
  if ('hand' in at) {
    const players = selectPlayers(at.hand, scene);
    return state.cards.filter(({ zone, owner }) => zone === 'hand' && players.includes(owner)).map(refOf);
  }
  const players = selectPlayers('top' in at ? (at.of ?? 'you') : at.library, scene);
  const count = 'top' in at ? Math.max(0, amountOf(at.top, scene)) : Infinity;
  return players.flatMap((player) => libraryOf(state, player).slice(0, count).map(refOf));
}

/** What an event tells of cards that are shown: which they are, and which card each is as printed. */
export function shownCards(
  state: MtgMatchState,
  refs: readonly PinnedRef[],
): readonly (PinnedRef & { readonly publicId: string })[] {
  return refs.map((ref) => ({ ...ref, publicId: cardById(state, ref.id)?.publicId ?? '' }));
}
