import type { ListedGame } from '../../contract.js';

/** Lorcana in the playground. */
export const lorcana: ListedGame = {
  id: 'lorcana',
  name: 'Lorcana',
  board: async () => (await import('./board.js')).lorcanaBoard,
};
