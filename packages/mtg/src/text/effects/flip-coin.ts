import type { Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

/** "Flip a coin. If you win the flip, draw a card. If you lose the flip, ~ deals 1 damage to you". */
export const flipCoinWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>. if you lose the flip, <lose>',
    holes: { win: effects, lose: effects },
    make: (values) => ({ effect: 'flipCoin', ...values }),
    parts: ({ win, lose }) => win && lose && { win, lose },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>',
    holes: { win: effects },
    make: ({ win }) => ({ effect: 'flipCoin', win }),
    parts: ({ win }) => win && { win },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you lose the flip, <lose>',
    holes: { lose: effects },
    make: ({ lose }) => ({ effect: 'flipCoin', lose }),
    parts: ({ lose }) => lose && { lose },
  }),
];
