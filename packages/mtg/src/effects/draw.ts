import type { EffectKind } from '@reticle/core';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { drawCards } from '../zones/draw.js';
import type { Effect } from './effect.js';

/** Players draw cards, in turn order; you, where nobody is named; one, where no number is. */
export interface DrawEffect {
  readonly effect: 'draw';
  readonly who?: Selector | undefined;
  readonly amount?: AbilityAmount | undefined;
}

export const drawEffect = z.strictObject({
  effect: z.literal('draw'),
  who: selector.optional(),
  amount: abilityAmount.optional(),
});

export const draw: EffectKind<MtgMatchState, DrawEffect, Effect> = {
  apply({ who = 'you', amount = 1 }, acting) {
    const count = amountOf(amount, acting);
    const players = inTurnOrder(acting.state, selectPlayers(who, acting));
    return { state: players.reduce((now, player) => drawCards(now, player, count, acting), acting.state) };
  },
};
