import { ok, refuse } from '@reticle/core';
import { knownNow } from '../state/state.js';
import { choiceOf } from './choice.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';
import { turned } from './tapping.js';

/** Untapped permanents are tapped. No {T} symbol: creatures that came this turn do as well (rule 302.6). */
export const tapOthers: CostKind<CostOf<'tapOthers'>> = {
  slot: ({ what, count }) => choiceOf({ ...what, tapped: false }, count),
  pay(_cost, paying) {
    let { state } = paying;
    for (const ref of paying.chosen) {
      const card = knownNow(state, ref);
      if (!card || card.tapped) {
        return refuse(cantPay('tapOthers', paying.source, `${ref.id} is not there untapped`));
      }
      state = turned(state, card, true, paying);
    }
    return ok(state);
  },
};
