import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { missingExamples, used, type Used } from '../../test/board.js';
import { someThingCard } from './some-thing.js';

/** Facts of another card, and what happens as this one is used on it: from the card. */
const rows: readonly (readonly [facts: Partial<Card>, outcome: Used])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/set/some-thing.test.ts')).toBe('');
});

it.each(rows)('on %j: %j', (facts, outcome) => {
  expect(used(someThingCard, facts)).toMatchObject(outcome);
});
