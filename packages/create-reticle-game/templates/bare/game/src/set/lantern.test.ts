import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { missingExamples, useCard, type UseResult } from '../../test/board.js';
import { lanternCard } from './lantern.js';

/** Rows from the card: facts of another card, and what happens when this one is used on it. */
const rows: readonly (readonly [facts: Partial<Card>, outcome: UseResult])[] = [
  [{ controller: 'ann' }, { accepted: true, other: { lit: true } }],
  [{ controller: 'bob' }, { accepted: false, other: { lit: false } }],
  [
    { controller: 'ann', lit: true },
    { accepted: false, other: { lit: true } },
  ],
];

it('has examples', () => {
  expect(missingExamples(rows, 'src/set/lantern.test.ts')).toBe('');
});

it.each(rows)('on %j: %j', (facts, outcome) => {
  expect(useCard(lanternCard, facts)).toMatchObject(outcome);
});
