import type { ThingView, ZoneView } from '@reticle/core/host';

/** Fields stand so many characters apart in a board that is text. */
const PITCH = 2;

/** Where a grid stands in a board that is text: its first row, and the column of its first field. */
interface GridPlace {
  readonly zone: ZoneView;
  readonly row: number;
  readonly column: number;
}

/** What stands for each field, row by row: a thing, or the ground. */
function symbolsOf({ grid, things }: ZoneView): readonly (readonly string[])[] {
  if (!grid) return [];
  const { width, height, ground } = grid;
  const found = new Map(
    things.flatMap(({ at, symbol }) => (at && symbol ? [[at.y * width + at.x, symbol] as const] : [])),
  );
  return Array.from({ length: height }, (_row, y) =>
    Array.from(
      { length: width },
      (_field, x) => found.get(y * width + x) ?? ground[y * width + x]?.symbol ?? ' ',
    ),
  );
}

/** Looks for a grid in a board that a game wrote as text. Returns undefined if the game wrote it otherwise. */
export function gridIn(board: readonly string[], zones: readonly ZoneView[]): GridPlace | undefined {
  for (const zone of zones) {
    const rows = symbolsOf(zone);
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
        if (stands(row, column)) return { zone, row, column };
  }
  return undefined;
}

/** The board with brackets around the field of a thing, if it stands on one. */
export function withThing(
  board: readonly string[],
  place: GridPlace | undefined,
  about: ThingView | undefined,
): readonly string[] {
  const at = about?.at;
  if (!place || !at) return board;
  const row = place.row + at.y;
  const column = place.column + PITCH * at.x;
  return board.map((line, index) => {
    if (index !== row) return line;
    const padded = line.padEnd(column + PITCH);
    const after = padded[column + 1] === ' ' ? ']' : (padded[column + 1] ?? ']');
    return `${padded.slice(0, column - 1)}[${padded[column] ?? ''}${after}${padded.slice(column + PITCH)}`.trimEnd();
  });
}

/** What the symbols of a grid mean, each once. */
export function legendOf({ zone }: GridPlace): readonly string[] {
  const meant = new Map([
    ...(zone.grid?.ground ?? []).map(({ symbol, name }) => [symbol, name] as const),
    ...zone.things.flatMap(({ symbol, facts }) =>
      symbol === undefined || facts[0] === undefined ? [] : [[symbol, facts[0]] as const],
    ),
  ]);
  return [...meant].map(([symbol, name]) => `${symbol} ${name}`);
}
