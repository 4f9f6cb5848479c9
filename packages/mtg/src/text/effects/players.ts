import { sameValue } from '@reticle/core/text';
import { digits, reckoned } from '../phrases/amounts.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** What is said of losing life besides the verb (`text/verbs/life.ts`): "you lose half your life, rounded up". */
export const loseLifeWords: EffectWords = [
  says('loseLife', {
    words: '<who> loses|lose <amount> life. you gain life equal to the life lost this way',
    holes: { who, amount: digits },
    make: ({ who: player, amount }) =>
      player === 'you' ? undefined : { effect: 'loseLife', who: player, amount, gainsLife: true },
    parts: ({ who: player, amount, gainsLife }) =>
      player !== undefined && gainsLife ? { who: player, amount } : undefined,
  }),
];

/** "Double target player's life total" (rule 701.10d). */
export const doubleLifeWords: EffectWords = [
  says('gainLife', {
    words: "double <who>'s life total",
    holes: { who },
    make: ({ who: player }) =>
      typeof player === 'object' && !('among' in player)
        ? { effect: 'gainLife', who: player, amount: { life: player } }
        : undefined,
    parts: ({ who: player, amount }) =>
      player !== undefined && sameValue(amount, { life: player }) ? { who: player } : undefined,
  }),
  says('gainLife', {
    words: 'double your life total',
    holes: {},
    make: () => ({ effect: 'gainLife', amount: { life: 'you' } }),
    parts: ({ who: player, amount }) =>
      player === undefined && sameValue(amount, { life: 'you' }) ? {} : undefined,
  }),
];

/** "Target player's life total becomes 10" (rule 119.5). */
export const setLifeWords: EffectWords = [digits, reckoned].flatMap((amount) => [
  says('setLife', {
    words: "<who>'s life total becomes <amount>",
    holes: { who, amount },
    make: ({ who: player, amount: wanted }) =>
      player === 'you' ? undefined : { effect: 'setLife', who: player, amount: wanted },
    parts: ({ who: player, amount: wanted }) =>
      player === undefined ? undefined : { who: player, amount: wanted },
  }),
  says('setLife', {
    words: 'your life total becomes <amount>',
    holes: { amount },
    make: ({ amount: wanted }) => ({ effect: 'setLife', amount: wanted }),
    parts: ({ who: player, amount: wanted }) => (player === undefined ? { amount: wanted } : undefined),
  }),
]);
