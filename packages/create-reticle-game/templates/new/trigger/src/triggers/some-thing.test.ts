import { expect, it } from 'vitest';
import { missingExamples, patternOf } from '../../test/board.js';
import type { Pattern } from '../words.js';

/** Rows from the rules: words after "whenever", and the event that they wait for. */
const rows: readonly (readonly [words: string, pattern: Pattern])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/triggers/some-thing.test.ts')).toBe('');
});

it.each(rows)('"whenever %s" waits for %j', (words, pattern) => {
  expect(patternOf(words)).toEqual(pattern);
});
