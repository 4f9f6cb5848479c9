import type { OfferView, TableState } from './state.js';

/**
 * Returns the moves that one press makes with several things now, among those that a host allows with all.
 */
export function togetherOf(
  all: readonly { readonly move: string; readonly words: string }[],
  offers: readonly OfferView[],
): Pick<TableState, 'together'> {
  const together = all.flatMap(({ move, words }) => {
    const count = offers.filter((offer) => offer.move === move && !offer.asks).length;
    return count > 1 ? [{ move, words, count }] : [];
  });
  return together.length > 0 ? { together } : {};
}
