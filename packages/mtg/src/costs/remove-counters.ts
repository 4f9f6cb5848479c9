import { ok, refuse } from '@reticle/core';
import { countersOn, withCounters } from '../counters/counters.js';
import { knownNow } from '../state/state.js';
import { withCard } from '../state/zones.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';

/** Counters are removed from the source. */
export const removeCounters: CostKind<CostOf<'removeCounters'>> = {
  pay({ counter, amount }, { state, source, emit }) {
    const card = knownNow(state, source);
    const has = card ? countersOn(card, counter) : 0;
    if (!card || has < amount) return refuse(cantPay('removeCounters', source, `it has ${has} of them`));
    emit({ type: 'countersRemoved', card: source.id, counter, amount });
    return ok(withCard(state, withCounters(card, counter, -amount)));
  },
};
