import { openHost } from '@reticle/core/host';
import type { ListedGame } from './contract.js';

/** Every game of the playground: one entry each. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'mtg',
    name: 'Magic',
    words: true,
    play: true,
    cards: true,
    host: async () => openHost((await import('@reticle/mtg/host')).host),
  },
  {
    id: 'lorcana',
    name: 'Lorcana',
    words: true,
    play: true,
    cards: true,
    host: async () => openHost((await import('@reticle/lorcana/host')).host),
  },
  {
    id: 'taktik',
    name: 'Taktik',
    words: false,
    play: true,
    cards: false,
    host: async () => openHost((await import('@reticle/taktik/host')).host),
  },
];
