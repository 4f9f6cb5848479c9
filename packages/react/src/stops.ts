import type { MatchStop } from '@reticle/core/host';
import type { TableState } from './state.js';

/**
 * Returns the stops at which a seat may want to be asked, and whether it does.
 *
 * @param wanted the ids of the stops at which it does; defaults to the usual ones
 */
export const stopViews = (
  all: readonly MatchStop[] = [],
  wanted?: readonly string[],
): Pick<TableState, 'stops'> =>
  all.length === 0
    ? {}
    : { stops: all.map(({ id, words, usual }) => ({ id, words, isWanted: wanted?.includes(id) ?? usual })) };
