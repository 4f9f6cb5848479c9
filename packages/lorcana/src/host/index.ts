import type { GameHost } from '@reticle/core/host';
import type { LorcanaMatchState, LorcanaState } from '../index.js';

/**
 * Lorcana for every interface: its boards, words, cards and matches. Each part is loaded when it is needed.
 */
export const host: GameHost<LorcanaState, LorcanaMatchState> = {
  title: 'Lorcana',
  board: async () => (await import('./board.js')).lorcanaBoard,
  words: async () => (await import('./words.js')).lorcanaWords,
  cards: async () => (await import('./cards/index.js')).lorcanaCards,
  match: async () => (await import('./match.js')).lorcanaMatches,
};
