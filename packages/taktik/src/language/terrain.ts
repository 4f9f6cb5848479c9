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
