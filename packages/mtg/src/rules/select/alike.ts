import type { PinnedRef } from '@reticle/core';
import type { SHARED } from '../../language/selector.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';

const VALUES: { readonly [Shared in (typeof SHARED)[number]]: (card: MtgCard) => readonly string[] } = {
  name: ({ names }) => names,
  color: ({ colors }) => colors,
};

/**
 * Returns the objects that have a name or a colour in common with others, as these are or last were (rules
 * 105.2, 201.2a).
 */
export function sharers(
  refs: readonly PinnedRef[],
  shared: (typeof SHARED)[number],
  like: readonly PinnedRef[],
  state: MtgMatchState,
): readonly PinnedRef[] {
  const valuesOf = (ref: PinnedRef): readonly string[] => {
    const card = knownCard(state, ref);
    return card ? VALUES[shared](card) : [];
  };
  const wanted = new Set(like.flatMap(valuesOf));
  return refs.filter((ref) => valuesOf(ref).some((value) => wanted.has(value)));
}
