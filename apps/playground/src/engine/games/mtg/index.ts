import type { ListedGame } from '../../contract.js';

/** Magic in the playground. */
export const mtg: ListedGame = {
  id: 'mtg',
  name: 'Magic',
  words: async () => (await import('./words.js')).mtgWords,
  board: async () => (await import('./board.js')).mtgBoard,
  matches: async () => (await import('./match.js')).mtgMatches,
};
