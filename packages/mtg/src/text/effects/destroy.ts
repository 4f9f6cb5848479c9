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
