import { phraseGrammar, type Clause, type Lexicon, type LexiconEntry } from '@reticle/core/text';
import { expect, it } from 'vitest';
import { fixtures, harbor, lexicon } from '../../test/harbor.js';
import { suiteOf } from '../suite/suite.js';
import { findingsOf } from './index.js';
import { neverRead, wordByWord, type Reader } from './lexicon.js';

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

it.each<[string, Lexicon['vocabularies'][string]['words'], readonly string[]]>([
  ['all are', [{ value: 'red' }, { value: '(ZAFT)' }, { value: 'first strike' }], []],
  ['the splitting drops it', [{ value: '(Zaft.)' }, { value: 'oak', words: '' }], ['(Zaft.)', '']],
  ['two values share it', [{ value: 'oak' }, { value: 'elm', words: 'Oak' }], ['oak', 'Oak']],
])('reports the words of a vocabulary that are never read: %s', (_case, words, expected) => {
  const found = neverRead({
    ...lexicon,
    vocabularies: { tree: { words } },
    reminder: { open: '(', close: ')', ends: ['.'] },
  });
  expect(found).toMatchObject(expected.map((word) => ({ code: 'lexicon.neverRead', data: { words: word } })));
  expect(found).toHaveLength(expected.length);
});

it.each([
  [['picked boat sails'], []],
  [['picked boat drowns'], ['lexicon.unread']],
  [['sails'], ['lexicon.unread']],
])('reads the phrase beside words that may stand after one: %s', (examples, expected) => {
  const after: LexiconEntry = { role: 'after', words: 'sails', examples };
  const given = { ...fixtures, lexicon: { ...lexicon, entries: [...lexicon.entries, after] } };
  expect(findingsOf('lexicon', suiteOf(harbor, given)).map(({ code }) => code)).toEqual(expected);
});
