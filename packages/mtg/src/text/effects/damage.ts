import { type Hole, sameValue, type Token } from '@reticle/core/text';
import { isBound } from '../../language/selector.js';
import { qualityFilter, type QualityFilter } from '../../language/filter.js';
import { COLORS } from '../../language/vocabulary.js';
import { digits, reckoned } from '../phrases/amounts.js';
import { textOf } from '../phrases/context.js';
import { effectAt, type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { what, whatOrWho } from '../phrases/selectors.js';
import { printThing, readThings } from '../phrases/things.js';

const SOURCES: readonly (readonly [string, QualityFilter])[] = [
  ['a source', {}],
  ...COLORS.map((color) => [`a ${color} source`, { color }] as const),
  ['an artifact source', { type: 'artifact' }],
  ['a colorless source', { colorCount: 0 }],
];

/** "A red source", before "of your choice". */
const sourceOfQuality: Hole<QualityFilter, unknown> = {
  read: (words: readonly Token[]) => SOURCES.find(([said]) => said === textOf(words))?.[1],
  print: (value) => SOURCES.find(([, other]) => sameValue(other, value))?.[0],
};

/** "Unblocked creatures": the sources of damage, by their quality as they deal it. */
const sourcesOfQuality: Hole<QualityFilter, unknown> = {
  read(words) {
    const read = qualityFilter.safeParse(readThings(words));
    return read.success ? read.data : undefined;
  },
  print: (value) => printThing(value, true),
};

/** "~ deals damage equal to its power to any target". */
export const damageWords: EffectWords = [
  ...[
    '<by> deals|deal damage equal to <amount> to <to>',
    '<by> deals|deal damage to <to> equal to <amount>',
  ].map((words) =>
    says('damage', {
      words,
      holes: { by: what, amount: reckoned, to: whatOrWho },
      make: ({ by, ...rest }) => ({ effect: 'damage', ...rest, ...(by === 'self' ? {} : { by }) }),
      parts: ({ by = 'self', amount, to }) => ({ by, amount, to }),
    }),
  ),
  says('damage', {
    words: '<by> deals|deal <amount> damage divided as you choose among <to>',
    holes: { by: what, amount: digits, to: whatOrWho },
    make: ({ by, amount, to }) =>
      isBound(to)
        ? { effect: 'damage', amount, to, divided: true, ...(by === 'self' ? {} : { by }) }
        : undefined,
    parts: ({ by = 'self', amount, to, divided }) => (divided ? { by, amount, to } : undefined),
  }),
  saysAll({
    words: '<by> deals|deal <amount> damage to <to> and <more> damage to <too>',
    holes: { by: what, amount: digits, to: whatOrWho, more: digits, too: whatOrWho },
    make({ by, amount, to, more, too }) {
      const from = by === 'self' ? {} : { by };
      return [
        { effect: 'damage', amount, to, ...from },
        { effect: 'damage', amount: more, to: too, ...from },
      ];
    },
    parts(effects) {
      const [one, two] = [effectAt(effects, 0, 'damage'), effectAt(effects, 1, 'damage')];
      if (!one || !two || effects.length > 2) return undefined;
      return { by: one.by ?? 'self', amount: one.amount, to: one.to, more: two.amount, too: two.to };
    },
  }),
  says('damage', {
    words: '~ deals <amount> damage to <to>. you gain life equal to the damage dealt this way',
    also: ['~ deals <amount> damage to <to> and you gain life equal to the damage dealt this way'],
    holes: { amount: digits, to: whatOrWho },
    make: (values) => ({ effect: 'damage', ...values, gainsLife: true }),
    parts: ({ amount, to, by, gainsLife, divided }) =>
      gainsLife && by === undefined && divided === undefined ? { amount, to } : undefined,
  }),
];

/** "Prevent the next 2 damage that would be dealt to any target this turn". */
export const preventDamageWords: EffectWords = [
  says('preventDamage', {
    words: 'prevent the next <amount> damage that would be dealt this turn to <to>, divided as you choose',
    holes: { amount: digits, to: whatOrWho },
    make: ({ amount, to }) =>
      isBound(to) ? { effect: 'preventDamage', amount, to, divided: true } : undefined,
    parts: ({ amount, to, divided }) =>
      amount === undefined || to === undefined || !divided ? undefined : { amount, to },
  }),
];

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage". */
export const preventNextWords: EffectWords = [
  { words: '', gains: {} },
  { words: '. you gain life equal to the damage prevented this way', gains: { gainsLife: true as const } },
].map(({ words, gains }) =>
  says('preventNext', {
    words: `the next time <from> of your choice would deal damage to <to> this turn, prevent that damage${words}`,
    holes: { from: sourceOfQuality, to: whatOrWho },
    make: (values) => ({ effect: 'preventNext', ...values, ...gains }),
    parts: ({ from, to }) => ({ from, to }),
  }),
);

/** "The next 2 damage that would be dealt to ~ this turn is dealt to target creature instead". */
export const redirectDamageWords: EffectWords = [
  says('redirectDamage', {
    words: 'the next <amount> damage that would be dealt to <to> this turn is dealt to <onto> instead',
    holes: { amount: digits, to: whatOrWho, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectDamage', ...values }),
    parts: ({ amount, to, onto }) => (amount === undefined ? undefined : { amount, to, onto }),
  }),
  says('redirectDamage', {
    words: 'all combat damage that would be dealt to <to> by <from> this turn is dealt to <onto> instead',
    holes: { to: whatOrWho, from: sourcesOfQuality, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectDamage', combat: true, ...values }),
    parts: ({ to, from, onto }) => from && { to, from, onto },
  }),
];

/** "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead". */
export const redirectNextWords: EffectWords = [
  says('redirectNext', {
    words:
      'the next time <from> of your choice would deal damage to <to> this turn, that source deals that damage to <onto> instead',
    holes: { from: sourceOfQuality, to: whatOrWho, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectNext', ...values }),
    parts: ({ from, to, onto }) => ({ from, to, onto }),
  }),
];
