import type { Duration, Modification } from '../../language/modification.js';
import { digits } from '../phrases/amounts.js';
import { duration } from '../phrases/durations.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { givenTo } from '../phrases/modifications.js';
import { bareNoun } from '../phrases/selections.js';

const given = givenTo('all');

const forbids = (gives: readonly Modification[]): boolean => gives.every((part) => 'cant' in part);
/** Only readying is forbidden as cards are readied. */
const lasts = (gives: readonly Modification[], how: Duration): boolean =>
  how !== 'theirNextReady' || gives.every((part) => 'cant' in part && part.cant === 'ready');

/** "Chosen character gets +2 {S} this turn", "you pay 1 {I} less for the next item you play this turn". */
export const lastingWords: readonly EffectSentence[] = [
  says('give', {
    words: '<given> for the rest of this turn',
    holes: { given },
    make: ({ given: { what, gives } }) => ({ effect: 'give', what, gives, for: 'thisTurn' }),
    parts: ({ what, gives, for: how }) =>
      how === 'thisTurn' && forbids(gives) ? { given: { what, gives } } : undefined,
  }),
  says('give', {
    words: '<given> <how>',
    holes: { given, how: duration },
    make: ({ given: { what, gives }, how }) =>
      lasts(gives, how) ? { effect: 'give', what, gives, for: how } : undefined,
    parts: ({ what, gives, for: how }) => ({ given: { what, gives }, how }),
  }),
  says('payLess', {
    words: 'you pay <amount> {I} less for the next <on> you play this turn',
    holes: { amount: digits, on: bareNoun },
    make: (values) => ({ effect: 'payLess', ...values, next: true }),
    parts: ({ amount, on, next = false }) =>
      next && on !== 'this' && typeof amount === 'number' ? { amount, on } : undefined,
  }),
  says('payLess', {
    words: 'you pay <amount> {I} less for each <on> you play this turn',
    holes: { amount: digits, on: bareNoun },
    make: (values) => ({ effect: 'payLess', ...values }),
    parts: ({ amount, on, next = false }) =>
      !next && on !== 'this' && typeof amount === 'number' ? { amount, on } : undefined,
  }),
];
