import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** "Until the beginning of your next upkeep, you may play that card", from wherever it is; for its costs. */
export interface LetPlayEffect {
  readonly effect: 'letPlay';
  readonly what: Selector;
}

export const letPlayEffect = z.strictObject({ effect: z.literal('letPlay'), what: selector });

export const letPlay: EffectKind<MtgMatchState, LetPlayEffect, Effect> = {
  apply({ what }, acting) {
    const { state, controller: player } = acting;
    const more = select(what, acting).flatMap((card) => (card.kind === 'card' ? [{ card, player }] : []));
    return {
      state: more.length === 0 ? state : { ...state, playable: [...(state.playable ?? []), ...more] },
    };
  },
};
