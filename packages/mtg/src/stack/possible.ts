import type { Attempt, TargetSpec } from '@reticle/core';
import { resolverOf } from '../targeting/legal.js';
import type { MtgCard } from '../state/card.js';
import { cardById, type MtgState } from '../state/state.js';
import { moveCard } from '../state/zones.js';
import { composeSpec } from './compose.js';
import type { Declaration } from './declaration.js';

/** Whether targets can be chosen for a spec at all, all slots together. */
export function canChooseTargets(state: MtgState, spec: TargetSpec, attempt: Attempt): boolean {
  const solver = resolverOf(state).choices(spec, attempt);
  const done = solver.ok ? solver.value.completable() : solver;
  return done.ok && done.value;
}

/** The modes that may be chosen: one whose targets can't be chosen is no choice (rules 700.2a and 700.2b). */
export function legalModes(state: MtgState, declared: Declaration, attempt: Attempt): readonly string[] {
  return (declared.modes?.options ?? [])
    .filter(({ spec }) => spec === undefined || canChooseTargets(state, spec, attempt))
    .map(({ id }) => id);
}

/**
 * Whether some choice of modes and costs can be completed, so that it may be begun (rules 601.3 and 603.3c). The costs
 * that could be paid are given; what they are is not for targeting to know.
 */
export function canBegin(
  state: MtgState,
  declared: Declaration,
  attempt: Attempt,
  payable: readonly string[] = [],
): boolean {
  const { min = 0, repeat = false } = declared.modes ?? {};
  const legal = legalModes(state, declared, attempt);
  if (legal.length === 0 ? min > 0 : !repeat && legal.length < min) return false;
  const modes = Array.from({ length: min }, (_mode, index) => legal[repeat ? 0 : index] ?? '');
  return subsets(payable).some((costs) => {
    const spec = composeSpec(declared, { modes, costs });
    return spec.ok && canChooseTargets(state, spec.value, attempt);
  });
}

/**
 * Whether a card may be begun to be cast, as the spell that it would be: `becomes` are its facts on the stack, where they
 * are not those of the card (rule 601.3e).
 */
export function canCast(
  state: MtgState,
  instanceId: string,
  controller: string,
  declared: Declaration,
  { becomes = {}, payable = [], X = 0 }: CastOptions = {},
): boolean {
  const moved = moveCard(state, instanceId, 'stack', { ...becomes, controller });
  const source = cardById(moved, instanceId);
  if (!source) return false;
  const asked = { kind: 'card', id: instanceId, incarnation: source.incarnation };
  return canBegin(moved, declared, { controller, source: asked, variables: { X } }, payable);
}

/** What is known of a cast that is only thought of. */
export interface CastOptions {
  readonly becomes?: Partial<MtgCard>;
  readonly payable?: readonly string[];
  readonly X?: number;
}

/** Every set of some costs, none of them first. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = list;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((subset) => [first, ...subset])];
}
