import { countOf } from '../phrases/amounts.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "Target player mills two cards". */
export const millWords: EffectWords = [
  says('mill', {
    words: '<who> mills|mill <cards>',
    holes: { who, cards: countOf('card') },
    make: (values) => ({ effect: 'mill', ...unlessYou(values.who), amount: values.cards }),
    parts: ({ who: player = 'you', amount }) => ({ who: player, cards: amount }),
  }),
];
