import type { Card, CardFilter } from '../src/index.js';

/** What a filter means: facts of a card that fits it, and of one that does not. */
export type Case = readonly [filter: CardFilter, fits: Partial<Card>, doesNot: Partial<Card>];
