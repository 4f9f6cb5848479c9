import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selectPlayers, selector, type Selector } from '../abilities/selector.js';
import { gainLife as gain } from '../life/life.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Players gain that much life (rule 119.3); you, where nobody is named. */
export interface GainLifeEffect {
  readonly effect: 'gainLife';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
}

export const gainLifeEffect = z.strictObject({
  effect: z.literal('gainLife'),
  who: selector.optional(),
  amount: abilityAmount,
});

export const gainLife: EffectKind<MtgMatchState, GainLifeEffect, Effect> = {
  apply({ who = 'you', amount }, acting) {
    const much = amountOf(amount, acting);
    const players = selectPlayers(who, acting);
    return { state: players.reduce((state, player) => gain(state, player, much, acting.emit), acting.state) };
  },
};
