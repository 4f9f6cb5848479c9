/** A small made-up lexicon for core's own tests: plants and stones in a garden. */
import { phraseGrammar, type Lexicon } from '../src/index.js';

export const gardenLexicon: Lexicon = {
  anchor: { one: 'chosen', many: 'chosens' },
  kinds: ['card', 'player'],
  adding: { color: 'allColors' },
  required: { card: ['zone'] },
  entries: [
    { role: 'count', words: 'up to <count>', phrase: { min: 0, max: '<count>' }, examples: [] },
    {
      role: 'count',
      words: '<count>',
      also: ['exactly <count>'],
      phrase: { min: '<count>', max: '<count>' },
      examples: [],
    },
    { role: 'count', words: 'another', phrase: { min: 1, max: 1, other: true }, examples: [] },
    { role: 'count', words: 'twice X', examples: [] },
    { role: 'other', words: 'other', examples: [] },
    { role: 'adjective', words: '<color>', filter: { color: '<color>' }, family: 'color', examples: [] },
    { role: 'adjective', words: 'non-<color>', filter: { not: { color: '<color>' } }, examples: [] },
    { role: 'adjective', words: 'wet', filter: { wet: true }, examples: [] },
    { role: 'bare', words: '', filter: { zone: 'bed' }, examples: [] },
    { role: 'class', words: 'plant', filter: { type: 'plant' }, family: 'type', examples: [] },
    {
      role: 'class',
      words: 'stone',
      filter: { type: 'stone' },
      family: 'type',
      lacks: ['growth'],
      examples: [],
    },
    { role: 'head', words: 'card', filter: {}, examples: [] },
    { role: 'head', words: 'gardener', kind: 'player', filter: {}, examples: [] },
    { role: 'tail', words: 'from the shed', filter: { zone: 'shed' }, examples: [] },
    {
      role: 'tail',
      words: 'you tend',
      also: ['that you tend'],
      filter: { controller: 'self' },
      examples: [],
    },
    {
      role: 'tail',
      words: 'with height <number> or less',
      of: 'growth',
      filter: { height: { lte: '<number>' } },
      examples: [],
    },
    {
      role: 'tail',
      words: 'with height <number>',
      of: 'growth',
      filter: { height: '<number>' },
      examples: [],
    },
    { role: 'tail', words: "that's <color> or <color.2>", as: ['<color>', '<color.2>'], examples: [] },
    { role: 'tail', words: 'of your choice', silent: true, examples: [] },
    { role: 'tail', words: 'beside <thing>', filter: { beside: '<thing>' }, examples: [] },
    { role: 'mention', words: 'was chosen for', examples: [] },
    { role: 'after', words: '.', examples: [] },
    { role: 'after', words: 'grows', examples: [] },
  ],
  vocabularies: { color: { words: [{ value: 'red' }, { value: 'blue' }] } },
};

export const garden = phraseGrammar(gardenLexicon);
