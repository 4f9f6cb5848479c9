export { match } from './match.js';
export { cardNamed, deckOf } from './set.js';
export { stateWith } from './state.js';
export type { State } from './state.js';
export { game, table } from './table.js';
export { printText, readText, type Said } from './text.js';
export { ability, card } from './words.js';
export type { Card, Words } from './words.js';
