import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * Permanents don't untap during their controllers' untap steps: in the next one, or for as long as the source remains
 * tapped. They have the keyword `doesntUntap` that long; the untap step looks at it (rule 502.3).
 */
export interface SkipUntapEffect {
  readonly effect: 'skipUntap';
  readonly what: Selector;
  readonly until: 'nextUntapStep' | 'whileSourceTapped';
}

export const skipUntapEffect = z.strictObject({
  effect: z.literal('skipUntap'),
  what: selector,
  until: z.enum(['nextUntapStep', 'whileSourceTapped']),
});

export const skipUntap: EffectKind<MtgMatchState, SkipUntapEffect, Effect> = {
  apply: ({ what, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { addKeywords: [{ keyword: 'doesntUntap' }] }, until),
  }),
};
