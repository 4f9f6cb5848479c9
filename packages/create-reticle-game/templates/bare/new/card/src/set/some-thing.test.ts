import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { missingExamples, useCard, type UseResult } from '../../test/board.js';
import { someThingCard } from './some-thing.js';

/** Rows from the card: facts of another card, and what happens when this one is used on it. */
const rows: readonly (readonly [facts: Partial<Card>, outcome: UseResult])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/set/some-thing.test.ts')).toBe('');
});

it.each(rows)('on %j: %j', (facts, outcome) => {
  expect(useCard(someThingCard, facts)).toMatchObject(outcome);
});
