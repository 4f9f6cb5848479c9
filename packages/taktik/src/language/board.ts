import * as z from 'zod';

/** The facts of a base terrain. The rules read them here and nowhere else. */
export interface TerrainFacts {
  /** The terrain's symbol in map texts: one character. */
  readonly symbol: string;
  /** The movement points to enter it. `null` blocks. */
  readonly cost: number | null;
  /** The number that is added to the roll of a unit that attacks from here. */
  readonly attacker: number;
  /** The number that is subtracted from the roll of an attack on a unit here. */
  readonly defender: number;
}

/** The base terrains. */
export const TERRAINS = ['plain', 'rough', 'hill', 'forest', 'urban', 'industrial', 'water'] as const;
/** A base terrain. */
export type Terrain = (typeof TERRAINS)[number];

/** The table of terrains. */
export const TERRAIN: { readonly [T in Terrain]: TerrainFacts } = {
  plain: { symbol: '.', cost: 1, attacker: 0, defender: 0 },
  rough: { symbol: ',', cost: 2, attacker: 0, defender: 0 },
  hill: { symbol: '^', cost: 2, attacker: 0, defender: 1 },
  forest: { symbol: 'T', cost: 2, attacker: -1, defender: 0 },
  urban: { symbol: '#', cost: 2, attacker: -1, defender: 1 },
  industrial: { symbol: '%', cost: 2, attacker: -1, defender: 0 },
  water: { symbol: '~', cost: null, attacker: 0, defender: 0 },
};

/** The facts of an overlay, which lies over the base terrain of a tile. */
export interface OverlayFacts {
  readonly symbol: string;
  /** Whether it connects: a step between two connecting tiles costs 1, whatever the terrain. */
  readonly connects: boolean;
  /** The movement points to enter it, in addition to the terrain's. */
  readonly entry: number;
}

/** The overlays that may lie over a terrain. */
export const OVERLAYS = ['none', 'road', 'river', 'bridge'] as const;
/** An overlay: a road, a river, a bridge, or none. */
export type Overlay = (typeof OVERLAYS)[number];

/**
 * The table of overlays. A bridge lies over a river, cancels it on its tile, and connects the roads that lead
 * to it.
 */
export const OVERLAY: { readonly [O in Overlay]: OverlayFacts } = {
  none: { symbol: '.', connects: false, entry: 0 },
  road: { symbol: '=', connects: true, entry: 0 },
  river: { symbol: 'r', connects: false, entry: 1 },
  bridge: { symbol: 'H', connects: true, entry: 0 },
};

/** The movement points of a step along a connected road. */
export const ROAD_STEP = 1;

/** The fewest tiles that a board has in either direction. */
export const BOARD_LEAST = 6;
/** The most tiles that a board has in either direction. */
export const BOARD_MOST = 60;

/** The schema of a position: a tile by column and row, from 0 at the top left. */
export const position = z.strictObject({ x: z.int(), y: z.int() });
/** A position: a tile by column and row, from 0 at the top left. */
export type Position = z.infer<typeof position>;

const rows = z.array(z.string().max(BOARD_MOST)).max(BOARD_MOST).readonly();

const BY_SYMBOL = {
  terrain: new Map(TERRAINS.map((name) => [TERRAIN[name].symbol, name])),
  overlay: new Map(OVERLAYS.map((name) => [OVERLAY[name].symbol, name])),
} as const;

const terrainOf = (symbol: string): Terrain | undefined => BY_SYMBOL.terrain.get(symbol);
const overlayOf = (symbol: string): Overlay | undefined => BY_SYMBOL.overlay.get(symbol);

const fits = (
  found: readonly string[],
  width: number,
  height: number,
  known: (symbol: string) => unknown,
): boolean =>
  found.length === height &&
  found.every(
    (row) => row.length === width && Array.from(row).every((symbol) => known(symbol) !== undefined),
  );

/**
 * The schema of the board: one text a row and one symbol a tile, for the base terrain and for what lies over
 * it. It never changes during a match.
 */
export const board = z
  .strictObject({ width: z.int(), height: z.int(), terrain: rows, overlays: rows })
  .refine(
    ({ width, height, terrain, overlays }) =>
      fits(terrain, width, height, terrainOf) && fits(overlays, width, height, overlayOf),
    'the rows of a board are as long as it is wide, as many as it is high, and of known symbols',
  );
/** The board: its size and its tiles. */
export type Board = z.infer<typeof board>;

export interface Tile {
  readonly terrain: Terrain;
  readonly overlay: Overlay;
}

/** Returns the tile's number, counted row after row. */
export const indexOf = ({ width }: Board, { x, y }: Position): number => y * width + x;
export const positionAt = ({ width }: Board, index: number): Position => ({
  x: index % width,
  y: Math.floor(index / width),
});

export const onBoard = ({ width, height }: Board, { x, y }: Position): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const tilesOfBoards = new WeakMap<Board, readonly Tile[]>();

/** Returns all tiles by {@link indexOf}. They are parsed once for each board. */
export function tilesOf(found: Board): readonly Tile[] {
  let tiles = tilesOfBoards.get(found);
  if (!tiles) {
    tiles = found.terrain.flatMap((row, y) =>
      Array.from(row).map((symbol, x) => ({
        terrain: terrainOf(symbol) ?? 'water',
        overlay: overlayOf(found.overlays[y]?.[x] ?? '') ?? 'none',
      })),
    );
    tilesOfBoards.set(found, tiles);
  }
  return tiles;
}

/** Returns the tile at a position. Off the board it is water. */
export function tileAt(found: Board, at: Position): Tile {
  return (
    (onBoard(found, at) ? tilesOf(found)[indexOf(found, at)] : undefined) ?? {
      terrain: 'water',
      overlay: 'none',
    }
  );
}

/** Returns how many steps two tiles are apart, a diagonal step counting as one: the Chebyshev distance. */
export const distance = (a: Position, b: Position): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
