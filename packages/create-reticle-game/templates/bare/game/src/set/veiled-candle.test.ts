import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { missingExamples, useCard, type UseResult } from '../../test/board.js';
import { veiledCandleCard } from './veiled-candle.js';

/** Rows from the card: facts of another card, and what happens when this one is used on it. */
const rows: readonly (readonly [facts: Partial<Card>, outcome: UseResult])[] = [
  [{ types: ['lamp', 'candle'] }, { accepted: true, other: { lit: true } }],
  [{ types: ['lamp'] }, { accepted: false, other: { lit: false } }],
];

it('has examples', () => {
  expect(missingExamples(rows, 'src/set/veiled-candle.test.ts')).toBe('');
});

it.each(rows)('on %j: %j', (facts, outcome) => {
  expect(useCard(veiledCandleCard, facts)).toMatchObject(outcome);
});
