import type { EffectVerb } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';

/** The verbs of one kind of effects. */
export type EffectVerbs = readonly EffectVerb<Effect>[];
