import { sameValue } from '@reticle/core/text';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf, what as one } from '../phrases/selectors.js';

/** "Destroy target creature", "destroy all creatures. They can't be regenerated". */
export const destroyWords: EffectWords = [
  says('destroy', {
    words: 'destroy <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'destroy', what }),
    parts: ({ what }) => ({ what }),
  }),
  says('destroy', {
    words: "destroy <what>. <it> can't be regenerated",
    holes: { what: one, it: one },
    make: ({ what, it }) =>
      sameValue(what, it) && !hasEach(what) ? { effect: 'destroy', what, cantRegenerate: true } : undefined,
    parts: ({ what }) => (hasEach(what) ? undefined : { what, it: what }),
  }),
  says('destroy', {
    words: "destroy <what>. they can't be regenerated",
    holes: { what: allOf },
    make: ({ what }) => (hasEach(what) ? { effect: 'destroy', what, cantRegenerate: true } : undefined),
    parts: ({ what }) => (hasEach(what) ? { what } : undefined),
  }),
];
const hasEach = (what: object | string): boolean => typeof what === 'object' && 'each' in what;

/** "Regenerate target creature", "regenerate all creatures you control". */
export const regenerateWords: EffectWords = [
  says('regenerate', {
    words: 'regenerate <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'regenerate', what }),
    parts: ({ what }) => ({ what }),
  }),
];

/** "If that creature would die this turn, exile it instead" (rule 614.1a). */
export const diesIntoExileWords: EffectWords = [
  says('gainKeywords', {
    words: 'if <what> would die this turn, exile <again> instead',
    holes: { what: one, again: one },
    make: ({ what: card, again }) =>
      sameValue(card, again) && typeof card === 'object' && 'bound' in card
        ? { effect: 'gainKeywords', what: card, keywords: [{ keyword: 'diesIntoExile' }], until: 'endOfTurn' }
        : undefined,
    parts: ({ what: card, keywords: [first, ...others], until }) =>
      first?.keyword === 'diesIntoExile' && others.length === 0 && until === 'endOfTurn'
        ? { what: card, again: card }
        : undefined,
  }),
];
