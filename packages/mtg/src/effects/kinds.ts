import type { EffectKinds } from '@reticle/core';
import type { MtgMatchState } from '../state/match-state.js';
import { addMana } from './add-mana.js';
import { damage } from './damage.js';
import type { Effects } from './effect.js';
import { sequence } from './sequence.js';

/** What every kind of effect does: one line each. */
export const EFFECT_KINDS: EffectKinds<MtgMatchState, Effects> = { addMana, damage, sequence };
