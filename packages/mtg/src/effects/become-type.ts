import { optionDecision, type EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { duration, type Duration } from '../continuous/change.js';
import { BASIC_LAND_TYPES } from '../continuous/land-types.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import { askedBy, chosenOption } from './asking.js';
import type { Effect } from './effect.js';

/** Lands become a land type in place of those they have (rule 305.7): a named one, or the basic one of your choice. */
export interface BecomeTypeEffect {
  readonly effect: 'becomeType';
  readonly what: Selector;
  readonly landType: (typeof BASIC_LAND_TYPES)[number] | 'choose';
  readonly until: Duration;
}

export const becomeTypeEffect = z.strictObject({
  effect: z.literal('becomeType'),
  what: selector,
  landType: z.enum([...BASIC_LAND_TYPES, 'choose']),
  until: duration,
});

export const becomeType: EffectKind<MtgMatchState, BecomeTypeEffect, Effect> = {
  asks({ what, landType }, scene) {
    if (landType !== 'choose' || select(what, scene).length === 0) return undefined;
    return optionDecision(askedBy(scene.controller, scene), BASIC_LAND_TYPES, 'becomeType');
  },
  apply({ what, landType, until }, acting) {
    const type = landType === 'choose' ? chosenOption(acting.decided) : landType;
    if (type === undefined) return { state: acting.state };
    return { state: leaveEffect(acting, select(what, acting), { landTypes: [type] }, until) };
  },
};
