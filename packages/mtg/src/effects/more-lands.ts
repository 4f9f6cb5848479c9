import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** You may play up to so many additional lands this turn (rule 305.2); in another player's turn it is of no use. */
export interface MoreLandsEffect {
  readonly effect: 'moreLands';
  readonly amount: AbilityAmount;
}

export const moreLandsEffect = z.strictObject({ effect: z.literal('moreLands'), amount: abilityAmount });

export const moreLands: EffectKind<MtgMatchState, MoreLandsEffect, Effect> = {
  apply({ amount }, acting) {
    const { state, controller } = acting;
    if (state.activePlayer !== controller) return { state };
    const extraLands = (state.turn.extraLands ?? 0) + Math.max(0, amountOf(amount, acting));
    return { state: { ...state, turn: { ...state.turn, extraLands } } };
  },
};
