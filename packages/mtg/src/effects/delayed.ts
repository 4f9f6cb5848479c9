import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** What delayed triggers wait for. */
const DELAYED_UNTIL = ['nextEndStep', 'nextUpkeep', 'yourNextUpkeep', 'endOfCombat'] as const;

/**
 * A delayed triggered ability (rule 603.7): its effects happen once, at that time. Names that are bound now mean the same
 * then; its controller is who controls this effect (603.7d).
 */
export interface DelayedEffect {
  readonly effect: 'delayed';
  readonly at: (typeof DELAYED_UNTIL)[number];
  readonly effects: readonly Effect[];
}

/** The schema takes that of all effects, since an effect holds effects. */
export const delayedEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('delayed'),
    at: z.enum(DELAYED_UNTIL),
    effects: z.array(effect).min(1).max(16).readonly(),
  });

export const delayed: EffectKind<MtgMatchState, DelayedEffect, Effect> = {
  apply({ at, effects }, { state, controller, source, variables, bound }) {
    const frame = { controller, source, variables, bound, todo: effects };
    return { state: { ...state, delayed: [...state.delayed, { at, frame }] } };
  },
};
