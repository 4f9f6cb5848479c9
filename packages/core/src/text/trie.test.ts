import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberOf } from './english.js';
import { tokenize, type Token } from './tokenize.js';
import { Trie, type Entry } from './trie.js';
import { BUILT_IN } from './vocabulary.js';

const word = fc.constantFrom('red', 'moss', 'stone', "keeper's", '<count>', 'nonred');
const surfaces = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
const texts = fc.array(fc.constantFrom('red', 'moss', 'stone', "keeper's", 'two', 'nonred', '.'), {
  maxLength: 8,
});

/** The words of an entry in the order in which they are met. A hole is `undefined`. */
const wordsOf = (words: string): readonly (string | undefined)[] =>
  words
    .split(' ')
    .flatMap((piece) => (piece === '<count>' ? [undefined] : tokenize(piece).map(({ text }) => text)));

const standHere = (words: string, tokens: readonly Token[]): boolean =>
  wordsOf(words).every((wanted, index) => {
    const text = tokens[index]?.text;
    return wanted === undefined ? numberOf(text ?? '') !== undefined : text === wanted;
  });

it('law: finds the entries whose words stand there, also those that waited for their first word', () => {
  fc.assert(
    fc.property(surfaces, texts, fc.boolean(), (said, text, backwards) => {
      const entries = said.map((words, rank): Entry => ({
        role: 'tail',
        words: words.join(' '),
        rank,
        examples: [],
      }));
      const trie = new Trie(entries, ['tail'], BUILT_IN, backwards);
      const tokens = tokenize(text.join(' '));
      for (let at = 0; at <= tokens.length; at++) {
        const found = trie.find(tokens, at).map(({ entry, start, end }) => `${entry.rank} ${start} ${end}`);
        const wanted = entries.flatMap(({ words, rank }) => {
          const { length } = wordsOf(words);
          const begin = backwards ? at - length : at;
          const fits = begin >= 0 && standHere(words, tokens.slice(begin));
          return fits ? [`${rank} ${at} ${backwards ? begin : at + length}`] : [];
        });
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }
    }),
  );
});
