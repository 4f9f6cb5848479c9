import { indexOf, onBoard, positionAt, tilesOf, type Board, type Tile } from '../language/board.js';
import { OVERLAY, ROAD_STEP, TERRAIN } from '../language/terrain.js';

/** Movement points for a step between neighbours; `null` where the way is blocked. */
export function stepCost(from: Tile, to: Tile): number | null {
  const { cost } = TERRAIN[to.terrain];
  if (cost === null) return null;
  if (OVERLAY[from.overlay].connects && OVERLAY[to.overlay].connects) return ROAD_STEP;
  return cost + OVERLAY[to.overlay].entry;
}

/** A step that can be taken: to which tile (by number), for how many movement points. */
export interface Step {
  readonly to: number;
  readonly cost: number;
}

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

const stepsOfBoards = new WeakMap<Board, readonly (readonly Step[])[]>();

/** The steps from every tile, in all eight directions, units aside; worked out once for each board. */
export function stepsOf(board: Board): readonly (readonly Step[])[] {
  let steps = stepsOfBoards.get(board);
  if (!steps) {
    const tiles = tilesOf(board);
    steps = tiles.map((from, index) => {
      const { x, y } = positionAt(board, index);
      return AROUND.flatMap(({ dx, dy }) => {
        const next = { x: x + dx, y: y + dy };
        const to = onBoard(board, next) ? tiles[indexOf(board, next)] : undefined;
        const cost = to ? stepCost(from, to) : null;
        return cost === null ? [] : [{ to: indexOf(board, next), cost }];
      });
    });
    stepsOfBoards.set(board, steps);
  }
  return steps;
}
