import { ok, refuse } from '@reticle/core';
import { countersOn } from '../counters/counters.js';
import { changeCounters } from '../counters/put.js';
import { knownNow } from '../state/state.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';

/** Counters are removed from the source, which is on the battlefield. */
export const removeCounters: CostKind<CostOf<'removeCounters'>> = {
  could: ({ counter, amount }, { card }) =>
    card.zone === 'battlefield' && countersOn(card, counter) >= amount,
  pay({ counter, amount }, { state, source, emit }) {
    const card = knownNow(state, source);
    const has = card?.zone === 'battlefield' ? countersOn(card, counter) : 0;
    if (has < amount) return refuse(cantPay('removeCounters', source, `it has ${has} of them`));
    return ok(changeCounters(state, source, counter, -amount, (event) => emit({ ...event, cost: true })));
  },
};
