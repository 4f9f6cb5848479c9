// The first page loads only these. The code that reads a place from an address comes with the schemas, once
// it is needed.

/** The pages of the playground. */
export const PAGES = ['make', 'words', 'board', 'play', 'cards'] as const;
export type Page = (typeof PAGES)[number];

/** The place at which the playground begins: a match of bots, in the middle of it. It is the lightest of all games. */
export const START = {
  game: 'taktik',
  page: 'play',
  play: { setup: 'duel', seed: 'ember', seats: ['greedy', 'greedy'], step: 18 },
} as const;
