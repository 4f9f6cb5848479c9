export { match } from './match.js';
export { cardFrom, set } from './set.js';
export { stateWith, type State } from './state.js';
export { game, table } from './table.js';
export { text } from './text.js';
export { card, effect, filter, type Card, type Words } from './words.js';
