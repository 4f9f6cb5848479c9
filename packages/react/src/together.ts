import type { OfferView, TableState } from './state.js';

/** What one press does with several things now: the moves of which a host says that it is done with all. */
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
