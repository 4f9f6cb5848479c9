import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { addShield } from '../damage/add-shield.js';
import { chosenSource, sourceDecision } from '../damage/choose-source.js';
import { qualityFilter, type QualityFilter } from '../filter/quality.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to
 * you instead" (rule 614.9). The source is chosen as the effect happens.
 */
export interface RedirectNextEffect {
  readonly effect: 'redirectNext';
  /** The quality of the source; `{}` is any. */
  readonly from: QualityFilter;
  readonly to: Selector;
  /** Who takes it over: the first that it means. */
  readonly onto: Selector;
}

export const redirectNextEffect = z.strictObject({
  effect: z.literal('redirectNext'),
  from: qualityFilter,
  to: selector,
  onto: selector,
});

export const redirectNext: EffectKind<MtgMatchState, RedirectNextEffect, Effect> = {
  asks: ({ from, to }, scene) => (select(to, scene).length === 0 ? undefined : sourceDecision(from, scene)),
  apply({ from, to, onto }, acting) {
    const { state } = acting;
    const source = chosenSource(state, acting.decided);
    const [redirectTo] = select(onto, acting);
    if (source === undefined || redirectTo === undefined) return { state };
    const shield = { by: [source], byQuality: from, to: select(to, acting), once: true, redirectTo };
    return { state: addShield(state, acting, shield) };
  },
};
