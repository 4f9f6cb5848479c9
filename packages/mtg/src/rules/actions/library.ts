import type { Tools } from '@reticle/core/match';
import { libraryOf, orderAt, withLibraryOrder } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, withCard } from '../../state/cards.js';
import { inTurnOrder } from '../../state/state.js';
import { changeZone } from './change-zone.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';

/**
 * A player draws that many cards, one after the other (rule 121.2). Who was to draw from an empty library is marked for
 * the state-based actions (rule 704.5b). All see how many were drawn; the cards, only who drew them.
 */
export function drawCards(
  state: MtgMatchState,
  player: string,
  count: number,
  { emit }: Pick<Tools, 'emit'>,
): MtgMatchState {
  if (count <= 0) return state;
  const cards = libraryOf(state, player).slice(0, count);
  let after = state;
  for (const { instanceId } of cards) after = changeZone(after, instanceId, 'hand', emit);
  if (cards.length > 0) emit({ type: 'drew', player, count: cards.length });
  if (cards.length >= count) return after;
  emit({ type: 'drewFromEmpty', player });
  const players = after.players.map((found) =>
    found.id === player ? playerWith(found, { drewFromEmpty: true }) : found,
  );
  return matchWith(after, { players });
}

/** Shuffles a player's library: every order is as likely as any other (rule 701.24a). */
export function shuffleLibrary(state: MtgMatchState, player: string, { random, emit }: Tools): MtgMatchState {
  const ids = libraryOf(state, player).map(({ instanceId }) => instanceId);
  emit({ type: 'shuffled', player });
  return withLibraryOrder(state, player, random.shuffle(ids));
}

/** Where in a library: cards that are shuffled into it have no place of their own. */
export type LibraryPosition = 'top' | 'bottom' | 'shuffled';

/** Puts one card on top of its owner's library, or to the bottom; a card of that library only changes its place. */
function placeOne(state: MtgMatchState, id: string, where: 'top' | 'bottom', { emit }: Tools): MtgMatchState {
  const card = cardById(state, id);
  if (!card) return state;
  const order = orderAt(state, card.owner, where);
  if (card.zone === 'library') return withCard(state, cardWith(card, { order }));
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
