import { randomFrom, seedRandom } from '@reticle/core/match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_LEAST, BOARD_MOST, tileAt, tilesOf } from '../language/board.js';
import { stepsOf } from '../rules/march.js';
import { generateBoard } from './setup.js';
import { parseBoard } from './view/view.js';

const side = fc.integer({ min: BOARD_LEAST, max: BOARD_MOST });
const boards = fc
  .record({ width: side, height: side, seed: fc.integer() })
  .map(({ width, height, seed }) => generateBoard(width, height, 2, randomFrom(seedRandom(seed))));

describe('a generated board', () => {
  it('looks the same turned by 180 degrees', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const tiles = tilesOf(board);
        expect(tiles.toReversed()).toEqual(tiles);
      }),
    );
  });

  it('has a way between the sides, and no water at home', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const { width, height } = board;
        const steps = stepsOf(board);
        const seen = new Set([0]);
        for (const tile of seen) for (const { to } of steps[tile] ?? []) seen.add(to);
        for (let x = 0; x < width; x++) {
          for (const y of [0, 1, height - 2, height - 1]) {
            expect(tileAt(board, { x, y }).terrain).not.toBe('water');
            expect(seen.has(y * width + x)).toBe(true);
          }
        }
      }),
    );
  });

  it('reads back from its own text', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(parseBoard(board.terrain.join('\n'), board.overlays.join('\n'))).toEqual({
          ok: true,
          value: board,
        });
      }),
    );
  });

  it('is the same for the same seed', () => {
    const at = (seed: number) => generateBoard(20, 30, 2, randomFrom(seedRandom(seed)));
    expect(at(7)).toEqual(at(7));
    expect(at(7)).not.toEqual(at(8));
  });
});
