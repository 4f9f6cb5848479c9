import type { Tools } from '@reticle/core/match';
import { orderAt } from '../state/library.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { changeZone } from '../state/zone-change.js';
import { withCard } from '../state/zones.js';
import { shuffleLibrary } from './shuffle.js';

/** Where in a library: cards that are shuffled into it have no place of their own. */
export type LibraryPosition = 'top' | 'bottom' | 'shuffled';

/** Puts one card on top of its owner's library, or to the bottom; a card of that library only changes its place. */
function placeOne(state: MtgMatchState, id: string, where: 'top' | 'bottom', { emit }: Tools): MtgMatchState {
  const card = cardById(state, id);
  if (!card) return state;
  const order = orderAt(state, card.owner, where);
  if (card.zone === 'library') return withCard(state, { ...card, order });
  return changeZone(state, id, 'library', emit, { order });
}

/** Puts cards into their owners' libraries, named from the top down; each library is shuffled once at most. */
export function placeInLibrary(
  state: MtgMatchState,
  topDown: readonly string[],
  position: LibraryPosition,
  tools: Tools,
): MtgMatchState {
  const where = position === 'bottom' ? 'bottom' : 'top';
  const ids = where === 'top' ? topDown.toReversed() : topDown;
  const owners = ids.flatMap((id) => cardById(state, id)?.owner ?? []);
  const placed = ids.reduce((now, id) => placeOne(now, id, where, tools), state);
  if (position !== 'shuffled') return placed;
  return inTurnOrder(placed, owners).reduce((now, owner) => shuffleLibrary(now, owner, tools), placed);
}
