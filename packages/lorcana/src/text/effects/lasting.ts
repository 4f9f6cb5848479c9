import type { Modification } from '../../language/effects/schema.js';
import type { Duration } from '../../language/modification.js';
import { counted, digits, times, duration } from '../phrases/amounts.js';
import { IT } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { bareMods, grantHole } from '../phrases/modifications.js';
import { bareNoun, what as things } from '../phrases/selections.js';

const given = grantHole('all');

const forbids = (gives: readonly Modification[]): boolean => gives.every((part) => 'cant' in part);
/** Whether modifications fit a duration. While cards are readied, only readying can be forbidden. */
const lasts = (gives: readonly Modification[], how: Duration): boolean =>
  how !== 'theirNextReady' || gives.every((part) => 'cant' in part && part.cant === 'ready');

/** The words for giving as an action, which can follow "you may": "give chosen character +2 {S} this turn". */
export const givingWords: readonly EffectSentence[] = [
  says('give', {
    words: 'give <what> <gives> <how>',
    holes: { what: things, gives: bareMods, how: duration },
    make: ({ what: of, gives, how }) =>
      lasts(gives, how) ? { effect: 'give', what: of, gives, for: how } : undefined,
    parts: ({ what: of, gives, for: how }) => ({ what: of, gives, how }),
  }),
];

/**
 * The words for effects that last: "chosen character gets +2 {S} this turn", "you pay 1 {I} less for the next item
 * you play this turn".
 */
export const lastingWords: readonly EffectSentence[] = [
  says('give', {
    words: '<given> for the rest of this turn',
    holes: { given },
    make: ({ given: { what, gives } }) => ({ effect: 'give', what, gives, for: 'thisTurn' }),
    parts: ({ what, gives, for: how }) =>
      how === 'thisTurn' && forbids(gives) ? { given: { what, gives } } : undefined,
  }),
  ...(
    [
      ['until the start of your next turn, <given>', 'untilYourNextTurn'],
      ['for the rest of this turn, <given>', 'thisTurn'],
      ['this turn, <given>', 'thisTurn'],
      ['while ~ is in play, <given>', 'whileInPlay'],
    ] as const
  ).map(([words, how]) =>
    says('give', {
      words,
      holes: { given },
      make: ({ given: { what, gives } }) => ({ effect: 'give', what, gives, for: how }),
      parts: () => undefined,
    }),
  ),
  says('give', {
    words: '<given> <how>',
    holes: { given, how: duration },
    make: ({ given: { what, gives }, how }) =>
      lasts(gives, how) ? { effect: 'give', what, gives, for: how } : undefined,
    parts: ({ what, gives, for: how }) => ({ given: { what, gives }, how }),
  }),
  // Without a duration, for what was mentioned before: "they gain Rush".
  says('give', {
    words: '<given>',
    holes: { given },
    make: ({ given: { what, gives } }) =>
      what === IT && gives.every((part) => 'keyword' in part)
        ? { effect: 'give', what, gives, for: 'always' }
        : undefined,
    parts: ({ what, gives, for: how }) =>
      how === 'always' && what === IT ? { given: { what, gives } } : undefined,
  }),
  ...(['this turn for each <amount>', 'for each <amount> this turn'] as const).map((how) =>
    says('give', {
      words: `<given> ${how}`,
      holes: { given, amount: counted },
      make: ({ given: { what: of, gives }, amount }) => ({
        effect: 'give',
        what: of,
        gives: gives.map((part) =>
          'stat' in part && typeof part.amount === 'number'
            ? { ...part, amount: times(amount, part.amount) }
            : part,
        ),
        for: 'thisTurn',
      }),
      parts: () => undefined,
    }),
  ),
  says('give', {
    words: '<what> takes|take no damage from the challenge',
    holes: { what: things },
    make: ({ what: of }) => ({
      effect: 'give',
      what: of,
      gives: [{ cant: 'beDamagedInChallenges' }],
      for: 'thisChallenge',
    }),
    parts: ({ what: of, gives: [one, ...more], for: how }) =>
      how === 'thisChallenge' &&
      one &&
      'cant' in one &&
      one.cant === 'beDamagedInChallenges' &&
      more.length === 0
        ? { what: of }
        : undefined,
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
