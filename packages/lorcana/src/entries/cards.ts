/** Cards as data: what is printed on them, and what they say. */
export { cardDefinition, cardIdOf, define } from '../language/card.js';
export type { CardDefinition, CardRules } from '../language/card.js';
export type { Ability } from '../language/ability.js';
export type { Condition } from '../language/condition.js';
export type { Effect } from '../language/effects/schema.js';
export type { Modification } from '../language/modification.js';
export type { Amount, Selection } from '../language/filter.js';
export type { Trigger } from '../language/trigger.js';
export { cardFacts, fullNameOf, type CardFacts } from '../language/facts.js';
/** Decks, judged by formats that are data. */
export { FORMATS, lorcanaFormat, type LorcanaFormat } from '../language/format.js';
export { deckIssues } from '../play/decks.js';
