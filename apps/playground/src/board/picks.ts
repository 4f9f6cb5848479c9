import type { SlotChoice, TargetRef, TargetSelection } from '@reticle/core';

const NOTHING: SlotChoice = { targets: [] };

const same = (one: TargetRef, other: TargetRef): boolean => one.kind === other.kind && one.id === other.id;

/** Returns a choice with one slot's targets replaced, without their division. */
function withSlot(picks: TargetSelection, slot: number, targets: SlotChoice['targets']): TargetSelection {
  const length = Math.max(picks.length, slot + 1);
  return Array.from({ length }, (_each, index) => (index === slot ? { targets } : (picks[index] ?? NOTHING)));
}

/** Returns a choice with a thing added to a slot. */
export function withPick(picks: TargetSelection, slot: number, { kind, id }: TargetRef): TargetSelection {
  return withSlot(picks, slot, [...(picks[slot]?.targets ?? []), { kind, id }]);
}

/** Returns a choice without a thing in a slot. */
export function withoutPick(picks: TargetSelection, slot: number, target: TargetRef): TargetSelection {
  const { targets } = picks[slot] ?? NOTHING;
  return withSlot(
    picks,
    slot,
    targets.filter((ref) => !same(ref, target)),
  );
}

/** A choice without its last answer. */
type Undone = { readonly picks: TargetSelection; readonly slot: number } & (
  | { readonly last: TargetRef }
  | { readonly share: number }
);

/**
 * Returns the choice without its last answer (a share or a thing), and the slot of that answer. Returns
 * undefined if there is no answer.
 */
export function withoutLast(picks: TargetSelection): Undone | undefined {
  const shared = picks.findLastIndex(({ division }) => (division?.length ?? 0) > 0);
  const { targets: among, division = [] } = picks[shared] ?? NOTHING;
  const share = division.at(-1);
  if (share !== undefined) {
    const left = division.slice(0, -1);
    const without = left.length > 0 ? { targets: among, division: left } : { targets: among };
    return { picks: picks.with(shared, without), slot: shared, share };
  }
  const slot = picks.findLastIndex(({ targets }) => targets.length > 0);
  const last = picks[slot]?.targets.at(-1);
  return last ? { picks: withoutPick(picks, slot, last), slot, last } : undefined;
}

/** Returns a choice with one more share of a slot's division. */
export function withShare(picks: TargetSelection, slot: number, share: number): TargetSelection {
  return picks.map((choice, index) =>
    index === slot ? { ...choice, division: [...(choice.division ?? []), share] } : choice,
  );
}
