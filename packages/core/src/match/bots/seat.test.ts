import { expect, it } from 'vitest';
import { embersMatch } from '../../../test/embers.js';
import { unwrap } from '../../index.js';
import { randomFrom, seatOf, seedRandom } from '../index.js';

/** Lists how many embers each considered move would quench, if each player has a number of them. */
const sizes = (embers: number, seed: number): readonly number[] => {
  const seat = seatOf(embersMatch, unwrap(embersMatch.start({ embers }, 3)), 'ann');
  const moves = seat.candidates(randomFrom(seedRandom(seed)));
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
  return moves.flatMap(({ targets = [] }) => targets.map((slot) => slot.targets.length));
};
const count = (list: readonly number[], size: number): number => list.filter((one) => one === size).length;

it.each([
  // One or two of them: 6 + 15 or 10 + 45 choices, of which 24 are considered.
  [6, 6, 15],
  [10, 10, 14],
])('of %i embers, one or two, bots look at each alone (%i) and at %i pairs', (embers, alone, pairs) => {
  for (let seed = 0; seed < 5; seed++)
    expect([1, 2].map((size) => count(sizes(embers, seed), size))).toEqual([alone, pairs]);
});

it('where choices are too many to list, some are drawn', () => {
  expect(sizes(30, 1).length).toBeGreaterThan(12);
  expect(sizes(30, 1)).not.toEqual(sizes(30, 2));
});
