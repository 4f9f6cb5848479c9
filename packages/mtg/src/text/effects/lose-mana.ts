import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "That player loses all unspent mana". */
export const loseManaWords: EffectWords = [
  says('loseMana', {
    words: '<who> loses|lose all unspent mana',
    holes: { who },
    make: (values) => ({ effect: 'loseMana', ...unlessYou(values.who) }),
    parts: ({ who: player = 'you' }) => ({ who: player }),
  }),
];
