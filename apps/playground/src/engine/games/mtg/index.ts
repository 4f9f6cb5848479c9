import type { ListedGame } from '../../contract.js';

/** Magic in the playground. */
export const mtg: ListedGame = {
  id: 'mtg',
  name: 'Magic',
  board: async () => (await import('./board.js')).mtgBoard,
};
