import { expect, it } from 'vitest';
import { creature, energies, fitting, stateOf } from '../test/board.js';

/** Energy on the source, energy on the ray, and whether the one may choose the other. */
it.each([
  [0, 0, false],
  [1, 0, true],
  [1, 1, false],
  [3, 2, true],
])('U8: a source with %i chooses a warded creature with %i: %s', (ours, theirs, may) => {
  const board = stateOf(
    creature('eel', 'moray-eel', 'ann reef front'),
    ...energies('eel', 'ann', ours),
    creature('ray', 'lantern-ray', 'bob reef front'),
    ...energies('ray', 'bob', theirs),
  );
  expect(fitting(board, { across: true }, 'eel', 'target')).toEqual(may ? ['ray'] : []);
});
