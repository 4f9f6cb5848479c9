import type { MtgCard } from './card.js';
import type { MtgState } from './state.js';
import { cardsIn, changeCards } from './cards.js';
import { keyed, lately } from './memo.js';
import { cardWith } from './copies.js';

/**
 * Returns a player's library from the top down (rule 401.2). Cards with equal `order` stay in the order of
 * the state.
 */
export const libraryOf = (state: MtgState, player: string): readonly MtgCard[] =>
  libraries(cardsIn(state, 'library'))(player);

const libraries = lately((cards: readonly MtgCard[]) =>
  keyed((player) =>
    cards.filter(({ owner }) => owner === player).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)),
  ),
);

/** Returns the `order` for a card that is put on top of a library or on the bottom. */
export function orderAt(state: MtgState, player: string, where: 'top' | 'bottom'): number {
  const library = libraryOf(state, player);
  const end = library.at(where === 'top' ? 0 : -1);
  if (end === undefined) return 0;
  return (end.order ?? 0) + (where === 'top' ? -1 : 1);
}

/**
 * Returns the state with a library in that order from the top down. Cards that aren't named follow in their
 * order.
 */
export function withLibraryOrder<State extends MtgState>(
  state: State,
  player: string,
  topDown: readonly string[],
): State {
  const named = new Set(topDown);
  const others = libraryOf(state, player).filter(({ instanceId }) => !named.has(instanceId));
  const ids = [...topDown, ...others.map(({ instanceId }) => instanceId)];
  const places = new Map(ids.map((id, place) => [id, place]));
  return changeCards(state, 'library', (card) =>
    card.owner === player ? cardWith(card, { order: places.get(card.instanceId) ?? ids.length }) : card,
  );
}
