import { type Some, filterOf, some } from '../phrases/cards-of.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { what, who } from '../phrases/selectors.js';

/** "Sacrifice ~", "each opponent sacrifices a creature". */
export const sacrificeWords: EffectWords = [
  says('sacrifice', {
    words: 'you sacrifice <what>',
    holes: { what },
    make: (values) => (values.what === 'self' ? { effect: 'sacrifice', what: 'self' } : undefined),
    parts: (effect) => (effect.what === 'self' ? { what: effect.what } : undefined),
  }),
  says('sacrifice', {
    words: '<who> sacrifices|sacrifice <some>',
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
