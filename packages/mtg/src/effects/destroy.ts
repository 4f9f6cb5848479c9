import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { destroy as destroyOne } from '../state-based/destroy.js';
import type { Effect } from './effect.js';

/** Permanents are destroyed, all at once (rule 701.8). */
export interface DestroyEffect {
  readonly effect: 'destroy';
  readonly what: Selector;
  /** "It can't be regenerated" (rule 701.19c). */
  readonly cantRegenerate?: true | undefined;
}

export const destroyEffect = z.strictObject({
  effect: z.literal('destroy'),
  what: selector,
  cantRegenerate: z.literal(true).optional(),
});

export const destroy: EffectKind<MtgMatchState, DestroyEffect, Effect> = {
  apply({ what, cantRegenerate }, acting) {
    const doomed = select(what, acting);
    const state = doomed.reduce(
      (now, ref) => destroyOne(now, ref, acting.emit, { cantRegenerate }),
      acting.state,
    );
    return { state };
  },
};
