import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';
import { turnPermanents } from './turn-permanents.js';

/** Taps permanents. */
export interface TapEffect {
  readonly effect: 'tap';
  readonly what: Selector;
}

export const tapEffect = z.strictObject({ effect: z.literal('tap'), what: selector });

export const tap: EffectKind<MtgMatchState, TapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, true, acting) }),
};
