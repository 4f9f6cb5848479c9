import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { change, duration, type Change, type Duration } from '../continuous/change.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Objects become something else in several respects at once: "becomes a 2/2 blue Bird artifact creature with flying". */
export interface BecomeEffect {
  readonly effect: 'become';
  readonly what: Selector;
  /** All but its controller. */
  readonly change: Omit<Change, 'controller'>;
  readonly until: Duration;
}

export const becomeEffect = z.strictObject({
  effect: z.literal('become'),
  what: selector,
  change: change.omit({ controller: true }),
  until: duration,
});

export const become: EffectKind<MtgMatchState, BecomeEffect, Effect> = {
  apply: ({ what, change: made, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), made, until),
  }),
};
