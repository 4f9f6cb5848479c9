import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountWords, articleOf, textsIn, wordsIn } from './english.js';
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

it.each([
  [
    'a',
    ['unit', 'unity counter', 'one-sided deal', 'European card', 'user', 'Fern', '+1/+1 counter', '1/1 Elf'],
  ],
  ['a', ['10/10 Wurm', '110/110 Wurm', 'hat', 'used card']],
  ['an', ['artifact', 'Elf', 'uninvited guest', 'hour counter', 'heir', 'honorable Fern', 'Octopus', 'oil']],
  ['an', ['8/8 Octopus', '80/80 Octopus', '11/11 Horror', '18/18 Wurm', 'X/X Ooze', 'X-ray']],
])('%s stands before %j', (article, all) => {
  expect(all.map(articleOf)).toEqual(all.map(() => article));
});
