/** Cards as data: the printed facts of a card, and what its text does. */
export { define } from '../language/card.js';
export type { CardDefinition } from '../language/card.js';
export type { Effect } from '../language/effects/schema.js';
