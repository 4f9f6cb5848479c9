import { expect, it } from 'vitest';
import type { Card } from '../card.js';
import { mayChoose, missingExamples } from '../../test/board.js';

/** Rows from the rules: facts of a card of bob's, and who may choose it. */
const rows: readonly (readonly [facts: Partial<Card>, player: string, may: boolean])[] = [
  [{ keywords: ['veil'] }, 'ann', false],
  [{ keywords: ['veil'] }, 'bob', true],
  [{ keywords: [] }, 'ann', true],
];

it('has examples', () => {
  expect(missingExamples(rows, 'src/protections/veil.test.ts')).toBe('');
});

it.each(rows)('E3 %j may be chosen by %s: %s', (facts, player, may) => {
  expect(mayChoose(player, facts)).toBe(may);
});
