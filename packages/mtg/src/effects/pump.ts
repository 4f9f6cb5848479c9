import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { duration, type Duration } from '../continuous/change.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** "Target creature gets +3/+3 until end of turn." Its amounts are those of now (rule 608.2h). */
export interface PumpEffect {
  readonly effect: 'pump';
  readonly what: Selector;
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
  readonly until: Duration;
}

export const pumpEffect = z.strictObject({
  effect: z.literal('pump'),
  what: selector,
  power: abilityAmount,
  toughness: abilityAmount,
  until: duration,
});

export const pump: EffectKind<MtgMatchState, PumpEffect, Effect> = {
  apply: ({ what, power, toughness, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { power, toughness }, until),
  }),
};
