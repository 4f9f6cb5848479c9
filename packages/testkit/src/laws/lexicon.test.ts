import { phraseGrammar, type Clause } from '@reticle/core/text';
import { expect, it } from 'vitest';
import { lexicon } from '../../test/harbor.js';
import { wordByWord, type Reader } from './lexicon.js';

const grammar = phraseGrammar(lexicon);
const codes = (whole: Reader, strict: Reader, example: string) => [
  ...new Set(wordByWord(whole, strict, example).map(({ code }) => code)),
];

/** Reads a text as another one would be read. */
const hearing = (heard: (text: string) => string): Reader => ({
  read: (text): Clause => grammar.read(heard(text)),
});

it('finds nothing where every word counts', () => {
  expect(codes(grammar, grammar, 'up to two picked moored boats')).toEqual([]);
});

it('finds a word that may be left out, and nobody notices', () => {
  const careless = hearing((text) => (text === 'picked boat' ? 'picked moored boat' : text));
  expect(codes(careless, careless, 'picked moored boat')).toEqual(['lexicon.dropped']);
});

it('finds words that are passed over', () => {
  const deaf = hearing((text) => text.replaceAll(/ ?zyzzyva/gi, '').trim());
  expect(codes(deaf, deaf, 'picked moored boat')).toEqual(['lexicon.ignored']);
});
