import { sameValue, type Hole } from '@reticle/core/text';
import type { Amount, Selection } from '../../language/filter.js';
import { byOne, counted, digits, computed, times } from '../phrases/amounts.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { each, takenAs, withoutName } from '../phrases/selections.js';

/** A number in digits. */
export const plain: Hole<Amount, WordsContext> = {
  read: (words, context) => digits.read(words, context),
  print: (value, context) => (typeof value === 'number' ? digits.print(value, context) : undefined),
};

const toEach = [
  ['dealDamage', 'deal', 'to'],
  ['putDamage', 'put', 'on'],
] as const;

const isGroup = (what: Selection): boolean => typeof what !== 'string' && 'all' in what;
const isOf = (amount: Amount): boolean => typeof amount === 'object' && 'of' in amount;

/** A number such as "2", or "all" of what is there. */
const some: Hole<Amount | 'all', WordsContext> = {
  read: (words, context) => (wordsOf(words) === 'all' ? 'all' : plain.read(words, context)),
  print: (value, context) => (value === 'all' ? 'all' : plain.print(value, context)),
};

/** The amount that was dealt before. */
const SAME: Amount = { of: 'DEALT', property: 'damage' };

/** The words for dealing, putting, removing and moving damage. */
export const damageWords: readonly EffectSentence[] = [
  ...toEach.flatMap(([effect, verb, to]) => [
    says(effect, {
      words: `${verb} <amount> damage ${to} <what>`,
      also: [
        `${verb} <amount> damage each ${to} <what>`,
        `${verb} <amount> damage counter ${to} <what>`,
        `${verb} <amount> damage counters ${to} <what>`,
      ],
      holes: { amount: plain, what: each },
      make: (values) => ({ effect, ...values }),
      parts: (made) => ({ what: made.what, amount: made.amount }),
    }),
    says(effect, {
      words: `${verb} <what> <amount> damage`,
      holes: { what: each, amount: plain },
      make: (values) => ({ effect, ...values }),
      parts: () => undefined,
    }),
    says(effect, {
      words: `${verb} the same amount of damage ${to} <what>`,
      holes: { what: each },
      make: (values) => ({ effect, what: values.what, amount: SAME }),
      parts: ({ what, amount }) => (sameValue(amount, SAME) ? { what } : undefined),
    }),
    // The counted thing may be the one that was chosen before, so the taker gets a name of its own.
    says(effect, {
      words: `${verb} damage equal to <amount> ${to} <what>`,
      also: [`${verb} damage ${to} <what> equal to <amount>`],
      holes: { amount: computed, what: each },
      make: ({ amount, what }) => ({ effect, amount, what: isOf(amount) ? takenAs(what, 'taker') : what }),
      parts({ amount, what }) {
        const taken = isOf(amount) ? withoutName(what, 'taker') : what;
        return taken === undefined ? undefined : { amount, what: taken };
      },
    }),
    says(effect, {
      words: `${verb} <by> damage ${to} <what> for each <amount>`,
      holes: { by: digits, amount: counted, what: each },
      make: ({ by, amount, what }) => ({ effect, what, amount: times(amount, by) }),
      parts(made) {
        const parts = byOne(made.amount);
        return parts && { ...parts, what: made.what };
      },
    }),
  ]),
  ...([false, true] as const).map((up) =>
    says('removeDamage', {
      words: `remove ${up ? 'up to ' : ''}<amount> damage from <what>`,
      holes: { amount: some, what: each },
      make: (values) => ({ effect: 'removeDamage', ...values, ...(up ? { upTo: true } : {}) }),
      parts: ({ what, amount, upTo: isUpTo = false }) => (isUpTo === up ? { what, amount } : undefined),
    }),
  ),
  ...([false, true] as const).map((up) =>
    says('moveDamage', {
      words: `move ${up ? 'up to ' : ''}<amount> damage from <from> to <to>`,
      also: [
        `move ${up ? 'up to ' : ''}<amount> damage counter from <from> to <to>`,
        `move ${up ? 'up to ' : ''}<amount> damage counters from <from> to <to>`,
      ],
      holes: { amount: some, from: each, to: each },
      make: ({ amount, from, to }) =>
        up && isGroup(from)
          ? undefined
          : {
              effect: 'moveDamage',
              amount,
              from: takenAs(from, 'giver'),
              to: takenAs(to, 'taker'),
              ...(up ? { upTo: true } : {}),
            },
      parts({ from, to, amount, upTo: isUpTo = false }) {
        const giver = withoutName(from, 'giver');
        const taker = withoutName(to, 'taker');
        if (isUpTo !== up || giver === undefined || taker === undefined) return undefined;
        return { from: giver, to: taker, amount };
      },
    }),
  ),
];
