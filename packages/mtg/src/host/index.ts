import type { GameHost } from '@reticle/core/host';
import type { MtgMatchState, MtgState } from '../index.js';

/** Magic for every surface: its boards, its words, its matches. Each part is loaded when it is asked for. */
export const host: GameHost<MtgState, MtgMatchState> = {
  title: 'Magic',
  board: async () => (await import('./board.js')).mtgBoard,
  words: async () => (await import('./words.js')).mtgWords,
  cards: async () => (await import('./cards/index.js')).mtgCards,
  match: async () => (await import('./match.js')).mtgMatches,
};
