/** Cards as data: what is printed on them, and what they say. */
export { define } from '../language/card.js';
export type { CardDefinition } from '../language/card.js';
export type { Effect } from '../language/effects/schema.js';
