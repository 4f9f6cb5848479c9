import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsIn, wordsIn } from './english.js';
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
