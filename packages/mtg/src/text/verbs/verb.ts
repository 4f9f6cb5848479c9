import type { EffectVerb as VerbOf } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';

/** A verb whose meaning is one effect or several. */
export type EffectVerb = VerbOf<Effect>;
/** The verbs of one kind of effects. */
export type EffectVerbs = readonly EffectVerb[];
