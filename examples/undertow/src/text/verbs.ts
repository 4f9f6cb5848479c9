import {
  clauseGrammar,
  countable,
  type EffectVerb,
  type Hole,
  holeRule,
  nounsOf,
  plainNumber,
} from '@reticle/core/text';
import * as z from 'zod';
import { aim, effect, type Effect } from '../language/effect.js';
import { aimHole } from './lexicon.js';

/** What a card does, as verbs: the words, and the effect that they mean. */
const verbs: readonly EffectVerb<Effect>[] = [
  {
    subject: 'you',
    words: 'deal <amount:number> damage to <to:aim>',
    means: { effect: 'damage', amount: '$amount', to: '$to' },
  },
  {
    subject: 'you',
    words: 'distribute <amount:number> damage among <to:aim>',
    means: { effect: 'spread', amount: '$amount', to: '$to' },
  },
  { subject: 'you', words: 'return <to:aim> to hand', means: { effect: 'recall', to: '$to' } },
  {
    subject: 'you',
    words: 'move <to:aim> to <where:aim>',
    means: { effect: 'move', to: '$to', where: '$where' },
  },
  {
    subject: 'you',
    words: 'attach <what:aim> to <to:aim>',
    means: { effect: 'attach', what: '$what', to: '$to' },
  },
  {
    subject: 'object',
    words: 'have <strength:number> more strength this turn',
    means: { effect: 'give', to: '$subject', strength: '$strength' },
  },
  { subject: 'you', words: 'draw <amount:cards>', means: { effect: 'draw', amount: '$amount' } },
  {
    subject: 'you',
    words: 'choose one — <one:step> ; or <other:step>',
    means: { effect: 'either', one: '$one', other: '$other' },
  },
];

/** A hole for a single effect, within another. */
const step: Hole<Effect, unknown> = {
  read(words, context) {
    const [only, ...more] = clauses.hole.read(words, context) ?? [];
    return more.length === 0 ? only : undefined;
  },
  print: (one, context) => clauses.hole.print([one], context),
};

const effects = z.array(effect).readonly();

/** The clauses of what cards do, which are read and printed. */
export const clauses = clauseGrammar<Effect, unknown>(() => ({
  verbs,
  subjects: { object: nounsOf(aimHole, (value) => aim.safeParse(value).data) },
  types: {
    aim: holeRule(aimHole),
    number: plainNumber('digits'),
    cards: countable('card', 1, { number: plainNumber('words') }),
    step: holeRule(step),
  },
  parse: (made) => effects.safeParse(made).data,
}));
