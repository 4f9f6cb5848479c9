import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { changeCounters } from '../counters/put.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** So many counters of a kind are taken off each of these, or all of them; where there are fewer, those. */
export interface RemoveCountersEffect {
  readonly effect: 'removeCounters';
  readonly what: Selector;
  readonly counter: string;
  readonly amount: AbilityAmount | 'all';
}

export const removeCountersEffect = z.strictObject({
  effect: z.literal('removeCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: z.union([z.literal('all'), abilityAmount]),
});

export const removeCounters: EffectKind<MtgMatchState, RemoveCountersEffect, Effect> = {
  apply({ what, counter, amount }, acting) {
    const fewer = amount === 'all' ? Infinity : Math.max(0, amountOf(amount, acting));
    const state = select(what, acting).reduce(
      (now, ref) => changeCounters(now, ref, counter, -fewer, acting.emit),
      acting.state,
    );
    return { state };
  },
};
