import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { inTurnOrder } from '../state/turn-order.js';
import { shuffleLibrary } from '../zones/shuffle.js';
import type { Effect } from './effect.js';

/** Players shuffle their libraries; you, where nobody is named. */
export interface ShuffleEffect {
  readonly effect: 'shuffle';
  readonly who?: Selector | undefined;
}

export const shuffleEffect = z.strictObject({ effect: z.literal('shuffle'), who: selector.optional() });

export const shuffle: EffectKind<MtgMatchState, ShuffleEffect, Effect> = {
  apply({ who = 'you' }, acting) {
    const players = inTurnOrder(acting.state, selectPlayers(who, acting));
    return { state: players.reduce((now, player) => shuffleLibrary(now, player, acting), acting.state) };
  },
};
