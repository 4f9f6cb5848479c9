import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** What is exiled to come back: a new object (rule 400.7). */
const EXILED = 'exiled';

const JOINTS = [', then ', '. '] as const;
const LATER = ' at the beginning of the next end step';

/** What is exiled and comes back: at once, or as a delayed trigger (rule 603.7); under your control or its owner's. */
function comingBack(what: Selector, later: boolean, yours: boolean): readonly Effect[] | undefined {
  if (typeof what === 'object' && !('bound' in what)) return undefined;
  const under = yours ? ({ under: 'you' } as const) : {};
  const back: Effect = { effect: 'moveCards', what: { bound: EXILED }, to: 'battlefield', ...under };
  return [
    { effect: 'moveCards', what, to: 'exile', bind: EXILED },
    later ? { effect: 'delayed', at: 'nextEndStep', effects: [back] } : back,
  ];
}

/** What is exiled, if these effects are that. */
function exiled(effects: readonly Effect[], later: boolean, yours: boolean): Selector | undefined {
  const what = effectAt(effects, 0, 'moveCards')?.what;
  return what !== undefined && sameValue(effects, comingBack(what, later, yours)) ? what : undefined;
}

/** "Exile target creature you control, then return it to the battlefield under its owner's control". */
export const blinkWords: EffectWords = JOINTS.flatMap((joint) =>
  [false, true].flatMap((later) => {
    const words = `exile <what>${joint}return <again> to the battlefield under`;
    const isPrinted = joint === (later ? '. ' : ', then ');
    return [
      saysAll({
        words: `${words} <whose>'s owner's control${later ? LATER : ''}`,
        holes: { what: allOf, again: allOf, whose: allOf },
        make: ({ what, again, whose }) =>
          sameValue(what, again) && sameValue(what, whose) ? comingBack(what, later, false) : undefined,
        parts(effects) {
          const what = isPrinted ? exiled(effects, later, false) : undefined;
          return what && { what, again: what, whose: what };
        },
      }),
      saysAll({
        words: `${words} your control${later ? LATER : ''}`,
        holes: { what: allOf, again: allOf },
        make: ({ what, again }) => (sameValue(what, again) ? comingBack(what, later, true) : undefined),
        parts(effects) {
          const what = isPrinted ? exiled(effects, later, true) : undefined;
          return what && { what, again: what };
        },
      }),
    ];
  }),
);
