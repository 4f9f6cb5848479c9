import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountWords, textsIn, wordsIn } from './english.js';
import { tokenize } from './tokenize.js';

const letters = fc.string({ unit: fc.constantFrom('n', 'o', 's', 'a', 'x', ' ', "'", '-', 'N', '3') });

it('law: has the words that the tokenizer has', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string()), (text) => {
      const tokens = tokenize(text);
      expect(wordsIn(text).map(({ text: word, raw }) => [word, raw])).toEqual(
        tokens.map((token) => [token.text, token.raw]),
      );
      expect(textsIn(text)).toEqual(tokens.map((token) => token.text));
    }),
    { numRuns: 500 },
  );
});

it.each<[string, string | undefined]>([
  ['height less than the number of plants you have', 'the number of plants you have'],
  ['height equal to the greatest height among plants', 'the greatest height among plants'],
  ['the least water need among plants you have', 'the least water need among plants you have'],
  ['the greatest of all plants', undefined],
  ['the greatest water need ever known among plants', undefined],
])('the words of an amount: %s', (text, words) => {
  const tokens = tokenize(text);
  const found = amountWords(tokens, { from: 0, to: tokens.length });
  expect(found?.map((token) => token.text).join(' ')).toBe(words);
});
