import { cardNouns, cardText, costVerbs, effectVerbs, verb, type StaticWords } from '@reticle/core/standard';
import { adjective, clauseGrammar, count, head, tail } from '@reticle/core/text';
import * as z from 'zod';
import { ownEffects } from './effects/index.js';
import { keywords } from './keywords/index.js';
import { triggers } from './triggers/index.js';
import { verbs } from './verbs/index.js';
import {
  change,
  condition,
  cost,
  effect,
  filter,
  pattern,
  type CardFilter,
  type Condition,
  type Cost,
  type Effect,
  type Pattern,
  type Words,
} from './words.js';

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
const { types } = nouns;

const effects = clauseGrammar<Effect, undefined>(() => ({
  verbs: [
    ...effectVerbs('damage', 'draw', 'ready'),
    ...Object.values(ownEffects).map(({ words }) => words),
    ...verbs,
  ],
  subjects: { object: nouns.effectSubjects },
  types,
  durations: [
    { words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] },
    { words: 'while this unit is in play', means: 'whileSourceInPlay', of: ['while'] },
  ],
  parse: (made) => z.array(effect).safeParse(made).data,
}));

/** What abilities wait for: a clause with a subject, to which it happens. */
const events = clauseGrammar<Pattern, undefined>(() => ({
  finite: true,
  verbs: triggers,
  subjects: { object: nouns.watchedSubjects },
  types,
  // Two events in a row would be "or" in the data, and "and" in the words.
  parse: (made) => z.array(pattern).length(1).safeParse(made).data,
}));

const costs = clauseGrammar<Cost, undefined>(() => ({
  verbs: [...costVerbs('this unit', 'exert'), verb('pay <amount:number> energy', { cost: 'energy' })],
  types,
  parse: (made) => z.array(cost).safeParse(made).data,
}));

const conditions = clauseGrammar<Condition, undefined>(() => ({
  finite: true,
  verbs: [
    verb(
      'control <atLeast:number> or more other units',
      { of: { zone: 'play', controller: 'self', excludeSelf: true } },
      { is: 'you' },
    ),
  ],
  subjects: { player: nouns.you },
  types,
  parse: (made) => z.array(condition).safeParse(made).data,
}));

const given = z.strictObject({ affects: z.union([z.literal('self'), filter]), gives: z.array(change) });
const statics = clauseGrammar<StaticWords<Words>, undefined>(() => ({
  finite: true,
  verbs: [
    verb('have <by:number> more power', { gives: [{ change: 'power', by: '$by' }] }, { subject: 'object' }),
  ],
  subjects: { object: nouns.watchedSubjects },
  types,
  parse: (made) => z.array(given).safeParse(made).data,
}));

/** Reads and prints the texts of cards. */
export const text = cardText<Words, Cost>({
  effect,
  effects,
  events,
  costs,
  statics,
  conditions,
  keywords: Object.keys(keywords),
  unread: (words) => ({ code: 'emberfall.unread', data: { words } }),
});
