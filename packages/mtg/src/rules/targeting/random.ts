import { type Attempt, type TargetSpec, type ValidationResult, issue, refuse } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import type { MtgState } from '../../state/state.js';
import { resolverOf, validateTargets } from './legal.js';

const TRIES = 64;

/**
 * Targets chosen at random: each legal choice as likely as any other, drawn from the match's own source. They are
 * targets like any others, so that hexproof and the rest count. Refused (`tooComplex`) where a flagbearer must be among
 * them and was not drawn in so many tries.
 */
export function chooseTargetsAtRandom(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  random: Random,
): ValidationResult {
  const solver = resolverOf(state).choices(spec, attempt);
  if (!solver.ok) return solver;
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = solver.value.sample(random);
    if (!drawn.ok) return drawn;
    const checked = validateTargets(state, spec, attempt, drawn.value);
    if (checked.ok) return checked;
  }
  return refuse(issue('tooComplex', { limit: TRIES }));
}
