import type { Hue, ThingView, ZoneView } from '@reticle/core/host';
import type { Terminal } from '../terminal.js';
import { inHue } from './card-box.js';

/** The distance of fields, in characters, in a board that is text. */
const PITCH = 2;

/** The place of a grid in a board that is text: its first row, and the column of the first field of the rows. */
interface GridPlace {
  readonly zone: ZoneView;
  readonly row: number;
  readonly column: number;
  /** The board is turned by 180 degrees, towards a player at its top. */
  readonly isTurned: boolean;
}

/** Returns the symbol of each field, row by row as they are shown: that of a thing, or of the ground. */
function symbolsOf({ grid, things }: ZoneView, isTurned: boolean): readonly (readonly string[])[] {
  if (!grid) return [];
  const { width, height, ground } = grid;
  const found = new Map(
    things.flatMap(({ at, symbol }) => (at && symbol ? [[at.y * width + at.x, symbol] as const] : [])),
  );
  const rows = Array.from({ length: height }, (_row, y) =>
    Array.from(
      { length: width },
      (_field, x) => found.get(y * width + x) ?? ground[y * width + x]?.symbol ?? ' ',
    ),
  );
  return isTurned ? rows.map((row) => row.toReversed()).toReversed() : rows;
}

/** Looks for a grid in a board that a game wrote as text. Returns undefined if the game wrote it otherwise. */
export function gridIn(board: readonly string[], zones: readonly ZoneView[]): GridPlace | undefined {
  for (const zone of zones)
    for (const isTurned of [false, true]) {
      const rows = symbolsOf(zone, isTurned);
      const [first] = rows;
      if (!first) continue;
      const stands = (row: number, column: number): boolean =>
        rows.every((symbols, y) =>
          symbols.every((symbol, x) =>
            (board[row + y] ?? '')
              .padEnd(column + PITCH * symbols.length)
              .startsWith(symbol, column + PITCH * x),
          ),
        );
      for (const [row, line] of board.entries())
        for (let column = 1; column + PITCH * (first.length - 1) < line.length; column += 1)
          if (stands(row, column)) return { zone, row, column, isTurned };
    }
  return undefined;
}

/** Returns the board with brackets around the field of a thing, if it is on one. */
export function withThing(
  board: readonly string[],
  place: GridPlace | undefined,
  about: ThingView | undefined,
): readonly string[] {
  const at = about?.at;
  const grid = place?.zone.grid;
  if (!place || !grid || !at) return board;
  const row = place.row + (place.isTurned ? grid.height - 1 - at.y : at.y);
  const column = place.column + PITCH * (place.isTurned ? grid.width - 1 - at.x : at.x);
  return board.map((line, index) => {
    if (index !== row) return line;
    const padded = line.padEnd(column + PITCH);
    const after = padded[column + 1] === ' ' ? ']' : (padded[column + 1] ?? ']');
    return `${padded.slice(0, column - 1)}[${padded[column] ?? ''}${after}${padded.slice(column + PITCH)}`.trimEnd();
  });
}

/** Returns the meanings of a grid's symbols, each once: first of the things, then of the ground. */
function meaningsOf({ grid, things }: ZoneView): readonly (readonly [symbol: string, name: string])[] {
  const meant = new Map([
    ...things.flatMap(({ symbol, facts: [fact] }) =>
      symbol === undefined || fact === undefined ? [] : [[symbol, fact] as const],
    ),
    ...(grid?.ground ?? []).map(({ symbol, name }) => [symbol, name] as const),
  ]);
  return [...meant];
}

/** A board with a grid, as a screen shows it. */
interface ShownGrid {
  readonly board: readonly string[];
  /** The meanings of its symbols, one per line. */
  readonly legend: readonly string[];
  /** Paints the symbols in a line of the board or the legend, also after it was cut or wrapped. */
  readonly paint: (line: string) => string;
}

/** The first of the private Unicode characters that stand for symbols to be painted. */
const FIRST_PRIVATE = 0xe0_00;
const PRIVATE = /[\ue000-\uf8ff]/gu;

/**
 * Shows the things on a grid in their colours, and the ground pale. Lines are measured and cut before they
 * are painted, so until then one private character replaces each symbol.
 */
export function shownGrid(
  board: readonly string[],
  place: GridPlace | undefined,
  paint: Terminal['paint'],
): ShownGrid {
  if (!place) return { board, legend: [], paint: (line) => line };
  const { zone, row, column, isTurned } = place;
  const hues = new Map<string, Hue>();
  for (const { symbol, figure } of zone.things) if (symbol && figure) hues.set(symbol, figure.hue);
  const codes = new Map<string, string>();
  const shownAs: string[] = [];
  const codeOf = (letter: string, hue: Hue | undefined): string => {
    const key = `${hue ?? ''} ${letter}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = String.fromCodePoint(FIRST_PRIVATE + shownAs.length);
    shownAs.push(hue === undefined ? paint.dim(letter) : inHue(letter, hue, paint));
    codes.set(key, code);
    return code;
  };
  const encoded = (symbol: string): string => {
    const letters = Array.from(symbol);
    return letters.length === symbol.length && symbol !== ' '
      ? letters.map((letter) => codeOf(letter, hues.get(symbol))).join('')
      : symbol;
  };
  const symbols = symbolsOf(zone, isTurned);
  const lines = board.map((line, at) =>
    (symbols[at - row] ?? []).reduce((done, symbol, x) => {
      const from = column + PITCH * x;
      return done.slice(0, from) + encoded(symbol) + done.slice(from + symbol.length);
    }, line),
  );
  return {
    board: lines,
    legend: meaningsOf(zone).map(([symbol, name]) => `${encoded(symbol)} ${name}`),
    paint: (line) =>
      line.replaceAll(PRIVATE, (code) => shownAs[(code.codePointAt(0) ?? 0) - FIRST_PRIVATE] ?? code),
  };
}
