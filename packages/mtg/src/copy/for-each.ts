import { ok, type PinnedRef, type Result, type TargetRef, type TargetSelection } from '@reticle/core';
import type { MtgState } from '../state/state.js';
import { announcedFor } from '../retarget/retarget.js';
import { asSelection } from '../retarget/final-set.js';
import { copyOnStack, type Copied } from './copy.js';

/** A copy all of whose targets are one specified thing; no copy where that is not legal for every target (707.10e). */
export function copyWithTarget(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
  target: TargetRef,
): Result<Copied> {
  const announced = announcedFor(state, of);
  const selection: TargetSelection = announced
    ? asSelection(announced.targets).map(({ targets }) => ({ targets: targets.map(() => target) }))
    : [];
  return copyOnStack(state, of, copyId, controller, selection);
}

/**
 * A copy for each thing that the spell or ability could target, each with that one as its target everywhere; a thing that
 * is not legal for every instance of "target" gets none (rule 707.10d).
 */
export function copyForEach(
  state: MtgState,
  of: PinnedRef,
  controller: string,
  candidates: readonly TargetRef[],
  idOf: (index: number) => string,
): Result<{ readonly state: MtgState; readonly copies: readonly Copied[] }> {
  const copies: Copied[] = [];
  let now = state;
  for (const target of candidates) {
    const copy = copyWithTarget(now, of, idOf(copies.length), controller, target);
    if (!copy.ok) continue;
    copies.push(copy.value);
    now = copy.value.state;
  }
  return ok({ state: now, copies });
}
