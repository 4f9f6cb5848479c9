import { type PinnedRef, frozenCopy } from '@reticle/core';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { mtgCardKind } from '../targeting/kinds.js';
import { seenBy } from '../targeting/seen-by.js';
import { readsOf } from './reads.js';

/** Core keeps what it made of a filter only where the filter is frozen. */
const frozen = memo((filter: MtgCardFilter): MtgCardFilter => frozenCopy(filter));

/** Whether a filter that looks at each object by itself (`readsOf`) lets a card through, seen by a player. */
export function ownTest(
  filter: MtgCardFilter,
  state: MtgMatchState,
  player: string,
  source: MtgCard | undefined,
): (card: MtgCard) => boolean {
  const { context } = seenBy(state, player, source);
  const kept = frozen(filter);
  return (card) => {
    const found = mtgCardKind.matches(kept, card, context);
    return found.ok && found.value;
  };
}

/**
 * Every object that a filter lets through, as `matching` gives them, where each card of one zone can be asked by itself; undefined
 * for all other filters, which are asked of the whole state.
 */
export function ownMatches(
  filter: MtgCardFilter,
  {
    state,
    controller,
    source,
  }: {
    readonly state: MtgMatchState;
    readonly controller: string;
    readonly source: PinnedRef;
  },
): readonly PinnedRef[] | undefined {
  const { zone = 'battlefield' } = filter;
  const { isOwn, keys } = readsOf(filter);
  if (!isOwn || typeof zone !== 'string') return undefined;
  const known = knownCard(state, source);
  if (!known && keys.has('excludeSelf')) return undefined;
  const passes = ownTest(filter, state, controller, known);
  const found: PinnedRef[] = [];
  for (const card of cardsIn(state, zone)) if (!card.phasedOut && passes(card)) found.push(refOf(card));
  return found;
}
