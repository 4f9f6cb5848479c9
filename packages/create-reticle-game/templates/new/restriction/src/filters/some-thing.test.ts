import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { fits, missingExamples } from '../../test/board.js';
import type { CardFilter } from '../kind.js';

/** Facts of a card, a filter, and whether the one fits the other: from the rules. */
const rows: readonly (readonly [facts: Partial<Card>, filter: CardFilter, fits: boolean])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/filters/some-thing.test.ts')).toBe('');
});

it.each(rows)('%j fits %j: %s', (facts, filter, expected) => {
  expect(fits(facts, filter)).toBe(expected);
});
