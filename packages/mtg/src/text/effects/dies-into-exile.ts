import { sameValue } from '@reticle/core/text';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what } from '../phrases/selectors.js';

/** "If that creature would die this turn, exile it instead" (rule 614.1a). */
export const diesIntoExileWords: EffectWords = [
  says('gainKeywords', {
    words: 'if <what> would die this turn, exile <again> instead',
    holes: { what, again: what },
    make: ({ what: one, again }) =>
      sameValue(one, again) && typeof one === 'object' && 'bound' in one
        ? { effect: 'gainKeywords', what: one, keywords: [{ keyword: 'diesIntoExile' }], until: 'endOfTurn' }
        : undefined,
    parts: ({ what: one, keywords: [first, ...others], until }) =>
      first?.keyword === 'diesIntoExile' && others.length === 0 && until === 'endOfTurn'
        ? { what: one, again: one }
        : undefined,
  }),
];
