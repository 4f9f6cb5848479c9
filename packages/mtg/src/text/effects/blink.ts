import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** The name of what is exiled to return as a new object (rule 400.7). */
const EXILED = 'exiled';

const LATER = 'at the beginning of the next end step';

/** When it returns, and where the sentence says so. The first form is printed. */
const FORMS: Readonly<Record<'atOnce' | 'later', readonly (readonly [words: string, end: string])[]>> = {
  atOnce: [
    ['exile <what>, then BACK', ''],
    ['exile <what>. BACK', ''],
  ],
  later: [
    ['exile <what>. BACK', ` ${LATER}`],
    ['exile <what>, then BACK', ` ${LATER}`],
    [`exile <what>. ${LATER}, BACK`, ''],
  ],
};

/** The ways in which it returns other than unchanged. */
const WAYS = [
  { tapped: '', counter: '', more: {} },
  { tapped: ' tapped', counter: '', more: { tapped: true } },
  { tapped: ' transformed', counter: '', more: { transformed: true } },
  {
    tapped: '',
    counter: ' with a +1/+1 counter on <it>',
    more: { counters: { counter: '+1/+1', amount: 1 } },
  },
] as const;

interface Returning {
  readonly later: boolean;
  readonly yours: boolean;
  readonly more: (typeof WAYS)[number]['more'];
}

/**
 * Builds the effects of exiling something that returns: at once, or as a delayed trigger (rule 603.7), under
 * your control or its owner's.
 */
function comingBack(what: Selector, { later, yours, more }: Returning): readonly Effect[] | undefined {
  if (typeof what === 'object' && !('bound' in what)) return undefined;
  const under = yours ? ({ under: 'you' } as const) : {};
  const back: Effect = { effect: 'moveCards', what: { bound: EXILED }, to: 'battlefield', ...under, ...more };
  return [
    { effect: 'moveCards', what, to: 'exile', bind: EXILED },
    later ? { effect: 'delayed', at: 'nextEndStep', effects: [back] } : back,
  ];
}

/** Returns what is exiled, if these effects have that form. */
function exiledBy(effects: readonly Effect[], back: Returning): Selector | undefined {
  const what = effectAt(effects, 0, 'moveCards')?.what;
  return what !== undefined && sameValue(effects, comingBack(what, back)) ? what : undefined;
}

/** "Exile target creature you control, then return it to the battlefield under its owner's control". */
export const blinkWords: EffectWords = WAYS.flatMap(({ tapped, counter, more }) =>
  [false, true].flatMap((yours) =>
    [false, true].flatMap((later) =>
      FORMS[later ? 'later' : 'atOnce'].map(([joint, end], form) => {
        const back = { later, yours, more };
        return saysAll({
          words: joint.replace(
            'BACK',
            `return <again> to the battlefield${tapped} under ${yours ? 'your' : "<whose>'s owner's"} control${counter}${end}`,
          ),
          holes: {
            what: allOf,
            again: allOf,
            ...(yours ? {} : { whose: allOf }),
            ...(counter ? { it: allOf } : {}),
          },
          make({ what, ...others }) {
            const isThat = Object.values(others).every((other) => sameValue(what, other));
            return isThat ? comingBack(what, back) : undefined;
          },
          parts(effects) {
            const what = form === 0 ? exiledBy(effects, back) : undefined;
            return what && { what, again: what, whose: what, it: what };
          },
        });
      }),
    ),
  ),
);
