export { match } from './match.js';
export { cardNamed, deck } from './set.js';
export { stateWith } from './state.js';
export type { State } from './state.js';
export { game, table } from './table.js';
export { text } from './text.js';
export { ability, activated, card } from './words.js';
export type { Card, Words } from './words.js';
