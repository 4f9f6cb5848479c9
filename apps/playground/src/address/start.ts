// The first page loads only these. The code that reads a place from an address comes with the schemas, once
// it is needed.

/** The pages of the playground. */
export const PAGES = ['words', 'board', 'play', 'cards'] as const;
export type Page = (typeof PAGES)[number];

/** The place at which the playground begins. */
export const START = { game: 'mtg', page: 'words' } as const;
