import { type EffectKinds, type EffectRunner, effectRunner } from '@reticle/core/play';
import { sameValue } from '@reticle/core/text';
import type { Effect, Effects } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';

/**
 * Whether two states differ. A continuous effect counts as a difference only if it changes an object: the state has
 * all objects as they are now.
 */
const differs = (before: MtgMatchState, after: MtgMatchState): boolean =>
  !sameValue({ ...before, continuous: [], nextId: 0 }, { ...after, continuous: [], nextId: 0 });

/** Makes a runner for the effects of a match. It calls `settle` after each effect. */
export const runnerOf = (
  kinds: EffectKinds<MtgMatchState, Effects>,
  settle?: (state: MtgMatchState) => MtgMatchState,
): EffectRunner<MtgMatchState, Effect> => effectRunner<MtgMatchState, Effects>(kinds, settle, differs);
