import type { GameHost } from '@reticle/core/host';
import type { TaktikState } from '../index.js';

/** Taktik's host for every surface: its boards and its matches. Each part is fetched when it is asked for. */
export const host: GameHost<TaktikState> = {
  title: 'Taktik',
  board: async () => (await import('./board.js')).taktikBoard,
  match: async () => (await import('./match.js')).taktikMatches,
};
