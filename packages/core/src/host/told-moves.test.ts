import { expect, it } from 'vitest';
import { toldMoves } from './told-moves.js';

/** A search that looked so often at moves of these names. */
const toldFrom =
  (least?: number) =>
  (...looks: readonly (readonly [name: string, visits: number])[]) => {
    const moves = looks.map(([name, visits], at) => ({
      move: { move: name, player: 'ann', params: { at } },
      visits,
      value: -at / 10,
    }));
    const [first] = moves;
    if (!first) throw new Error('A search has a move.');
    return toldMoves({ move: first.move, line: [], moves, iterations: 1 }, ({ move }) => move, least).map(
      ({ words, visits }) => `${words} ${visits}`,
    );
  };
const told = toldFrom(8);

it.each([
  ['the best moves, at most three', told(['a', 20], ['b', 12], ['c', 9], ['d', 8]), ['a 20', 'b 12', 'c 9']],
  ['moves of the same words once', told(['a', 14], ['a', 15], ['b', 14]), ['a 29', 'b 14']],
  ['no move that was looked at too rarely', told(['a', 20], ['b', 2], ['c', 8]), ['a 20', 'c 8']],
  ['also what was looked at rarely, if that is enough', toldFrom()(['a', 1], ['b', 1]), ['a 1', 'b 1']],
  ['nothing if that is the best one', told(['a', 7], ['b', 9]), []],
])('tells %s', (_what, words, wanted) => {
  expect(words).toEqual(wanted);
});
