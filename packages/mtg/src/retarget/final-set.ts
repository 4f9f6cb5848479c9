import {
  canonicalJson,
  ok,
  parseWith,
  targetSelection,
  type Issue,
  type LegalTargets,
  type Result,
  type TargetRef,
  type TargetSelection,
} from '@reticle/core';
import * as z from 'zod';
import type { Announcement } from '../state/announcement.js';
import type { MtgState } from '../state/state.js';
import { resolverOf } from '../targeting/legal.js';
import { withAnnouncedNumbers } from '../targeting/must-target.js';

/** Announced targets as a choice: the form in which a new one is judged. */
export function asSelection({ slots }: LegalTargets): TargetSelection {
  return slots.map(({ targets }) => ({ targets }));
}

/** Whether two references name the same thing; without an incarnation, the one that is there now. */
function sameThing(a: TargetRef, b: TargetRef): boolean {
  const pinned =
    a.incarnation === undefined || b.incarnation === undefined || a.incarnation === b.incarnation;
  return a.kind === b.kind && a.id === b.id && pinned;
}

/** How many targets differ, place by place; `undefined` where the numbers are not the announced ones. */
export function changedPlaces(before: TargetSelection, after: TargetSelection): number | undefined {
  if (before.length !== after.length) return undefined;
  let changed = 0;
  for (const [index, { targets }] of before.entries()) {
    const now = after[index]?.targets ?? [];
    if (now.length !== targets.length) return undefined;
    changed += targets.filter((target, place) => !sameThing(target, now[place] ?? target)).length;
  }
  return changed;
}

/**
 * Judges the final set of targets only (rule 115.7e): what was wrong with an unchanged target before may stay so; nothing
 * else may be wrong, so that new ones are legal and make no unchanged one illegal (rule 115.7d). Shares of a division
 * stay with their places (115.7f), numbers, modes and X are those announced (115.8).
 */
export function judgeFinalSet(
  state: MtgState,
  { spec, targets }: Announcement,
  selection: unknown,
): Result<LegalTargets> {
  const parsed = parseWith(targetSelection, selection);
  if (!parsed.ok) return parsed;
  const fixed = withAnnouncedNumbers(spec, targets);
  const resolver = resolverOf(state);
  const issuesOf = (choice: TargetSelection): readonly Issue[] => {
    const checked = resolver.check(fixed, targets.attempt, choice);
    return checked.ok ? [] : checked.issues;
  };
  const excused = new Set(
    issuesOf(asSelection(targets))
      .filter((found) => concernsUnchanged(found, targets, parsed.value))
      .map((found) => canonicalJson(found)),
  );
  const issues = issuesOf(pinnedLike(targets, parsed.value)).filter(
    (found) => !excused.has(canonicalJson(found)),
  );
  if (issues.length > 0) return { ok: false, issues };
  const pin = (target: TargetRef, slot: number, place: number) => {
    const old = targets.slots[slot]?.targets[place];
    if (old && sameThing(old, target)) return old;
    const { kind, id } = target;
    const incarnation =
      state.cards.find((card) => kind === 'card' && card.instanceId === id)?.incarnation ?? 0;
    return { kind, id, incarnation };
  };
  return ok({
    ...targets,
    slots: targets.slots.map((slot, index) => ({
      ...slot,
      targets: (parsed.value[index]?.targets ?? []).map((target, place) => pin(target, index, place)),
    })),
  });
}

/** Whether what was wrong is wrong with targets that stay in their places. */
function concernsUnchanged(found: Issue, { slots }: LegalTargets, selection: TargetSelection): boolean {
  const stays = (slot: string | undefined, id: string): boolean =>
    slots.some(
      (old, index) =>
        (slot === undefined || old.slot === slot) &&
        old.targets.some((ref, place) => {
          const now = selection[index]?.targets[place];
          return ref.id === id && now !== undefined && sameThing(ref, now);
        }),
    );
  const about = concerned.safeParse(found.data);
  if (!about.success) return false;
  const { slot, target, targets = [] } = about.data;
  return [...(target ? [target] : []), ...targets].every(({ id }) => stays(slot, id));
}

const thing = z.object({ id: z.string() });
/** The part of an issue's data that says which targets it is about. */
const concerned = z.object({
  slot: z.string().optional(),
  target: thing.optional(),
  targets: z.array(thing).optional(),
});

/** Unchanged targets mean the very objects that they were, though the caller names them by their ids alone. */
function pinnedLike({ slots }: LegalTargets, selection: TargetSelection): TargetSelection {
  return selection.map(({ targets }, index) => ({
    targets: targets.map((target, place) => {
      const old = slots[index]?.targets[place];
      return old && sameThing(old, target) ? old : target;
    }),
  }));
}
