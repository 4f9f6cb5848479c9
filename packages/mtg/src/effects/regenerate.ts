import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { addRegeneration } from '../state-based/destroy.js';
import type { Effect } from './effect.js';

/** The next time that each of these would be destroyed this turn, it regenerates (rule 701.19a). */
export interface RegenerateEffect {
  readonly effect: 'regenerate';
  readonly what: Selector;
}

export const regenerateEffect = z.strictObject({ effect: z.literal('regenerate'), what: selector });

export const regenerate: EffectKind<MtgMatchState, RegenerateEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: select(what, acting).reduce(addRegeneration, acting.state) }),
};
