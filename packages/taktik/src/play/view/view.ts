import { type GameIssue, ok, type Result } from '@reticle/core';
import * as z from 'zod';
import {
  board,
  type Board,
  BOARD_LEAST,
  BOARD_MOST,
  OVERLAY,
  OVERLAYS,
  TERRAIN,
  TERRAINS,
  tileAt,
} from '../../language/board.js';
import { taktikIssue } from '../../language/event.js';
import { AT_TOP } from '../../language/players.js';
import { isDamaged, occupantsOf, type TaktikUnit, unit, UNIT_TYPE } from '../../language/unit.js';
import { cardNamed } from '../../state/holding.js';
import type { TaktikPlayer, TaktikState } from '../../state/state.js';

/**
 * Returns what a viewer may know of a player: tactics are open; only the owner sees stored cards and a bonus
 * that was just drawn.
 */
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

/**
 * Returns what a viewer may see of a state. The viewer is a spectator if undefined. Decks are counts, discard
 * piles are open.
 */
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
 * Renders the board as text for a terminal: two characters a tile. `I V S` are red's units, `i v s` blue's,
 * with `*` after a damaged one. Roads, rivers and bridges are shown instead of the terrain.
 *
 * @param stateOrView a state, or the state of a view
 * @param viewer the player whose side is near, at the bottom. Red deploys at the first rows, so that the board is turned by
 *   180 degrees for red. Everybody else sees the first rows at the top
 * @throws ZodError if it is neither a state nor a view
 */
export function renderBoard(stateOrView: unknown, viewer?: string): string {
  const { board: ground, units } = picture.parse(stateOrView);
  const occupants = occupantsOf(units, ground);
  const inOrder = (length: number): readonly number[] => {
    const all = Array.from({ length }, (_one, at) => at);
    return viewer === AT_TOP ? all.toReversed() : all;
  };
  const columns = inOrder(ground.width);
  const rows = inOrder(ground.height).map((y) => {
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

/** Splits a layer into rows: one line a row, without outer spaces and empty lines. */
export const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);

/** Checks that the sides are within the limits (`taktik.boardSize`). */
export const sizeIssues = (width: number, height: number): readonly GameIssue[] =>
  [width, height].every((side) => side >= BOARD_LEAST && side <= BOARD_MOST)
    ? []
    : [taktikIssue('boardSize', { width, height, least: BOARD_LEAST, most: BOARD_MOST })];

/**
 * Lists what is wrong with a layer for a board of that size: its number of rows, their lengths, unknown
 * symbols.
 */
export function layerIssues(
  layer: string,
  rows: readonly string[],
  size: { readonly width: number; readonly height: number },
  symbols: readonly string[],
): readonly GameIssue[] {
  if (rows.length !== size.height) {
    return [taktikIssue('mapRows', { layer, wanted: size.height, got: rows.length })];
  }
  return rows.flatMap((row, y) => {
    if (row.length !== size.width)
      return [taktikIssue('mapRagged', { layer, row: y, wanted: size.width, got: row.length })];
    return Array.from(row).flatMap((symbol, x) =>
      symbols.includes(symbol)
        ? []
        : [taktikIssue('mapSymbol', { layer, x, y, symbol, known: symbols.join(' ') })],
    );
  });
}

/**
 * Parses a board from texts: `. plain, rough ^ hill T forest # urban % industrial ~ water`, and over it `.
 * none = road r river H bridge`. Refuses with `taktik.boardSize`, `mapRows`, `mapRagged` or `mapSymbol`.
 */
export function parseBoard(terrainText: string, overlayText?: string): Result<Board> {
  const terrain = rowsOf(terrainText);
  const size = { width: terrain[0]?.length ?? 0, height: terrain.length };
  const none = OVERLAY.none.symbol.repeat(size.width);
  const overlays = overlayText === undefined ? terrain.map(() => none) : rowsOf(overlayText);
  const wrongSize = sizeIssues(size.width, size.height);
  const issues =
    wrongSize.length > 0
      ? wrongSize
      : [
          ...layerIssues(
            'terrain',
            terrain,
            size,
            TERRAINS.map((name) => TERRAIN[name].symbol),
          ),
          ...layerIssues(
            'overlays',
            overlays,
            size,
            OVERLAYS.map((name) => OVERLAY[name].symbol),
          ),
        ];
  return issues.length > 0 ? { ok: false, issues } : ok({ ...size, terrain, overlays });
}
