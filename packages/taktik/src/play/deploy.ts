import { ok, refuse, type Result } from '@reticle/core';
import { tileAt, type Board, type Position } from '../language/board.js';
import { layerIssues, rowsOf } from './board-text.js';
import { TERRAIN } from '../language/terrain.js';
import { taktikIssue } from '../language/issue.js';
import { PLAYERS, type PlayerId } from '../language/players.js';
import { UNIT_TYPE, UNIT_TYPES, type UnitType } from '../language/unit-types.js';
import { newUnit, type TaktikUnit } from '../language/unit.js';

export type Force = Readonly<Record<UnitType, number>>;

const sizeOf = (force: Force): number => UNIT_TYPES.reduce((sum, type) => sum + force[type], 0);

/** How many rows from its edge a side may fill: two rows at least lie between the sides. */
const mostHomeRows = (height: number): number => Math.floor((height - 2) / 2);

/** The rows that a force fills on open ground. */
export const homeRowsFor = (
  force: Force,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.min(Math.ceil(sizeOf(force) / width), mostHomeRows(height));

/** Red's home tiles, from the edge on, from the middle outwards. */
function homeTiles({ width, height }: Board): readonly Position[] {
  const middle = (width - 1) / 2;
  const columns = Array.from({ length: width }, (_column, x) => x).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  return Array.from({ length: mostHomeRows(height) }, (_row, y) => columns.map((x) => ({ x, y }))).flat();
}

const facing = ({ width, height }: Board, { x, y }: Position): Position => ({
  x: width - 1 - x,
  y: height - 1 - y,
});

/** Both sides in their home rows, blue as red turned by 180 degrees. Refused with `taktik.noUnits`, `taktik.forceTooLarge`. */
export function deploy(board: Board, force: Force): Result<readonly TaktikUnit[]> {
  const total = sizeOf(force);
  const types = UNIT_TYPES.flatMap((type) =>
    Array.from({ length: force[type] }, (_unit, at) => ({ type, number: at + 1 })),
  );
  const units: TaktikUnit[] = [];
  for (const player of PLAYERS) {
    const home = homeTiles(board)
      .map((at) => (player === 'red' ? at : facing(board, at)))
      .filter((at) => TERRAIN[tileAt(board, at).terrain].cost !== null);
    if (total === 0) return refuse(taktikIssue('noUnits', { player }));
    if (total > home.length)
      return refuse(taktikIssue('forceTooLarge', { player, units: total, room: home.length }));
    types.forEach(({ type, number }, index) => {
      const at = home[index];
      if (at) units.push(newUnit(player, type, number, at.x, at.y));
    });
  }
  return ok(units);
}

const SYMBOLS = new Map<string, { readonly owner: PlayerId; readonly type: UnitType }>();
for (const type of UNIT_TYPES) {
  SYMBOLS.set(UNIT_TYPE[type].symbol.toUpperCase(), { owner: 'red', type });
  SYMBOLS.set(UNIT_TYPE[type].symbol, { owner: 'blue', type });
}

/** Units from a text: `I V S` are red's infantry, vehicles and specials, `i v s` blue's, `.` nobody. */
export function parseUnits(board: Board, text: string): Result<readonly TaktikUnit[]> {
  const rows = rowsOf(text);
  const issues = [...layerIssues('units', rows, board, ['.', ...SYMBOLS.keys()])];
  if (issues.length > 0) return { ok: false, issues };
  const units: TaktikUnit[] = [];
  rows.forEach((row, y) =>
    Array.from(row).forEach((symbol, x) => {
      const found = SYMBOLS.get(symbol);
      if (!found) return;
      const { owner, type } = found;
      const { terrain } = tileAt(board, { x, y });
      if (TERRAIN[terrain].cost === null) issues.push(taktikIssue('unitOnBlocked', { x, y, terrain }));
      units.push(
        newUnit(
          owner,
          type,
          1 + units.filter((one) => one.owner === owner && one.type === type).length,
          x,
          y,
        ),
      );
    }),
  );
  for (const player of PLAYERS) {
    if (!units.some(({ owner }) => owner === player)) issues.push(taktikIssue('noUnits', { player }));
  }
  return issues.length > 0 ? { ok: false, issues } : ok(units);
}
