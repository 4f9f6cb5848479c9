import {
  type Attempt,
  issue,
  type LegalTargets,
  refuse,
  type TargetSpec,
  type ValidationResult,
} from '@reticle/core';
import type { Random } from '@reticle/core/match';
import type { MtgState } from '../../state/state.js';
import { resolverOf, validateTargets } from './legal.js';

/**
 * Yields the first legal choices for a spec, at most `most`. A spec without slots has one choice, of nothing.
 */
export function* firstChoices(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  most: number,
): Generator<LegalTargets> {
  const resolver = resolverOf(state);
  const solver = resolver.choices(spec, attempt);
  const all = solver.ok ? solver.value.all(most) : solver;
  for (const selection of all.ok ? all.value : []) {
    const chosen = resolver.check(spec, attempt, selection);
    if (chosen.ok) yield chosen.value;
  }
}

/** Returns the first legal choice for a spec. Returns undefined if there is none. */
export function firstChoice(state: MtgState, spec: TargetSpec, attempt: Attempt): LegalTargets | undefined {
  const [first] = firstChoices(state, spec, attempt, 1);
  return first;
}

const TRIES = 64;

/**
 * Chooses targets at random, each legal choice equally likely, with the match's random source. They are
 * targets like any others, so hexproof and the rest apply. Refuses with `tooComplex` if a Flagbearer must be
 * among them and was not drawn in {@link TRIES} tries.
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
