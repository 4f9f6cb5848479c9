import { type Hole, sameValue } from '@reticle/core/text';
import { type Selector, isBound } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf, anyOne, what as one } from '../phrases/selectors.js';
import { withArticle } from '../phrases/things.js';
import { printThisWay, readThisWay } from '../phrases/this-way.js';

/** "Destroy all creatures. They can't be regenerated". */
export const destroyWords: EffectWords = [
  says('destroy', {
    words: "destroy <what>. <it> can't be regenerated",
    also: ["destroy <what> and <it> can't be regenerated"],
    holes: { what: one, it: one },
    make: ({ what, it }) =>
      sameValue(what, it) && !hasEach(what) ? { effect: 'destroy', what, cantRegenerate: true } : undefined,
    parts: ({ what }) => (hasEach(what) ? undefined : { what, it: what }),
  }),
  says('destroy', {
    words: "destroy <what>. a creature destroyed this way can't be regenerated",
    also: ["destroy <what>. the creature can't be regenerated"],
    holes: { what: one },
    make: ({ what }) => (isBound(what) ? { effect: 'destroy', what, cantRegenerate: true } : undefined),
    parts: () => undefined,
  }),
  says('destroy', {
    words: "destroy <what>. they can't be regenerated",
    also: [
      "destroy <what>. those creatures can't be regenerated",
      "destroy <what>. creatures destroyed this way can't be regenerated",
    ],
    holes: { what: allOf },
    make: ({ what }) => (hasEach(what) ? { effect: 'destroy', what, cantRegenerate: true } : undefined),
    parts: ({ what }) => (hasEach(what) ? { what } : undefined),
  }),
];
const hasEach = (what: object | string): boolean => typeof what === 'object' && 'each' in what;

/** "A creature dealt damage this way". */
const dealtDamage: Hole<Selector, WordsContext> = {
  read([article, ...words]) {
    const isOne = article?.text === 'a' || article?.text === 'an';
    const done = isOne ? readThisWay(words, false) : undefined;
    return done?.thisWay === 'dealtDamage' ? done : undefined;
  },
  print(value) {
    const isIt = typeof value === 'object' && 'thisWay' in value && value.thisWay === 'dealtDamage';
    const words = isIt ? printThisWay(value, false) : undefined;
    return words && withArticle(words);
  },
};

/** "If that creature would die this turn, exile it instead" (rule 614.1a). */
export const diesIntoExileWords: EffectWords = [
  says('gainKeywords', {
    words: 'if <what> would die this turn, exile <again> instead',
    holes: { what: one, again: one },
    make: ({ what: card, again }) =>
      sameValue(card, again) && isBound(card)
        ? { effect: 'gainKeywords', what: card, keywords: [{ keyword: 'diesIntoExile' }], until: 'endOfTurn' }
        : undefined,
    parts: ({ what: card, keywords: [first, ...others], until }) =>
      first?.keyword === 'diesIntoExile' && others.length === 0 && until === 'endOfTurn'
        ? { what: card, again: card }
        : undefined,
  }),
  says('gainKeywords', {
    words: 'if <what> would die this turn, exile it instead',
    holes: { what: dealtDamage },
    make: ({ what: card }) => ({
      effect: 'gainKeywords',
      what: card,
      keywords: [{ keyword: 'diesIntoExile' }],
      until: 'endOfTurn',
    }),
    parts: ({ what: card, keywords: [first, ...others], until }) =>
      first?.keyword === 'diesIntoExile' && others.length === 0 && until === 'endOfTurn'
        ? { what: card }
        : undefined,
  }),
  // 611.2c: whatever dies this turn.
  says('gainKeywords', {
    words: 'if <what> would die this turn, exile it instead',
    holes: { what: anyOne },
    make: ({ what: each }) => ({
      effect: 'gainKeywords',
      what: each,
      keywords: [{ keyword: 'diesIntoExile' }],
      until: 'endOfTurn',
    }),
    parts: ({ what: each, keywords: [first, ...others], until }) =>
      first?.keyword === 'diesIntoExile' && others.length === 0 && until === 'endOfTurn'
        ? { what: each }
        : undefined,
  }),
];
