import { LORCANA_LIST, readLorcana } from './lorcana/read.js';
import { readScryfall } from './scryfall/read.js';
import type { CardSource } from './source.js';

/** Every database whose files are read: one line each. */
export const SOURCES: Readonly<Record<string, CardSource>> = {
  scryfall: { game: 'mtg', read: readScryfall },
  lorcana: { game: 'lorcana', read: readLorcana, list: LORCANA_LIST },
};
