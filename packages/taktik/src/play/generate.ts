import type { Random } from '@reticle/core/match';
import type { Board, Position } from '../language/board.js';
import { OVERLAY, TERRAIN, type Overlay, type Terrain } from '../language/terrain.js';

/** What patches are made of; a terrain that stands here twice is twice as likely. */
const PATCHES: readonly Terrain[] = [
  'rough',
  'hill',
  'hill',
  'forest',
  'forest',
  'urban',
  'industrial',
  'water',
];
const TILES_PER_PATCH = 18;
const PATCH_STEPS = 5;

/**
 * A board drawn from the random source. It is fair: turned by 180 degrees it looks the same. A road leads from one home
 * edge to the other, over bridges where it meets the river, so that the sides can always meet. The home rows of each
 * side (`homeRows` of them) have no water.
 */
export function generateBoard(width: number, height: number, homeRows: number, random: Random): Board {
  const terrain = new Map<number, Terrain>();
  const overlays = new Map<number, Overlay>();
  const index = ({ x, y }: Position) => y * width + x;
  /** Both a tile and the one that faces it. */
  const both = ({ x, y }: Position) => [index({ x, y }), index({ x: width - 1 - x, y: height - 1 - y })];
  const half = Math.ceil(height / 2);

  for (let patches = Math.ceil((width * height) / TILES_PER_PATCH / 2); patches > 0; patches--) {
    const kind = PATCHES[random.below(PATCHES.length)] ?? 'rough';
    let at = { x: random.below(width), y: random.below(half) };
    for (let steps = 1 + random.below(PATCH_STEPS); steps > 0; steps--) {
      if (kind !== 'water' || at.y >= homeRows) for (const tile of both(at)) terrain.set(tile, kind);
      at = {
        x: clamp(at.x + random.below(3) - 1, 0, width - 1),
        y: clamp(at.y + random.below(3) - 1, 0, half - 1),
      };
    }
  }
  if (random.below(3) > 0) {
    for (let x = 0; x < Math.ceil(width / 2); x++)
      for (const tile of both({ x, y: half - 1 })) overlays.set(tile, 'river');
  }
  for (const at of roadDown(width, half, random)) {
    for (const tile of both(at)) {
      overlays.set(tile, overlays.has(tile) ? 'bridge' : 'road');
      if (terrain.get(tile) === 'water') terrain.set(tile, 'plain');
    }
  }

  const rows = (symbolAt: (tile: number) => string) =>
    Array.from({ length: height }, (_row, y) =>
      Array.from({ length: width }, (_tile, x) => symbolAt(index({ x, y }))).join(''),
    );
  return {
    width,
    height,
    terrain: rows((tile) => TERRAIN[terrain.get(tile) ?? 'plain'].symbol),
    overlays: rows((tile) => OVERLAY[overlays.get(tile) ?? 'none'].symbol),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A road from the top row to the middle of the board, one tile a row, so that it meets its own mirror there. */
function roadDown(width: number, half: number, random: Random): readonly Position[] {
  const centre = Math.floor((width - 1) / 2);
  const road: Position[] = [];
  let x = random.below(width);
  for (let y = 0; y < half; y++) {
    const spare = half - 1 - y;
    x = clamp(clamp(x + random.below(3) - 1, 0, width - 1), centre - spare, centre + spare);
    road.push({ x, y });
  }
  return road;
}
