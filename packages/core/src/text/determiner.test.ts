import { describe, expect, it } from 'vitest';
import { phraseGrammar } from './grammar.js';
import type { Lexicon, LexiconEntry } from './lexicon.js';
import { tokenize } from './tokenize.js';

const entry = (
  role: LexiconEntry['role'],
  words: string,
  more: Partial<LexiconEntry> = {},
): LexiconEntry => ({
  role,
  words,
  examples: [],
  ...more,
});

const garden: Lexicon = {
  anchor: { one: 'target', many: 'targets' },
  kinds: ['card', 'player'],
  adding: {},
  required: {},
  entries: [
    entry('count', 'up to <count>', { phrase: { min: 0, max: '<count>' } }),
    entry('count', '<count>', { phrase: { min: '<count>', max: '<count>' } }),
    entry('count', 'another', { phrase: { min: 1, max: 1, other: true } }),
    entry('count', 'at least <count>', { phrase: { min: '<count>', max: 'any' } }),
    entry('count', 'any', { phrase: { min: 1, max: 1 } }),
    entry('any', '', { accepts: [{ kind: 'player', filter: { near: true } }] }),
    entry('adjective', 'red', { filter: { color: 'red' } }),
    entry('class', 'plant', { filter: { type: 'plant' } }),
    entry('class', '<tree>', { filter: { tree: '<tree>' } }),
    entry('head', 'card', { filter: { zone: 'shed' } }),
    entry('head', 'gardener', { kind: 'player' }),
    entry('bare', ''),
    entry('tail', 'beside <count> stones', { filter: { stones: '<count>' } }),
    entry('mention', 'a target', { noun: true }),
    entry('mention', 'that target'),
    entry('before', 'water'),
    entry('before', 'and'),
    entry('before', 'and <word>'),
    entry('before', 'plants', { kinds: ['player'] }),
    entry('after', '.'),
  ],
  vocabularies: {
    tree: {
      words: [
        { value: 'Oak', words: 'Oak' },
        { value: 'Elder', plural: 'elder' },
      ],
    },
  },
};
const grammar = phraseGrammar(garden);

function readIn(text: string): unknown {
  const tokens = tokenize(text);
  const clause = grammar.readAt(tokens, tokens.findIndex(grammar.isAnchor));
  return clause.found === 'unread' ? clause.code : clause.found === 'phrase' ? clause.words : clause.found;
}

describe('what stands before a phrase', () => {
  it.each([
    ['Target plant.', 'target plant'],
    ['Prune target plant.', 'target plant'],
    ['Then water target plant.', 'target plant'],
    ['Water and trim target plant.', 'target plant'],
    ['Water all plants target gardener.', 'target gardener'],
    ['Water up to two foo target plants.', 'text.disagreement'],
    ['Water another foo target plant.', 'text.unknownLead'],
    ['Water foo target plant.', 'text.unknownLead'],
    ['Water three plants target plant.', 'text.unknownLead'],
  ])('%s: %s', (text, read) => expect(readIn(text)).toBe(read));

  it('names the word that nobody knows', () => {
    const tokens = tokenize('Please watr target plant.');
    expect(grammar.readAt(tokens, 2)).toMatchObject({
      code: 'text.unknownLead',
      words: 'watr target plant',
      unknown: { word: 'watr', nearest: 'water' },
    });
  });

  it('names that word as it is written, with its "non"', () => {
    const unknownOf = (text: string) => {
      const read = grammar.readAt(tokenize(text), 1);
      return read.found === 'unread' ? read.unknown : undefined;
    };
    expect(unknownOf('Water target nonwatr plant.')).toEqual({ word: 'nonwatr', nearest: 'nonwater' });
    expect(unknownOf('Water target non-watr plant.')).toEqual({ word: 'nonwatr', nearest: 'nonwater' });
    expect(unknownOf('Water target nonwater plant.')).toEqual({ word: 'nonwater' });
    expect(unknownOf('Water target watr plant.')).toEqual({ word: 'watr', nearest: 'water' });
  });

  it('may be anything where the lexicon does not say', () => {
    const entries = garden.entries.filter(({ role }) => role !== 'before');
    const open = phraseGrammar({ ...garden, entries });
    expect(open.readAt(tokenize('Water foo target plant.'), 2)).toMatchObject({ found: 'phrase' });
  });
});

describe('how many and the noun agree', () => {
  it.each([
    ['up to two target plants', 'up to two target plants'],
    ['up to one target plant', 'up to one target plant'],
    ['at least one target plant', 'at least one target plants'],
    ['two target Oaks', 'two target Oaks'],
    ['two target elder', 'two target elder'],
    ['any target', 'any target'],
    ['up to one target', 'up to one target'],
    ['two targets', 'two targets'],
    ['up to two target plant', 'text.disagreement'],
    ['target plants', 'text.disagreement'],
    ['another target plants', 'text.disagreement'],
    ['two target Oak', 'text.disagreement'],
    ['two targets plants', 'text.disagreement'],
    ['two target Oak plants', 'two target plant Oaks'],
    ['two target Oaks plants', 'text.disagreement'],
    ['target Oaks plant', 'text.disagreement'],
    ['up to two target', 'text.disagreement'],
    ['any targets', 'text.disagreement'],
  ])('%s: %s', (text, read) => expect(readIn(text)).toBe(read));
});

describe('a head after a list belongs to all of it', () => {
  it.each([
    ['target Oak or plant card', 'target Oak or plant card'],
    ['target plant or red card', 'text.unknownTail'],
    ['target plant or red plant', 'target plant or red plant'],
    ['target plant or gardener', 'target plant or gardener'],
  ])('%s: %s', (text, read) => expect(readIn(text)).toBe(read));
});

describe('a mention whose anchor is a noun', () => {
  it.each([
    ['Water a target.', 'mention'],
    ['Water a target plant.', 'text.unknownLead'],
    ['Water a target red plant.', 'text.unknownLead'],
    ['Gardeners that target plants.', 'mention'],
  ])('%s: %s', (text, read) => expect(readIn(text)).toBe(read));
});

describe('a word that nobody knows', () => {
  it.each([
    ['target plnat', 'text.unknownNoun', { word: 'plnat', nearest: 'plant' }],
    ['target Oka', 'text.unknownNoun', { word: 'oka' }],
    ['target plant besode two stones', 'text.unknownTail', { word: 'besode', nearest: 'beside' }],
    ['target water', 'text.unknownNoun', undefined],
    ['target plant 7', 'text.unknownTail', undefined],
  ])('%s: %s %j', (text, code, unknown) => {
    const clause = grammar.readAt(tokenize(text), 0);
    expect(clause).toMatchObject({ found: 'unread', code });
    expect(clause.found === 'unread' ? clause.unknown : 'read').toEqual(unknown);
  });
});
