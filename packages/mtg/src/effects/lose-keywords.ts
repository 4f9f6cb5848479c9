import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { duration, type Duration } from '../continuous/change.js';
import { leaveEffect } from '../continuous/leave.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** "Target creature loses flying until end of turn": by the names of the keywords. */
export interface LoseKeywordsEffect {
  readonly effect: 'loseKeywords';
  readonly what: Selector;
  readonly keywords: readonly string[];
  readonly until: Duration;
}

export const loseKeywordsEffect = z.strictObject({
  effect: z.literal('loseKeywords'),
  what: selector,
  keywords: z.array(z.string().min(1).max(64)).min(1).max(16).readonly(),
  until: duration,
});

export const loseKeywords: EffectKind<MtgMatchState, LoseKeywordsEffect, Effect> = {
  apply: ({ what, keywords, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { removeKeywords: keywords }, until),
  }),
};
