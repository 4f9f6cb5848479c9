/** Checks decks against formats. A format is data. */
export { FORMATS, lorcanaFormat } from '../language/format.js';
export { deckIssues } from '../play/decks.js';
