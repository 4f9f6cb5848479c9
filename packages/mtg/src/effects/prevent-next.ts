import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { addShield } from '../damage/add-shield.js';
import { chosenSource, sourceDecision } from '../damage/choose-source.js';
import { qualityFilter, type QualityFilter } from '../filter/quality.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (rule 615.8). The
 * source is chosen as the effect happens, and must still have the quality as it deals damage (rule 609.7b).
 */
export interface PreventNextEffect {
  readonly effect: 'preventNext';
  /** The quality of the source; `{}` is any. */
  readonly from: QualityFilter;
  readonly to: Selector;
  /** You gain as much life as damage was prevented. */
  readonly gainsLife?: true | undefined;
}

export const preventNextEffect = z.strictObject({
  effect: z.literal('preventNext'),
  from: qualityFilter,
  to: selector,
  gainsLife: z.literal(true).optional(),
});

export const preventNext: EffectKind<MtgMatchState, PreventNextEffect, Effect> = {
  asks: ({ from, to }, scene) => (select(to, scene).length === 0 ? undefined : sourceDecision(from, scene)),
  apply({ from, to, gainsLife }, acting) {
    const { state } = acting;
    const source = chosenSource(state, acting.decided);
    if (source === undefined) return { state };
    const more = gainsLife ? { gainsLife } : {};
    const shield = { by: [source], byQuality: from, to: select(to, acting), once: true, ...more };
    return { state: addShield(state, acting, shield) };
  },
};
