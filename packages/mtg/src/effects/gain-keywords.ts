import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { duration, type Duration } from '../continuous/change.js';
import { leaveEffect } from '../continuous/leave.js';
import { mtgKeyword, type MtgKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** "Target creature gains flying until end of turn." */
export interface GainKeywordsEffect {
  readonly effect: 'gainKeywords';
  readonly what: Selector;
  readonly keywords: readonly MtgKeyword[];
  readonly until: Duration;
}

export const gainKeywordsEffect = z.strictObject({
  effect: z.literal('gainKeywords'),
  what: selector,
  keywords: z.array(mtgKeyword).min(1).max(16).readonly(),
  until: duration,
});

export const gainKeywords: EffectKind<MtgMatchState, GainKeywordsEffect, Effect> = {
  apply: ({ what, keywords, until }, acting) => ({
    state: leaveEffect(acting, select(what, acting), { addKeywords: keywords }, until),
  }),
};
