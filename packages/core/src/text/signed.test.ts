import { expect, it } from 'vitest';
import { gardenLexicon } from '../../test/garden.js';
import { phraseGrammar } from './index.js';

const garden = phraseGrammar({
  ...gardenLexicon,
  entries: [
    ...gardenLexicon.entries,
    { role: 'tail', words: 'that grows <signed>', filter: { growth: '<signed>' }, examples: [] },
  ],
});

it.each([
  ['+2000', 2000],
  ['-1', -1],
  ['+0', 0],
])('a number with its sign is read and printed: %s', (words, growth) => {
  const clause = garden.read(`chosen plant that grows ${words}`);
  expect(clause).toMatchObject({
    words: `chosen plant that grows ${words}`,
    phrase: { accepts: [{ filter: { growth } }] },
  });
  expect(clause.found === 'phrase' && garden.print(clause.phrase)).toBe(`chosen plant that grows ${words}`);
});

it.each([
  ['\u22123', 'chosen plant that grows -3'],
  ['-0', 'chosen plant that grows +0'],
  ['-1,000', 'chosen plant that grows -1000'],
  ['+12,000', 'chosen plant that grows +12000'],
])('in its plain form: %s', (words, normal) => {
  expect(garden.read(`chosen plant that grows ${words}`)).toMatchObject({ words: normal });
});

it.each(['2000', '+X', '+1/+1', '+two', '+'])('what is no number with a sign is not read: %s', (words) => {
  expect(garden.read(`chosen plant that grows ${words}`)).toMatchObject({ found: 'unread' });
});
