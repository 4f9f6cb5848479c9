/** Decks, judged by formats that are data. */
export { FORMATS, lorcanaFormat } from '../language/format.js';
export { deckIssues } from '../play/decks.js';
