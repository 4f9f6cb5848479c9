/**
 * The context for tests of single filter keys: ann asks, with X = 2; bob is her opponent and the defender.
 */
import type { FilterContext } from '../src/filter/comparison.js';

export const context: FilterContext = {
  controller: 'ann',
  source: undefined,
  sourceRef: undefined,
  players: ['ann', 'bob', 'cid'],
  number: (value) => (typeof value === 'number' ? value : value === 'X' ? 2 : undefined),
  isPlayer: (player, reference) =>
    reference === 'self'
      ? player === 'ann'
      : reference === 'opponent'
        ? player === 'bob'
        : reference === 'any'
          ? player !== undefined
          : reference === 'role.defender' && player === 'bob',
};
