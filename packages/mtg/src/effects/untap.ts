import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';
import { turnPermanents } from './turn-permanents.js';

/** Untaps permanents. */
export interface UntapEffect {
  readonly effect: 'untap';
  readonly what: Selector;
}

export const untapEffect = z.strictObject({ effect: z.literal('untap'), what: selector });

export const untap: EffectKind<MtgMatchState, UntapEffect, Effect> = {
  apply: ({ what }, acting) => ({ state: turnPermanents(what, false, acting) }),
};
