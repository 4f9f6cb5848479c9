import * as z from 'zod';
import { board, tileAt, OVERLAY, TERRAIN } from '../../language/board.js';
import { UNIT_TYPE, isDamaged, occupantsOf, unit, type TaktikUnit } from '../../language/unit.js';
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

const picture = z.object({ board, units: z.array(unit).readonly() });

function unitSymbol(found: TaktikUnit): string {
  const { symbol } = UNIT_TYPE[found.type];
  return `${found.owner === 'red' ? symbol.toUpperCase() : symbol}${isDamaged(found) ? '*' : ' '}`;
}

/**
 * The board as text, for a terminal: two characters a tile. `I V S` are red's units, `i v s` blue's, `*` behind a
 * damaged one; roads, rivers and bridges show over the terrain.
 *
 * @param stateOrView a state, or the state of a view
 * @throws ZodError where it is neither
 */
export function renderBoard(stateOrView: unknown): string {
  const { board: ground, units } = picture.parse(stateOrView);
  const occupants = occupantsOf(units, ground);
  const columns = Array.from({ length: ground.width }, (_column, x) => x);
  const rows = Array.from({ length: ground.height }, (_row, y) => {
    const tiles = columns.map((x) => {
      const occupant = occupants.get(y * ground.width + x);
      if (occupant) return unitSymbol(occupant);
      const { terrain, overlay } = tileAt(ground, { x, y });
      return `${overlay === 'none' ? TERRAIN[terrain].symbol : OVERLAY[overlay].symbol} `;
    });
    return `${String(y).padStart(2)} ${tiles.join('')}`.trimEnd();
  });
  const header = `   ${columns.map((x) => String(x).padEnd(2)).join('')}`.trimEnd();
  return [header, ...rows].join('\n');
}
