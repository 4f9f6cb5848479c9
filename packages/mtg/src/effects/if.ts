import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { condition, holds, type Condition } from '../abilities/condition.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** The effects if something holds as it is their turn (rule 608.2c), the others if not. */
export interface IfEffect {
  readonly effect: 'if';
  readonly condition: Condition;
  readonly effects?: readonly Effect[] | undefined;
  readonly else?: readonly Effect[] | undefined;
}

/** The schema takes that of all effects, since an effect holds effects. */
export const ifEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('if'),
    condition,
    effects: z.array(effect).max(16).readonly().optional(),
    else: z.array(effect).max(16).readonly().optional(),
  });

export const branch: EffectKind<MtgMatchState, IfEffect, Effect> = {
  apply: (effect, acting) => ({
    state: acting.state,
    first: (holds(effect.condition, acting) ? effect.effects : effect.else) ?? [],
  }),
};
