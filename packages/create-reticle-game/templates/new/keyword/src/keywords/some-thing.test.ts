import { expect, it } from 'vitest';
import { missingExamples } from '../../test/board.js';
import { someThingKeyword } from './some-thing.js';

/** Rows from the rules: what the keyword says. */
const rows: readonly (readonly [words: string])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/keywords/some-thing.test.ts')).toBe('');
});

it.each(rows)('the keyword says: %s', (words) => {
  expect(someThingKeyword).toContain(words);
});
