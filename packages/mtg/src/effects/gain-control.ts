import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selectPlayers, selector, type Selector } from '../abilities/selector.js';
import { duration, type Duration } from '../continuous/change.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** A player gains control of permanents (rule 613.1b); you, where nobody is named. */
export interface GainControlEffect {
  readonly effect: 'gainControl';
  readonly what: Selector;
  readonly who?: Selector | undefined;
  readonly until: Duration;
}

export const gainControlEffect = z.strictObject({
  effect: z.literal('gainControl'),
  what: selector,
  who: selector.optional(),
  until: duration,
});

export const gainControl: EffectKind<MtgMatchState, GainControlEffect, Effect> = {
  apply({ what, who = 'you', until }, acting) {
    const [controller] = selectPlayers(who, acting);
    if (controller === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { controller }, until) };
  },
};
