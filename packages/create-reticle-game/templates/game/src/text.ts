import { cardNouns, cardText, costVerbs, effectVerbs, verb } from '@reticle/core/standard';
import { adjective, count, head, tail } from '@reticle/core/text';
import { ownEffects } from './effects/index.js';
import { keywords } from './keywords/index.js';
import { triggers } from './triggers/index.js';
import { verbs } from './verbs/index.js';
import { cost, filter, words, type CardFilter, type Cost, type Words } from './words.js';

// The words of the game. Everything is declared once, and both read and printed.

/** The nouns: which cards are meant. The examples of each entry are read and printed in `text.test.ts`. */
export const nouns = cardNouns<CardFilter>({
  entries: (anchor) => [
    count('up to <count>', { min: 0, max: '<count>' }, `up to two ${anchor} units`),
    adjective('other', { excludeSelf: true }, `${anchor} other unit you control`),
    adjective('damaged', { damaged: true }, `${anchor} damaged unit`),
    head('unit', { zone: 'play' }, `${anchor} unit`),
    tail('you control', { controller: 'self' }, `${anchor} unit you control`),
    tail('an opponent controls', { controller: 'opponent' }, `${anchor} unit an opponent controls`),
    tail(
      'with power <number> or less',
      { power: { lte: '<number>' } },
      `${anchor} unit with power 2 or less`,
    ),
  ],
  names: { 'this unit': 'it', 'that unit': 'card' },
  filter,
});
/** Reads and prints the texts of cards. */
export const text = cardText<Words, Cost>({
  nouns,
  words,
  cost,
  effects: [
    ...effectVerbs('damage', 'draw', 'ready'),
    ...Object.values(ownEffects).map((effect) => effect.words),
    ...verbs,
  ],
  // What abilities wait for: each has a subject, to which it happens.
  events: triggers,
  costs: [...costVerbs('this unit', 'exert'), verb('pay <amount:number> energy', { cost: 'energy' })],
  statics: [
    verb('have <by:number> more power', { gives: [{ change: 'power', by: '$by' }] }, { subject: 'object' }),
  ],
  conditions: [
    verb(
      'control <atLeast:number> or more other units',
      { of: { zone: 'play', controller: 'self', excludeSelf: true } },
      { is: 'you' },
    ),
  ],
  durations: [
    { words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] },
    { words: 'while this unit is in play', means: 'whileSourceInPlay', of: ['while'] },
  ],
  keywords: Object.keys(keywords),
  unread: (said) => ({ code: 'emberfall.unread', data: { words: said } }),
});
