import {
  ok,
  type PinnedRef,
  type Result,
  type SlotChoice,
  type TargetResolver,
  type TargetSlot,
} from '@reticle/core';
import type { LorcanaState } from '../state/state.js';
import type { Bound } from './bind.js';

type Picks = SlotChoice['targets'];
type Resolver = TargetResolver<LorcanaState>;

/** The same choice, of which at least so many must be made. */
function withMin(bound: Bound, min: number): Bound {
  const { spec, at } = bound;
  const slots = spec.slots.map((slot, index) => (index === at ? { ...slot, min } : slot));
  return { ...bound, spec: { ...spec, slots } };
}

/** Whether a player may say that nothing was found: searching a deck, which is private (rule 7.1.4). */
export const mayFail = ({ accepts }: TargetSlot): boolean =>
  accepts.every((query) => 'filter' in query && query.filter['zone'] === 'deck');

/** Whether picks can be made a whole choice. */
export function completable(resolver: Resolver, bound: Bound, picked: Picks): Result<boolean> {
  const solver = resolver.choices(bound.spec, bound.attempt, [...bound.partial, { targets: picked }]);
  return solver.ok ? solver.value.completable() : solver;
}

/** As many as are wanted, or as there are: what can't be done is left out (rule 1.2.3). */
export function asManyAsPossible(
  resolver: Resolver,
  bound: Bound,
  wanted: number,
  legal: readonly PinnedRef[],
): Result<Bound> {
  let min = Math.min(wanted, legal.length);
  while (bound.spec.relations.length > 0 && min > 0) {
    const fits = completable(resolver, withMin(bound, min), []);
    if (!fits.ok) return fits;
    if (fits.value) break;
    min -= 1;
  }
  return ok(withMin(bound, min));
}

/** What can be picked next so that the choice can still be made whole. */
export function nextPicks(
  resolver: Resolver,
  bound: Bound,
  picked: Picks,
  legal: readonly PinnedRef[],
): Result<readonly PinnedRef[]> {
  const { spec, attempt, at, partial } = bound;
  const { min = 0 } = spec.slots[at] ?? {};
  const simple = picked.length === 0 && spec.relations.length === 0;
  if (simple && typeof min === 'number' && min <= legal.length) return ok(legal);
  const solver = resolver.choices(spec, attempt, [...partial, { targets: picked }]);
  return solver.ok ? solver.value.next(at) : solver;
}
