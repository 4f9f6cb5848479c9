import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { changeCounters } from '../counters/put.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** So many counters of a kind are put on each of these (rule 122.1); `+1/+1` counters change what it is. */
export interface PutCountersEffect {
  readonly effect: 'putCounters';
  readonly what: Selector;
  readonly counter: string;
  readonly amount: AbilityAmount;
}

export const putCountersEffect = z.strictObject({
  effect: z.literal('putCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: abilityAmount,
});

export const putCounters: EffectKind<MtgMatchState, PutCountersEffect, Effect> = {
  apply({ what, counter, amount }, acting) {
    const more = Math.max(0, amountOf(amount, acting));
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, more, acting.emit),
      acting.state,
    );
    return { state };
  },
};
