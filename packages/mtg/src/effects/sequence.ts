import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Several effects, one after the other. */
export interface SequenceEffect {
  readonly effect: 'sequence';
  readonly effects: readonly Effect[];
}

/** The schema takes that of all effects, since an effect holds effects. */
export const sequenceEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('sequence'),
    effects: z.array(effect).min(1).max(16).readonly(),
  });

export const sequence: EffectKind<MtgMatchState, SequenceEffect, Effect> = {
  apply: ({ effects }, { state }) => ({ state, first: effects }),
};
