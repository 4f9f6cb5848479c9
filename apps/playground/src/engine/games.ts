import { openHost } from '@reticle/core/host';
import type { ListedGame } from './contract.js';

const games: ListedGame[] = [
  {
    id: 'mtg',
    name: 'Magic',
    words: true,
    play: true,
    cards: true,
    make: true,
    host: async () => openHost((await import('@reticle/mtg/host')).host),
  },
  {
    id: 'lorcana',
    name: 'Lorcana',
    words: true,
    play: true,
    cards: true,
    make: true,
    host: async () => openHost((await import('@reticle/lorcana/host')).host),
  },
  {
    id: 'taktik',
    name: 'Taktik',
    words: false,
    play: true,
    cards: false,
    make: false,
    host: async () => openHost((await import('@reticle/taktik/host')).host),
  },
];

/** Every game of the playground, one entry each, and those loaded in this visit. */
export const GAMES: readonly ListedGame[] = games;

/** Adds a game, in the place of the one that has its id. */
export function addGame(game: ListedGame): void {
  const at = games.findIndex(({ id }) => id === game.id);
  games.splice(at < 0 ? games.length : at, at < 0 ? 0 : 1, game);
}
