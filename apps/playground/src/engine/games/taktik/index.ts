import type { ListedGame } from '../../contract.js';

/** Taktik in the playground. */
export const taktik: ListedGame = {
  id: 'taktik',
  name: 'Taktik',
  board: async () => (await import('./board.js')).taktikBoard,
  matches: async () => (await import('./match.js')).taktikMatches,
};
