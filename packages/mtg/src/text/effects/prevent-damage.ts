import { digits } from '../phrases/amounts.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what, whatOrWho } from '../phrases/selectors.js';

const KINDS = [
  { damage: 'damage', combat: {} },
  { damage: 'combat damage', combat: { combat: true } },
] as const;

/** "Prevent the next 2 damage that would be dealt to any target this turn". */
export const preventDamageWords: EffectWords = [
  says('preventDamage', {
    words: 'prevent the next <amount> damage that would be dealt to <to> this turn',
    holes: { amount: digits, to: whatOrWho },
    make: (values) => ({ effect: 'preventDamage', ...values }),
    parts: ({ amount, to }) => (amount === undefined || to === undefined ? undefined : { amount, to }),
  }),
  says('preventDamage', {
    words: 'prevent the next <amount> damage that would be dealt this turn to <to>, divided as you choose',
    holes: { amount: digits, to: whatOrWho },
    make: ({ amount, to }) =>
      typeof to === 'object' && 'bound' in to
        ? { effect: 'preventDamage', amount, to, divided: true }
        : undefined,
    parts: ({ amount, to, divided }) =>
      amount === undefined || to === undefined || !divided ? undefined : { amount, to },
  }),
  ...KINDS.flatMap(({ damage, combat }) => [
    says('preventDamage', {
      words: `prevent all ${damage} that would be dealt this turn`,
      holes: {},
      make: () => ({ effect: 'preventDamage', ...combat }),
      parts: () => ({}),
    }),
    says('preventDamage', {
      words: `prevent all ${damage} that would be dealt to <to> this turn`,
      holes: { to: whatOrWho },
      make: ({ to }) => ({ effect: 'preventDamage', to, ...combat }),
      parts: ({ to }) => (to === undefined ? undefined : { to }),
    }),
    says('preventDamage', {
      words: `prevent all ${damage} <by> would deal this turn`,
      also: [
        `prevent all ${damage} that would be dealt by <by> this turn`,
        `prevent all ${damage} that would be dealt this turn by <by>`,
      ],
      holes: { by: what },
      make: ({ by }) => ({ effect: 'preventDamage', by, ...combat }),
      parts: ({ by }) => (by === undefined ? undefined : { by }),
    }),
  ]),
];
