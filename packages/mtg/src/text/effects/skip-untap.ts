import { sameValue } from '@reticle/core/text';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as one } from '../phrases/selectors.js';

/** What says until when. */
const TIMES = [
  ['untap step for as long as ~ remains tapped', 'whileSourceTapped'],
  ['next untap step', 'nextUntapStep'],
] as const;

/** Several targets, each in its own controller's step. */
const severalSkip = says('skipUntap', {
  words: "<what> don't untap during their controller's next untap step",
  also: [
    "<what> don't untap during their controllers' next untap steps",
    "<what> don't untap during their controllers' next untap step",
  ],
  holes: { what: one },
  make: ({ what }, context) =>
    one.plural?.(what, context) === true && typeof what === 'object' && 'bound' in what
      ? { effect: 'skipUntap', what, until: 'nextUntapStep' }
      : undefined,
  parts: ({ what, until }, context) =>
    until === 'nextUntapStep' && one.plural?.(what, context) === true ? { what } : undefined,
});

/** "Target creature doesn't untap during its controller's next untap step". */
export const skipUntapWords: EffectWords = TIMES.flatMap(([time, until]) => [
  says('skipUntap', {
    words: `<what> doesn't untap during its controller's ${time}`,
    holes: { what: one },
    make: ({ what }) => (what === 'self' ? undefined : { effect: 'skipUntap', what, until }),
    parts: (effect) => (effect.until === until && effect.what !== 'self' ? { what: effect.what } : undefined),
  }),
  says('skipUntap', {
    words: `<what> doesn't untap during <its>'s controller's ${time}`,
    holes: { what: one, its: one },
    make: ({ what, its }) =>
      sameValue(what, its) && what !== 'self' ? { effect: 'skipUntap', what, until } : undefined,
    parts: () => undefined,
  }),
  ...(until === 'nextUntapStep' ? [severalSkip] : []),
  says('skipUntap', {
    words: `~ doesn't untap during your ${time}`,
    holes: {},
    make: () => ({ effect: 'skipUntap', what: 'self', until }),
    parts: (effect) => (effect.until === until && effect.what === 'self' ? {} : undefined),
  }),
]);
