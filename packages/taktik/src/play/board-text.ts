import { ok, type GameIssue, type Result } from '@reticle/core';
import { taktikIssue } from '../language/event.js';
import {
  BOARD_LEAST,
  BOARD_MOST,
  type Board,
  OVERLAY,
  OVERLAYS,
  TERRAIN,
  TERRAINS,
} from '../language/board.js';

/** The rows of a layer: one line a row, outer spaces and empty lines aside. */
export const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);

/** Whether the sides are within the limits (`taktik.boardSize`). */
export const sizeIssues = (width: number, height: number): readonly GameIssue[] =>
  [width, height].every((side) => side >= BOARD_LEAST && side <= BOARD_MOST)
    ? []
    : [taktikIssue('boardSize', { width, height, least: BOARD_LEAST, most: BOARD_MOST })];

/** What keeps a layer from lying on a board of that size: its number of rows, their lengths, strange symbols. */
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
 * A board from texts: `. plain, rough ^ hill T forest # urban % industrial ~ water`, and over it
 * `. none = road r river H bridge`. Refused with `taktik.boardSize`, `mapRows`, `mapRagged` or `mapSymbol`.
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
