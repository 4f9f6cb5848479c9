import type { EffectKind } from '@reticle/core/play';
import type { Effect, Effects } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';

/** A kind of effect of Magic: its question, if it asks one, and what it does. */
export type Kind<Name extends keyof Effects> = EffectKind<MtgMatchState, Effects[Name], Effect>;

/** The handlers of a family of effects, by the effect's name. One that is missing or left over does not compile. */
export type Actions<Family> = { readonly [Name in keyof Family & keyof Effects]: Kind<Name> };
