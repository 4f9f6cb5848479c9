import { sameValue } from '@reticle/core/text';
import { duration, isSaid, pump } from '../phrases/pump.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { things } from '../phrases/selectors.js';

/** "Target creature gets +1/+1 until end of turn", "... and gains flying until end of turn". */
export const pumpWords: EffectWords = [
  says('pump', {
    words: '<what> gets|get <pump> <until>',
    also: ['<until>, <what> gets|get <pump>', '<what> each get <pump> <until>'],
    holes: { what: things, pump, until: duration },
    make: ({ what, pump: halves, until }) => ({ effect: 'pump', what, ...halves, until }),
    parts: ({ what, power, toughness, until }) =>
      isSaid(until) ? { what, pump: { power, toughness }, until } : undefined,
  }),
  saysAll({
    words: '<what> gets|get <pump> and gains|gain <keywords> <until>',
    also: [
      '<until>, <what> gets|get <pump> and gains|gain <keywords>',
      '<what> each get <pump> and gain <keywords> <until>',
    ],
    holes: { what: things, pump, keywords: keywordList, until: duration },
    make: ({ what, pump: halves, keywords, until }) => [
      { effect: 'pump', what, ...halves, until },
      { effect: 'gainKeywords', what, keywords, until },
    ],
    parts(effects) {
      const [one, two] = [effectAt(effects, 0, 'pump'), effectAt(effects, 1, 'gainKeywords')];
      if (!one || !two || effects.length > 2 || !sameValue(one.what, two.what)) return undefined;
      const { what, power, toughness, until } = one;
      return isSaid(until) ? { what, pump: { power, toughness }, keywords: two.keywords, until } : undefined;
    },
  }),
];
