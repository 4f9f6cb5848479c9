import { sameValue } from '@reticle/core/text';
import { type Selector, isBound } from '../../language/selector.js';
import { duration, isSaid } from '../phrases/bodies.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { things, what as one, who } from '../phrases/selectors.js';

/** The durations. */
const TIMES = [
  ['untap step for as long as you control ~', 'whileYouControl'],
  ['untap step for as long as ~ remains on the battlefield', 'whileSourceRemains'],
  ['untap step for as long as ~ remains tapped', 'whileSourceTapped'],
  ['next untap step', 'nextUntapStep'],
] as const;

/** Whether several objects are meant, of which {@link severalSkip} speaks. */
const areSeveral = (what: Selector, until: string, context: WordsContext): boolean =>
  until === 'nextUntapStep' && isBound(what) && one.plural?.(what, context) === true;

/** Several targets, each in its own controller's untap step. */
const severalSkip = says('skipUntap', {
  words: "<what> don't untap during their controller's next untap step",
  also: [
    "<what> don't untap during their controllers' next untap steps",
    "<what> don't untap during their controllers' next untap step",
  ],
  holes: { what: one },
  make: ({ what }, context) =>
    areSeveral(what, 'nextUntapStep', context)
      ? { effect: 'skipUntap', what, until: 'nextUntapStep' }
      : undefined,
  parts: ({ what, until }, context) => (areSeveral(what, until, context) ? { what } : undefined),
});

/** Whether it is all of yours: "lands you control don't untap during your next untap step". */
const isYours = (what: Selector): boolean =>
  typeof what === 'object' && 'each' in what && what.each.controller === 'self';
const yourSkip = says('skipUntap', {
  words: "<what> don't untap during your next untap step",
  holes: { what: things },
  make: ({ what }) => (isYours(what) ? { effect: 'skipUntap', what, until: 'nextUntapStep' } : undefined),
  parts: ({ what, until }) => (until === 'nextUntapStep' && isYours(what) ? { what } : undefined),
});

/** "Target creature doesn't untap during its controller's next untap step". */
export const skipUntapWords: EffectWords = TIMES.flatMap(([time, until]) => [
  says('skipUntap', {
    words: `<what> doesn't untap during its controller's ${time}`,
    holes: { what: one },
    make: ({ what }, context) =>
      what === 'self' || areSeveral(what, until, context) ? undefined : { effect: 'skipUntap', what, until },
    parts: ({ what, until: said }, context) =>
      said === until && what !== 'self' && !areSeveral(what, until, context) ? { what } : undefined,
  }),
  says('skipUntap', {
    words: `<what> doesn't untap during <its>'s controller's ${time}`,
    holes: { what: one, its: one },
    make: ({ what, its }) =>
      sameValue(what, its) && what !== 'self' ? { effect: 'skipUntap', what, until } : undefined,
    parts: () => undefined,
  }),
  ...(until === 'nextUntapStep' ? [severalSkip, yourSkip] : []),
  says('skipUntap', {
    words: `~ doesn't untap during your ${time}`,
    holes: {},
    make: () => ({ effect: 'skipUntap', what: 'self', until }),
    parts: (effect) => (effect.until === until && effect.what === 'self' ? {} : undefined),
  }),
]);

/** "Gain control of target creature until end of turn". */
export const gainControlWords: EffectWords = [
  says('gainControl', {
    words: 'gain control of <what>',
    holes: { what: one },
    make: (values) => ({ effect: 'gainControl', ...values, until: 'forever' }),
    parts: ({ what, who: player, until }) =>
      player === undefined && until === 'forever' ? { what } : undefined,
  }),
  says('gainControl', {
    words: 'gain control of <what> <until>',
    holes: { what: one, until: duration },
    make: (values) => ({ effect: 'gainControl', ...values }),
    parts: ({ what, who: player, until }) =>
      player === undefined && isSaid(until) ? { what, until } : undefined,
  }),
  // "Target opponent gains control of ~": a player other than you.
  says('gainControl', {
    words: '<who> gains control of <what>',
    holes: { who, what: one },
    make: ({ who: player, what }) =>
      isOnePlayer(player) ? { effect: 'gainControl', who: player, what, until: 'forever' } : undefined,
    parts: ({ what, who: player, until }) =>
      player !== undefined && isOnePlayer(player) && until === 'forever' ? { who: player, what } : undefined,
  }),
];

/** Whether it is a single named player. With several, it wouldn't be clear who gains control. */
const isOnePlayer = (player: Selector): boolean =>
  typeof player === 'object' && ('bound' in player || 'controllerOf' in player || 'ownerOf' in player);
