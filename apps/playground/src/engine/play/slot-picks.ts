import {
  unwrap,
  type Attempt,
  type PinnedRef,
  type SlotChoice,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';

/** What is chosen for, in one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly nameOf: (ref: TargetRef) => string;
  /** Whether a whole choice is one that the move takes. */
  readonly accepts: (targets: TargetSelection) => boolean;
}

/** What picking needs to know of a slot that is open. */
export interface Slot {
  readonly id: string;
  readonly slot: { readonly id: string; readonly description?: string | undefined };
  readonly min: number;
  readonly max: number;
}

/** What can be added to a slot. Where that is too complex to say of all slots together, what is legal for this one. */
export function nextOf<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  { max }: Slot,
  index: number,
  chosen: TargetSelection,
): readonly PinnedRef[] {
  const next = unwrap(resolver.choices(spec, attempt, chosen)).next(index);
  if (next.ok) return next.value;
  const picked = chosen[index]?.targets ?? [];
  if (picked.length >= max) return [];
  const legal = unwrap(resolver.legalTargets(spec, attempt, index, chosen));
  return legal.filter(({ kind, id }) => !picked.some((target) => target.kind === kind && target.id === id));
}

/** The spec with a slot's number as it was chosen. A slot that several players fill, each for themselves, stays as it is. */
export function finished(spec: TargetSpec, { id, slot }: Slot, { targets }: SlotChoice): TargetSpec {
  if (id !== slot.id) return spec;
  const count = { min: targets.length, max: targets.length };
  return { ...spec, slots: spec.slots.map((each) => (each.id === id ? { ...each, ...count } : each)) };
}

/** Whether the rest can be completed with the slot as it is. */
export function canStop<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  slot: Slot,
  chosen: TargetSelection,
  targets: readonly PinnedRef[],
): boolean {
  if (targets.length < slot.min) return false;
  const completable = unwrap(
    resolver.choices(finished(spec, slot, { targets }), attempt, chosen),
  ).completable();
  return !completable.ok || completable.value;
}
