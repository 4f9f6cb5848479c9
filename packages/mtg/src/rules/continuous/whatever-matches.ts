import type { EffectContext } from '@reticle/core/play';
import type { Change, Duration } from '../../language/change.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { matchWith } from '../../state/copies.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { lastingFilter } from '../select/lasting-filter.js';
import { readsOf } from '../select/own.js';

/**
 * Creates a continuous effect that changes the rules for whatever matches a filter while it lasts, also for
 * what does not match as it begins: "creatures without flying can't block this turn" (rule 611.2c). An effect
 * that changes characteristics settles what it affects: see `leaveEffect`.
 */
export function leaveRule(
  scene: EffectContext<MtgMatchState>,
  filter: MtgCardFilter,
  change: Change,
  until: Duration,
): MtgMatchState {
  const { state, controller, source } = scene;
  const effect: ContinuousEffect = {
    id: state.nextId,
    controller,
    source,
    affects: [],
    ...lastingFilter(filter, scene),
    change,
    until,
  };
  return matchWith(state, { nextId: state.nextId + 1, continuous: [...state.continuous, effect] });
}

/** Whether the filter of an effect looks at each object by itself; true if it has none. */
export const isOwnRule = ({ each, roles }: Pick<ContinuousEffect, 'each' | 'roles'>): boolean =>
  each === undefined || (roles === undefined && readsOf(each).isOwn);
