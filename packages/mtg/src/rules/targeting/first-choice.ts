import type { Attempt, LegalTargets, TargetSpec } from '@reticle/core';
import type { MtgState } from '../../state/state.js';
import { resolverOf } from './legal.js';

/** The first legal choices for a spec, so many at most; one without slots has a single choice, of nothing. */
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

/** The first legal choice for a spec; nothing where none can be made. */
export function firstChoice(state: MtgState, spec: TargetSpec, attempt: Attempt): LegalTargets | undefined {
  const [first] = firstChoices(state, spec, attempt, 1);
  return first;
}
