import { expect, it } from 'vitest';
import { done, missingExamples } from '../../test/board.js';
import type { Card } from '../words.js';

/** Rows from the rules: the words of the effect, facts of a unit of bob's, and what becomes of it. */
const rows: readonly (readonly [words: string, facts: Partial<Card>, becomes: Partial<Card>])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/effects/some-thing.test.ts')).toBe('');
});

it.each(rows)('"%s", done to %j: %j', (words, facts, becomes) => {
  expect(done(words, facts)).toMatchObject(becomes);
});
