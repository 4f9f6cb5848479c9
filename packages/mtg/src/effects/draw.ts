import type { PinnedRef } from '@reticle/core';
import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { inTurnOrder } from '../state/turn-order.js';
import { refOf } from '../state/zone-change.js';
import { drawCards } from '../zones/draw.js';
import type { Effect } from './effect.js';

/** Players draw cards, in turn order; you, where nobody is named; one, where no number is. */
export interface DrawEffect {
  readonly effect: 'draw';
  readonly who?: Selector | undefined;
  readonly amount?: AbilityAmount | undefined;
  /** Names the cards that were drawn. */
  readonly bind?: string | undefined;
}

export const drawEffect = z.strictObject({
  effect: z.literal('draw'),
  who: selector.optional(),
  amount: abilityAmount.optional(),
  bind: bindName.optional(),
});

/** The cards in hands that were not there before. */
function drawnSince(before: MtgMatchState, { cards }: MtgMatchState): readonly PinnedRef[] {
  const were = new Set(
    before.cards.filter(({ zone }) => zone === 'hand').map(({ instanceId }) => instanceId),
  );
  return cards.filter(({ zone, instanceId }) => zone === 'hand' && !were.has(instanceId)).map(refOf);
}

export const draw: EffectKind<MtgMatchState, DrawEffect, Effect> = {
  apply({ who = 'you', amount = 1, bind }, acting) {
    const count = amountOf(amount, acting);
    const players = inTurnOrder(acting.state, selectPlayers(who, acting));
    const state = players.reduce((now, player) => drawCards(now, player, count, acting), acting.state);
    return { state, ...(bind === undefined ? {} : { bind: { [bind]: drawnSince(acting.state, state) } }) };
  },
};
