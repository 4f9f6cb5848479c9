import type { Card, CardFilter } from '../src/index.js';

/** An example of a filter: facts of a card that matches it, and of one that does not. */
export type Case = readonly [filter: CardFilter, fits: Partial<Card>, doesNot: Partial<Card>];
