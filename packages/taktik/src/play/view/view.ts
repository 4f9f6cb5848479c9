import { cardNamed } from '../../state/holding.js';
import type { TaktikPlayer, TaktikState } from '../../state/state.js';

/** What a viewer may know of a player: tactics lie open, stored cards and a bonus just drawn are the owner's to see. */
function playerSeen(
  state: TaktikState,
  { id, drawn, stored, tactics }: TaktikPlayer,
  viewer: string | undefined,
) {
  const open = viewer === id || (drawn !== null && cardNamed(state, drawn)?.kind === 'malus');
  return {
    id,
    hasDrawn: drawn !== null,
    storedCount: stored.length,
    tactics,
    ...(open ? { drawn } : {}),
    ...(viewer === id ? { stored } : {}),
  };
}

/** What a viewer may see of a state; a spectator where none is named. Decks are counts, discard piles are open. */
export function viewOf(state: TaktikState, viewer: string | undefined) {
  const { players, deck, tacticDeck, ...open } = state;
  return {
    ...open,
    deckCount: deck.length,
    tacticDeckCount: tacticDeck.length,
    players: players.map((player) => playerSeen(state, player, viewer)),
  };
}
