import type { CardSource } from './source.js';

/** Every database whose files are read: one line each. How is loaded where it is asked for. */
export const SOURCES: ReadonlyMap<string, () => Promise<CardSource>> = new Map([
  ['scryfall', async () => (await import('./scryfall/read.js')).scryfall],
  ['lorcana', async () => (await import('./lorcana/read.js')).lorcanaDatabase],
]);
