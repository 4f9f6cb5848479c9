import { phraseGrammar, type PhrasePart } from '@reticle/core/text';
import { expect, it } from 'vitest';
import { lexicon } from '../../test/harbor.js';
import { describeFinding } from '../words.js';
import { pathByPath } from './lexicon.js';

const TEXT = 'up to two picked moored boats';
const clause = phraseGrammar(lexicon).read(TEXT);
const phrase = clause.found === 'phrase' ? clause.phrase : {};
const parts = clause.found === 'phrase' ? clause.parts() : [];

/** What is found where the part with these words is another. */
const found = (entry: string, change: Partial<PhrasePart>, keys?: readonly string[]) =>
  pathByPath(
    TEXT,
    phrase,
    parts.map((part) => (part.entry === entry ? { ...part, ...change } : part)),
    keys,
  ).map(describeFinding);

it('finds nothing where all is said by its words', () => {
  expect(parts.map(({ entry }) => entry)).toEqual(['up to <count>', '', 'moored', 'boat']);
  expect(found('moored', {})).toEqual([]);
});

it('finds words that overlap, or go on behind the text', () => {
  const overlaps = 'begin before those in front of them end, or go on behind the text.';
  expect(found('moored', { span: { start: 3, end: 23 } })).toEqual([
    `In "${TEXT}" the words "moored" ${overlaps}`,
  ]);
  expect(found('boat', { span: { start: 24, end: 99 } })).toEqual([
    `In "${TEXT}" the words "boat" ${overlaps}`,
  ]);
});

it.each([
  [['accepts', 0, 'filter', 'towed'], 'accepts.0.filter.towed'],
  [['accepts', 0, 'filter', 'type', '__proto__'], 'accepts.0.filter.type.__proto__'],
])('finds words that say what is not there: %j', (path, shown) => {
  expect(found('up to <count>', { paths: [['min'], ['max'], path] })).toEqual([
    `Words of "${TEXT}" say ${shown}, which is not there.`,
  ]);
});

it('finds what no words say', () => {
  const unsaid = [`No words of "${TEXT}" say accepts.0.filter.moored.`];
  expect(found('moored', { paths: [] })).toEqual(unsaid);
  expect(found('moored', { paths: [] }, ['min', 'max'])).toEqual([]);
  expect(found('moored', { paths: [], implied: [['accepts', 0, 'filter', 'moored']] })).toEqual([]);
});

it('a filter that asks nothing needs no words, and nothing needs none', () => {
  const said: PhrasePart = {
    span: { start: 0, end: 4 },
    role: 'head',
    entry: 'ship',
    paths: [['accepts', 0, 'kind']],
    implied: [],
  };
  expect(pathByPath('ship', { accepts: [{ kind: 'ship', filter: {} }] }, [said])).toEqual([]);
  expect(pathByPath('', {}, [])).toEqual([]);
});
