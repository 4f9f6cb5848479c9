// The page that loads first knows these alone: what reads a place in an address comes with the schemas, once it is needed.

/** The pages of the playground. */
export const PAGES = ['words', 'board', 'play', 'cards'] as const;
export type Page = (typeof PAGES)[number];

/** Where the playground begins. */
export const START = { game: 'mtg', page: 'words' } as const;
