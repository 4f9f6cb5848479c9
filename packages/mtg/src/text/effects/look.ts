import { countOf } from '../phrases/amounts.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const nothing = {};

/** "Look at target player's hand". */
export const lookWords: EffectWords = [
  says('look', {
    words: "you look at <who>'s hand",
    holes: { who },
    make: (values) => (values.who === 'you' ? undefined : { effect: 'look', at: { hand: values.who } }),
    parts: ({ at }) => ('hand' in at ? { who: at.hand } : undefined),
  }),
  says('look', {
    words: 'you look at the top card of your library',
    holes: nothing,
    make: () => ({ effect: 'look', at: { top: 1 } }),
    parts: () => nothing,
  }),
  saysAll({
    words: 'you look at the top <cards> of your library, put one of them into your hand, and exile the rest',
    holes: { cards: countOf('card') },
    make: ({ cards }) => [
      { effect: 'look', at: { top: cards }, bind: 'looked' },
      { effect: 'choose', from: { bound: 'looked' }, bind: 'kept' },
      { effect: 'moveCards', what: { bound: 'kept' }, to: 'hand' },
      { effect: 'moveCards', what: { bound: 'looked' }, to: 'exile' },
    ],
    parts(effects) {
      const at = effectAt(effects, 0, 'look')?.at;
      return at && 'top' in at && at.of === undefined ? { cards: at.top } : undefined;
    },
  }),
  saysAll({
    words: 'you look at the top <cards> of your library, then put them back in any order',
    holes: { cards: countOf('card') },
    make: ({ cards }) => [
      { effect: 'look', at: { top: cards }, bind: 'looked' },
      { effect: 'moveCards', what: { bound: 'looked' }, to: 'library', position: 'top' },
    ],
    parts(effects) {
      const at = effectAt(effects, 0, 'look')?.at;
      return effects.length === 2 && at && 'top' in at && at.of === undefined ? { cards: at.top } : undefined;
    },
  }),
];
