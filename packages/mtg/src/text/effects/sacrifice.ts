import { type Some, filterOf, some } from '../phrases/cards-of.js';
import { type Selector, isBound } from '../../language/selector.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { what, who } from '../phrases/selectors.js';

/** Whether it is the card itself, or named before, so that nobody chooses. */
const isNamed = (value: Selector): boolean => value === 'self' || isBound(value);

/** "Sacrifice ~", "each opponent sacrifices a creature". */
export const sacrificeWords: EffectWords = [
  says('sacrifice', {
    words: 'you sacrifice <what>',
    holes: { what },
    make: (values) => (isNamed(values.what) ? { effect: 'sacrifice', what: values.what } : undefined),
    parts: (effect) => (effect.who === undefined && effect.what ? { what: effect.what } : undefined),
  }),
  says('sacrifice', {
    words: '<player> sacrifices <what>',
    holes: { player: who, what },
    make: (values) =>
      isNamed(values.what) && values.player !== 'you'
        ? { effect: 'sacrifice', who: values.player, what: values.what }
        : undefined,
    parts: (effect) => (effect.who && effect.what ? { player: effect.who, what: effect.what } : undefined),
  }),
  says('sacrifice', {
    words: '<who> sacrifices|sacrifice <some>',
    also: ['<who> sacrifices|sacrifice <some> of their choice'],
    holes: { who, some },
    make: ({ who: player, some: wanted }) => ({
      effect: 'sacrifice',
      ...unlessYou(player),
      ...filterOf(wanted.what),
      ...(wanted.count === undefined ? {} : { count: wanted.count }),
    }),
    parts({ who: player = 'you', what: named, filter = {}, count }) {
      if (named !== undefined || count === 'all') return undefined;
      const wanted: Some = { what: filter, ...(count === undefined || count === 1 ? {} : { count }) };
      return { who: player, some: wanted };
    },
  }),
];
