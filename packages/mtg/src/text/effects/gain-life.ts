import { digits, eachCounted, reckoned } from '../phrases/amounts.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "You gain 2 life", "each opponent gains life equal to ~'s power". */
export const gainLifeWords: EffectWords = [
  { words: '<who> gains|gain <amount> life', amount: digits },
  { words: '<who> gains|gain life equal to <amount>', amount: reckoned },
  { words: '<who> gains|gain 1 life for each <amount>', amount: eachCounted },
].map(({ words, amount }) =>
  says('gainLife', {
    words,
    holes: { who, amount },
    make: (values) => ({ effect: 'gainLife', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player = 'you', amount: much }) => ({ who: player, amount: much }),
  }),
);
