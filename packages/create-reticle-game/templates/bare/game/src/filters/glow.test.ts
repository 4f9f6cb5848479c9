import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { fits, missingExamples } from '../../test/board.js';
import type { CardFilter } from '../kind.js';

/** Rows from the rules: facts of a card, a filter, and whether the card matches it. */
const rows: readonly (readonly [facts: Partial<Card>, filter: CardFilter, fits: boolean])[] = [
  [{ glow: 2 }, { glow: { gte: 2 } }, true],
  [{ glow: 1 }, { glow: { gte: 2 } }, false],
  [{ glow: 0 }, { glow: { eq: 0 } }, true],
];

it('has examples', () => {
  expect(missingExamples(rows, 'src/filters/glow.test.ts')).toBe('');
});

it.each(rows)('%j fits %j: %s', (facts, filter, expected) => {
  expect(fits(facts, filter)).toBe(expected);
});
