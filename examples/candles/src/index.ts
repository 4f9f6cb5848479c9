export { match } from './match.js';
export { cardNamed, set } from './set.js';
export { stateWith } from './state.js';
export type { State } from './state.js';
export { game, table } from './table.js';
export { text } from './text.js';
export { card } from './words.js';
export type { Card, Words } from './words.js';
