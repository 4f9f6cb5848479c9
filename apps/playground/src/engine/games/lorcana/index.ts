import type { ListedGame } from '../../contract.js';

/** Lorcana in the playground. */
export const lorcana: ListedGame = {
  id: 'lorcana',
  name: 'Lorcana',
  words: async () => (await import('./words.js')).lorcanaWords,
  board: async () => (await import('./board.js')).lorcanaBoard,
  matches: async () => (await import('./match.js')).lorcanaMatches,
};
