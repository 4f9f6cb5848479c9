import { ok, refuse } from '@reticle/core';
import { knownNow } from '../state/state.js';
import { choiceOf, payable } from './choice.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';
import { turned } from './tapping.js';

/** Untapped permanents are tapped. No {T} symbol: creatures that came this turn do as well (rule 302.6). */
export const tapOthers: CostKind<CostOf<'tapOthers'>> = {
  slot: ({ what, count }) => choiceOf(payable({ ...what, tapped: false }, 'battlefield'), count),
  uses: () => ({ of: 'chosen', its: 'untapped' }),
  could: () => true,
  pay({ count = 1 }, paying) {
    const { chosen, source } = paying;
    if (chosen.length !== count)
      return refuse(cantPay('tapOthers', source, `${chosen.length} of ${count} are there`));
    let { state } = paying;
    for (const ref of chosen) {
      const card = knownNow(state, ref);
      if (card?.zone !== 'battlefield' || card.tapped) {
        return refuse(cantPay('tapOthers', source, `${ref.id} is not there untapped`));
      }
      state = turned(state, card, true, paying);
    }
    return ok(state);
  },
};
