/** Cards as data: what is printed on them, and what they say. */
export { define } from '../language/card.js';
export type { CardDefinition } from '../language/card.js';
export type { Condition } from '../language/condition.js';
export type { Effect } from '../language/effects/schema.js';
export type { Amount } from '../language/filter.js';
