import { adjective, count, head, tail, type LexiconEntry } from '@reticle/core/text';

const counts: readonly LexiconEntry[] = [
  count('up to <count>', { min: 0, max: '<count>' }, 'up to two chosen creatures'),
  count('one to <count>', { min: 1, max: '<count>' }, 'one to three chosen creatures an opponent controls'),
  count('any number of', { min: 0, max: 'any' }, 'any number of chosen creatures'),
];

const things: readonly LexiconEntry[] = [
  adjective('damaged', { damaged: true }, 'chosen damaged creature'),
  adjective('<row>', { row: '<row>' }, 'chosen front creature in the reef'),
  adjective('free', { free: true }, 'chosen free place you hold', { kinds: ['place'] }),
  { role: 'bare', words: '', filter: { zone: 'play' }, examples: ['chosen creature'] },
  { role: 'class', words: 'creature', filter: { type: 'creature' }, examples: ['chosen creature'] },
  {
    role: 'class',
    words: 'energy',
    filter: { type: 'energy' },
    examples: ['chosen energy card attached to it'],
  },
  head('card', {}, 'chosen card in your discard pile'),
  head('place', {}, 'chosen place in the deep', { kind: 'place' }),
];

const sumOfEnergy = { relation: 'sum', property: 'energy', is: { lte: '<number>' } };

const tails: readonly LexiconEntry[] = [
  tail('in the <lane>', { lane: '<lane>' }, 'chosen place in the shoal', { kinds: ['card', 'place'] }),
  tail('you control', { controller: 'self' }, 'chosen creature you control'),
  tail('an opponent controls', { controller: 'opponent' }, 'chosen damaged creature an opponent controls'),
  tail(
    'an opponent controls and chooses',
    { controller: 'role.chooser' },
    'chosen damaged creature an opponent controls and chooses',
    { phrase: { chooser: 'opponent' } },
  ),
  tail('across from it', { across: true }, 'chosen creature across from it'),
  tail('beside it', { beside: true }, 'chosen creature beside it'),
  tail(
    'in your discard pile',
    { zone: 'discard', owner: 'self' },
    'up to two chosen energy cards in your discard pile',
  ),
  tail(
    'attached to it',
    { zone: 'attached', attached: true },
    'up to two chosen energy cards attached to it',
  ),
  tail(
    'with energy <number> or less',
    { energy: { lte: '<number>' } },
    'chosen creature with energy 2 or less',
  ),
  tail(
    'with total energy <number> or less',
    undefined,
    'any number of chosen creatures with total energy 4 or less',
    { phrase: { relations: [sumOfEnergy] } },
  ),
  tail('you hold', { of: 'self' }, 'chosen free place you hold', { kinds: ['place'] }),
];

/** The lexicon entries of the game, in the order in which a phrase is printed. */
export const entries: readonly LexiconEntry[] = [...counts, ...things, ...tails];
