import type { LexiconEntry } from '@reticle/core/text';

const counts: readonly LexiconEntry[] = [
  {
    role: 'count',
    words: 'up to <count>',
    phrase: { min: 0, max: '<count>' },
    examples: ['up to two chosen creatures'],
  },
  {
    role: 'count',
    words: 'one to <count>',
    phrase: { min: 1, max: '<count>' },
    examples: ['one to three chosen creatures an opponent controls'],
  },
  {
    role: 'count',
    words: 'any number of',
    phrase: { min: 0, max: 'any' },
    examples: ['any number of chosen creatures'],
  },
];

const things: readonly LexiconEntry[] = [
  { role: 'adjective', words: 'damaged', filter: { damaged: true }, examples: ['chosen damaged creature'] },
  {
    role: 'adjective',
    words: '<row>',
    filter: { row: '<row>' },
    examples: ['chosen front creature in the reef'],
  },
  {
    role: 'adjective',
    words: 'free',
    kinds: ['place'],
    filter: { free: true },
    examples: ['chosen free place you hold'],
  },
  { role: 'bare', words: '', filter: { zone: 'play' }, examples: ['chosen creature'] },
  { role: 'class', words: 'creature', filter: { type: 'creature' }, examples: ['chosen creature'] },
  {
    role: 'class',
    words: 'energy',
    filter: { type: 'energy' },
    examples: ['chosen energy card attached to it'],
  },
  { role: 'head', words: 'card', filter: {}, examples: ['chosen card in your discard pile'] },
  { role: 'head', words: 'place', kind: 'place', filter: {}, examples: ['chosen place in the deep'] },
];

const tails: readonly LexiconEntry[] = [
  {
    role: 'tail',
    words: 'in the <lane>',
    filter: { lane: '<lane>' },
    examples: ['chosen creature in the shoal'],
  },
  {
    role: 'tail',
    words: 'in the <lane>',
    kinds: ['place'],
    filter: { lane: '<lane>' },
    examples: ['chosen place in the shoal'],
  },
  {
    role: 'tail',
    words: 'you control',
    filter: { controller: 'self' },
    examples: ['chosen creature you control'],
  },
  {
    role: 'tail',
    words: 'an opponent controls',
    filter: { controller: 'opponent' },
    examples: ['chosen damaged creature an opponent controls'],
  },
  {
    role: 'tail',
    words: 'an opponent controls and chooses',
    filter: { controller: 'role.chooser' },
    phrase: { chooser: 'opponent' },
    examples: ['chosen damaged creature an opponent controls and chooses'],
  },
  {
    role: 'tail',
    words: 'across from it',
    filter: { across: true },
    examples: ['chosen creature across from it'],
  },
  { role: 'tail', words: 'beside it', filter: { beside: true }, examples: ['chosen creature beside it'] },
  {
    role: 'tail',
    words: 'in your discard pile',
    filter: { zone: 'discard', owner: 'self' },
    examples: ['up to two chosen energy cards in your discard pile'],
  },
  {
    role: 'tail',
    words: 'attached to it',
    filter: { zone: 'attached', attached: true },
    examples: ['up to two chosen energy cards attached to it'],
  },
  {
    role: 'tail',
    words: 'with energy <number> or less',
    filter: { energy: { lte: '<number>' } },
    examples: ['chosen creature with energy 2 or less'],
  },
  {
    role: 'tail',
    words: 'with total energy <number> or less',
    phrase: { relations: [{ relation: 'sum', property: 'energy', is: { lte: '<number>' } }] },
    examples: ['any number of chosen creatures with total energy 4 or less'],
  },
  {
    role: 'tail',
    words: 'you hold',
    kinds: ['place'],
    filter: { of: 'self' },
    examples: ['chosen free place you hold'],
  },
];

/** Every word of the game, in the order in which a phrase is printed. */
export const entries: readonly LexiconEntry[] = [...counts, ...things, ...tails];
