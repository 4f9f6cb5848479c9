import { expect, it } from 'vitest';
import { effectsOf, missingExamples } from '../../test/board.js';
import type { Effect } from '../words.js';

/** Rows from the rules: words, and the effects that they mean. `target1` is the first target. */
const rows: readonly (readonly [words: string, effects: readonly Effect[]])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/verbs/some-thing.test.ts')).toBe('');
});

it.each(rows)('"%s" means %j', (words, effects) => {
  expect(effectsOf(words)).toEqual(effects);
});
