import { expect, it } from 'vitest';
import { mayChoose, missingExamples } from '../../test/board.js';
import type { Card } from '../words.js';

/** Rows from the rules: facts of a card of bob's, and who may choose it. */
const rows: readonly (readonly [facts: Partial<Card>, player: string, may: boolean])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/protections/some-thing.test.ts')).toBe('');
});

it.each(rows)('%j may be chosen by %s: %s', (facts, player, may) => {
  expect(mayChoose(player, facts)).toBe(may);
});
