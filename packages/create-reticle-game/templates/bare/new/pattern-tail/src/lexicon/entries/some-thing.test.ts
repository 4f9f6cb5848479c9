import { expect, it } from 'vitest';
import { filterOf, missingExamples } from '../../../test/board.js';

/** Rows from the rules and the cards: a whole phrase with the words, and the filter that it stands for. */
const rows: readonly (readonly [phrase: string, filter: unknown])[] = [];

it('has examples', () => {
  expect(missingExamples(rows, 'src/lexicon/entries/some-thing.test.ts')).toBe('');
});

it.each(rows)('"%s" asks for %j', (phrase, filter) => {
  expect(filterOf(phrase)).toEqual(filter);
});
