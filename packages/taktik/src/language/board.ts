import * as z from 'zod';

/** What a base terrain does. All of it is data: the rules look here and nowhere else. */
export interface TerrainFacts {
  /** How the terrain is written in map texts: one character. */
  readonly symbol: string;
  /** Movement points to enter; `null` blocks. */
  readonly cost: number | null;
  /** Added to the roll of a unit that attacks from here. */
  readonly attacker: number;
  /** Taken from the roll of an attack on a unit that stands here. */
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

/** What lies over the base terrain of a tile. */
export interface OverlayFacts {
  readonly symbol: string;
  /** A step between two tiles that both connect costs 1, whatever the terrain. */
  readonly connects: boolean;
  /** Movement points on top of the terrain's, to enter. */
  readonly entry: number;
}

/** What may lie over a terrain. */
export const OVERLAYS = ['none', 'road', 'river', 'bridge'] as const;
/** A road, a river, a bridge, or none. */
export type Overlay = (typeof OVERLAYS)[number];

/** The table of overlays. A bridge lies over a river, cancels it on its tile, and joins the roads that lead to it. */
export const OVERLAY: { readonly [O in Overlay]: OverlayFacts } = {
  none: { symbol: '.', connects: false, entry: 0 },
  road: { symbol: '=', connects: true, entry: 0 },
  river: { symbol: 'r', connects: false, entry: 1 },
  bridge: { symbol: 'H', connects: true, entry: 0 },
};

/** What a step along a connected road costs. */
export const ROAD_STEP = 1;

/** A board side has this many tiles at least, and at most. */
export const BOARD_LEAST = 6;
/** The most tiles that a board has in either direction. */
export const BOARD_MOST = 60;

/** A tile by column and row, from 0 at the top left. */
export const position = z.strictObject({ x: z.int(), y: z.int() });
/** A tile by column and row, from 0 at the top left. */
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

/** The ground: one text a row, one symbol a tile, the base terrain and what lies over it. It never changes in a match. */
export const board = z
  .strictObject({ width: z.int(), height: z.int(), terrain: rows, overlays: rows })
  .refine(
    ({ width, height, terrain, overlays }) =>
      fits(terrain, width, height, terrainOf) && fits(overlays, width, height, overlayOf),
    'the rows of a board are as long as it is wide, as many as it is high, and of known symbols',
  );
/** The ground: its size and its tiles. */
export type Board = z.infer<typeof board>;

export interface Tile {
  readonly terrain: Terrain;
  readonly overlay: Overlay;
}

/** The tile's number: row after row. */
export const indexOf = ({ width }: Board, { x, y }: Position): number => y * width + x;
export const positionAt = ({ width }: Board, index: number): Position => ({
  x: index % width,
  y: Math.floor(index / width),
});

export const onBoard = ({ width, height }: Board, { x, y }: Position): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const tilesOfBoards = new WeakMap<Board, readonly Tile[]>();

/** All tiles by {@link indexOf}; read once for each board. */
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

/** The tile at a place; off the board it is water. */
export function tileAt(found: Board, at: Position): Tile {
  return (
    (onBoard(found, at) ? tilesOf(found)[indexOf(found, at)] : undefined) ?? {
      terrain: 'water',
      overlay: 'none',
    }
  );
}

/** How many steps apart, diagonals counting one: the Chebyshev distance. */
export const distance = (a: Position, b: Position): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
