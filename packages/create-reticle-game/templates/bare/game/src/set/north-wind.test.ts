import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { missingExamples, useCard, type UseResult } from '../../test/board.js';
import { northWindCard } from './north-wind.js';

/** Rows from the card: facts of another card, and what happens when this one is used on it. */
const rows: readonly (readonly [facts: Partial<Card>, outcome: UseResult])[] = [
  [{ lit: true }, { accepted: true, other: { lit: false } }],
  [
    { lit: true, keywords: ['veil'] },
    { accepted: false, other: { lit: true } },
  ],
  [
    { lit: true, controller: 'ann' },
    { accepted: false, other: { lit: true } },
  ],
];

it('has examples', () => {
  expect(missingExamples(rows, 'src/set/north-wind.test.ts')).toBe('');
});

it.each(rows)('on %j: %j', (facts, outcome) => {
  expect(useCard(northWindCard, facts)).toMatchObject(outcome);
});
