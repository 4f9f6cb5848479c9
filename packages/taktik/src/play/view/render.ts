import * as z from 'zod';
import { board, tileAt } from '../../language/board.js';
import { OVERLAY, TERRAIN } from '../../language/terrain.js';
import { UNIT_TYPE } from '../../language/unit-types.js';
import { isDamaged, occupantsOf, unit, type TaktikUnit } from '../../language/unit.js';

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
