import { unwrap } from '@reticle/core';
import { toldCard } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { keywords } from './keywords/index.js';
import { set } from './set.js';
import { nouns, text } from './text.js';

it.each(set.cards.map((card) => [card.name, card.text] as const))(
  '%s is read, and printed as it was: %s',
  (name, words) => {
    expect(toldCard(text, nouns.targets, { name, text: words })).toBe('');
    expect(text.print(unwrap(text.read(words)))).toBe(words);
  },
);

it.each(Object.entries(keywords))('the keyword %s has a text that is understood', (name, words) => {
  expect(toldCard(text, nouns.targets, { name, text: words })).toBe('');
  expect(text.print(unwrap(text.read(words)))).toBe(words);
});

it.each(nouns.lexicon.entries.flatMap(({ examples }) => examples))('"%s" is a target', (words) => {
  const clause = nouns.targets.read(words);
  expect(clause.found === 'phrase' ? nouns.targets.print(clause.phrase) : clause).toBe(words);
});

it.each([
  'Whenever this unit attack, draw a card.',
  'Exert this unit: draw a card and.',
  'Exert this unit: deal damage to target unit.',
  'Exert this unit: draw a card, unless it rains.',
])('nothing is made of words that are not understood to their end: "%s"', (words) => {
  const read = text.read(words);
  expect(read.ok ? [] : read.issues.map(({ code }) => code)).toEqual(['emberfall.unread']);
});
