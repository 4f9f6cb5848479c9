import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selectPlayers, selector, type Selector } from '../abilities/selector.js';
import { loseLife as lose } from '../life/life.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Players lose that much life (rule 119.3); you, where nobody is named. */
export interface LoseLifeEffect {
  readonly effect: 'loseLife';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
}

export const loseLifeEffect = z.strictObject({
  effect: z.literal('loseLife'),
  who: selector.optional(),
  amount: abilityAmount,
});

export const loseLife: EffectKind<MtgMatchState, LoseLifeEffect, Effect> = {
  apply({ who = 'you', amount }, acting) {
    const much = amountOf(amount, acting);
    const players = selectPlayers(who, acting);
    return { state: players.reduce((state, player) => lose(state, player, much, acting.emit), acting.state) };
  },
};
