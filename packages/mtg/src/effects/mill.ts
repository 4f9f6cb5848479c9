import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import { libraryOf } from '../state/library.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { cardById } from '../state/state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { changeZone, refOf } from '../state/zone-change.js';
import type { Effect } from './effect.js';

/** Players put cards from the top of their libraries into their graveyards (rule 701.17a); as many as there are. */
export interface MillEffect {
  readonly effect: 'mill';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
  /** Names the cards in the graveyards. */
  readonly bind?: string | undefined;
}

export const millEffect = z.strictObject({
  effect: z.literal('mill'),
  who: selector.optional(),
  amount: abilityAmount,
  bind: bindName.optional(),
});

export const mill: EffectKind<MtgMatchState, MillEffect, Effect> = {
  apply({ who = 'you', amount, bind }, acting) {
    const { emit } = acting;
    const count = Math.max(0, amountOf(amount, acting));
    const ids = inTurnOrder(acting.state, selectPlayers(who, acting)).flatMap((player) =>
      libraryOf(acting.state, player)
        .slice(0, count)
        .map(({ instanceId }) => instanceId),
    );
    const state = ids.reduce((now, id) => changeZone(now, id, 'graveyard', emit), acting.state);
    const milled = ids.flatMap((id) => cardById(state, id) ?? []).map(refOf);
    return { state, ...(bind === undefined ? {} : { bind: { [bind]: milled } }) };
  },
};
