import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * You flip a coin (rule 705.1). Which side you call makes no difference to a fair coin (705.2), so it is not asked: you
 * win or lose, each as likely.
 */
export interface FlipCoinEffect {
  readonly effect: 'flipCoin';
  readonly win?: readonly Effect[] | undefined;
  readonly lose?: readonly Effect[] | undefined;
}

/** The schema takes that of all effects, since an effect holds effects. */
export const flipCoinEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('flipCoin'),
    win: z.array(effect).max(16).readonly().optional(),
    lose: z.array(effect).max(16).readonly().optional(),
  });

export const flipCoin: EffectKind<MtgMatchState, FlipCoinEffect, Effect> = {
  apply({ win = [], lose = [] }, { state, controller, random, emit }) {
    const won = random.below(2) === 0;
    emit({ type: 'coinFlipped', player: controller, won });
    return { state, first: won ? win : lose };
  },
};
