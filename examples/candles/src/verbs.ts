import {
  clauseGrammar,
  countable,
  type EffectVerb,
  holeRule,
  nounsOf,
  plainNumber,
  type Verb,
} from '@reticle/core/text';
import * as z from 'zod';
import { what, whatSchema, which, whichSchema } from './lexicon.js';
import { cost, type Cost, pattern, type Pattern, saidEffect, type SaidEffect } from './words.js';

const number = plainNumber('digits');
const cards = countable<number, undefined>('card', 1, { number: plainNumber('words') });

/** What effects say. */
const effectVerbs: readonly EffectVerb<SaidEffect>[] = [
  {
    subject: 'you',
    words: 'burn <what:what> for <amount:number>',
    means: { effect: 'burn', what: '$what', amount: '$amount' },
  },
  {
    subject: 'object',
    words: 'have <by:number> more strength',
    lasts: 'while',
    means: { effect: 'glow', what: '$subject', by: '$by', lasts: '$until' },
  },
  {
    subject: 'you',
    words: 'shelter <what:what> from <amount:number>',
    lasts: 'while',
    means: { effect: 'shelter', what: '$what', amount: '$amount', lasts: '$until' },
  },
  {
    subject: 'you',
    words: 'return <what:what> to your hand',
    means: { effect: 'move', what: '$what', to: 'hand' },
  },
  { subject: 'you', words: 'snuff <what:what>', means: { effect: 'move', what: '$what', to: 'ashes' } },
  { subject: 'you', words: 'draw <amount:cards>', means: { effect: 'draw', amount: '$amount' } },
];
export const effects = clauseGrammar<SaidEffect, undefined>(() => ({
  verbs: effectVerbs,
  subjects: { object: nounsOf(what, (thing) => whatSchema.safeParse(thing).data) },
  types: { what: holeRule(what), number, cards },
  durations: [
    { words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] },
    { words: 'while this candle is in play', means: 'whileSourceInPlay', of: ['while'] },
  ],
  parse: (made) => z.array(saidEffect).safeParse(made).data,
}));

/** What events say: each clause has a subject, to which it happens. */
const eventVerbs: readonly Verb[] = [
  {
    subject: 'object',
    words: 'burn for <amount:number> or more',
    means: { on: 'burned', card: '$subject', amount: { gte: '$amount' } },
  },
  { subject: 'object', words: 'are lit', means: { on: 'moved', card: '$subject', to: 'play' } },
  {
    subject: 'object',
    words: 'go out',
    means: { on: 'moved', card: '$subject', from: 'play', to: 'ashes' },
  },
];
export const events = clauseGrammar<Pattern, undefined>(() => ({
  finite: true,
  verbs: eventVerbs,
  subjects: { object: nounsOf(which, (candles) => whichSchema.safeParse(candles).data) },
  types: { number },
  // Two events in a row would be "or" in the data, and "and" in the words.
  parse: (made) => z.array(pattern).length(1).safeParse(made).data,
}));

/** What costs say: things that you do first. */
export const costs = clauseGrammar<Cost, undefined>(() => ({
  verbs: [
    { subject: 'you', words: 'exert this candle', means: { cost: 'exert' } },
    { subject: 'you', words: 'melt <amount:number>', means: { cost: 'melt', amount: '$amount' } },
    { subject: 'you', words: 'snuff <count:cards>', means: { cost: 'snuff', count: '$count' } },
  ],
  types: { number, cards },
  parse: (made) => z.array(cost).safeParse(made).data,
}));
