import type { SlotChoice, TargetRef, TargetSelection } from '@reticle/core';

const NOTHING: SlotChoice = { targets: [] };

const same = (one: TargetRef, other: TargetRef): boolean => one.kind === other.kind && one.id === other.id;

/** A choice with one slot's targets replaced; their division is made anew. */
function withSlot(picks: TargetSelection, slot: number, targets: SlotChoice['targets']): TargetSelection {
  const length = Math.max(picks.length, slot + 1);
  return Array.from({ length }, (_each, index) => (index === slot ? { targets } : (picks[index] ?? NOTHING)));
}

/** A choice with a thing added to a slot. */
export function withPick(picks: TargetSelection, slot: number, { kind, id }: TargetRef): TargetSelection {
  return withSlot(picks, slot, [...(picks[slot]?.targets ?? []), { kind, id }]);
}

/** A choice without a thing in a slot. */
export function withoutPick(picks: TargetSelection, slot: number, target: TargetRef): TargetSelection {
  const { targets } = picks[slot] ?? NOTHING;
  return withSlot(
    picks,
    slot,
    targets.filter((ref) => !same(ref, target)),
  );
}

/** The choice without what was chosen last, that thing, and its slot; `undefined` where nothing is chosen. */
export function withoutLast(
  picks: TargetSelection,
): { readonly picks: TargetSelection; readonly slot: number; readonly last: TargetRef } | undefined {
  const slot = picks.findLastIndex(({ targets }) => targets.length > 0);
  const last = picks[slot]?.targets.at(-1);
  return last ? { picks: withoutPick(picks, slot, last), slot, last } : undefined;
}

/** A choice with the shares of a slot's division as they are given. */
export function withShares(
  picks: TargetSelection,
  slot: number,
  division: readonly number[],
): TargetSelection {
  return picks.map((choice, index) => (index === slot ? { ...choice, division } : choice));
}
