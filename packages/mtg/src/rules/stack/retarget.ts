import {
  type GameIssue,
  type Issue,
  type LegalTargets,
  type PinnedRef,
  type Result,
  type TargetRef,
  type TargetSelection,
  canonicalJson,
  ok,
  parseWith,
  refuse,
  targetSelection,
} from '@reticle/core';
import * as z from 'zod';
import type { Announcement } from '../../state/card.js';
import { cardById, withCard } from '../../state/cards.js';
import { type MtgState, abilityById } from '../../state/state.js';
import { resolverOf, withAnnouncedNumbers } from '../targeting/legal.js';
import { withAbility } from './announce.js';
import { type StackEvent, becameTargets } from './event.js';
import { cardWith } from '../../state/copies.js';
import { entryAt, sure } from '../../state/sure.js';

/** The four permissions by which an effect changes targets (rules 115.7a to 115.7d). */
const RETARGETINGS = ['changeTheTargets', 'changeATarget', 'changeAnyTargets', 'chooseNewTargets'] as const;

/** One of these permissions (rule 115.7). */
export type Retargeting = (typeof RETARGETINGS)[number];

/** Whether a permission allows that many changed targets of all. */
const WANTS: { readonly [R in Retargeting]: (changed: number, all: number) => boolean } = {
  changeTheTargets: (changed, all) => changed === all,
  changeATarget: (changed) => changed === 1,
  changeAnyTargets: () => true,
  chooseNewTargets: () => true,
};

/** Returns announced targets as a selection, the form in which new ones are judged. */
export function asSelection({ slots }: LegalTargets): TargetSelection {
  return slots.map(({ targets }) => ({ targets }));
}

/**
 * Whether two references mean the same thing. A reference without incarnation means the object that exists
 * now.
 */
function sameThing(a: TargetRef, b: TargetRef): boolean {
  const pinned =
    a.incarnation === undefined || b.incarnation === undefined || a.incarnation === b.incarnation;
  return a.kind === b.kind && a.id === b.id && pinned;
}

/**
 * Counts the targets that differ, place by place. Returns undefined if the numbers aren't the announced ones.
 */
function changedPlaces(before: TargetSelection, after: TargetSelection): number | undefined {
  if (before.length !== after.length) return undefined;
  let changed = 0;
  for (const [index, { targets }] of before.entries()) {
    const now = entryAt(after, index).targets;
    if (now.length !== targets.length) return undefined;
    changed += targets.filter((target, place) => !sameThing(target, entryAt(now, place))).length;
  }
  return changed;
}

/**
 * Judges only the final set of targets (rule 115.7e). An unchanged target may stay illegal; everything else
 * must be legal: the new targets, and the unchanged ones that they affect (rule 115.7d). Shares of a division
 * stay in their places (115.7f). Numbers, modes and X stay as announced (115.8).
 */
export function judgeFinalSet(
  state: MtgState,
  { spec, targets }: Announcement,
  selection: unknown,
): Result<LegalTargets> {
  const parsed = parseWith(targetSelection, selection);
  if (!parsed.ok) return parsed;
  const announced = { spec, targets };
  const excused = new Set(
    issuesOf(state, announced, asSelection(targets))
      .filter((found) => concernsUnchanged(found, targets, parsed.value))
      .map((found) => canonicalJson(found)),
  );
  const issues = issuesOf(state, announced, pinnedLike(targets, parsed.value)).filter(
    (found) => !excused.has(canonicalJson(found)),
  );
  if (issues.length > 0) return { ok: false, issues };
  const pin = (target: TargetRef, slot: number, place: number) => {
    const old = targets.slots[slot]?.targets[place];
    if (old && sameThing(old, target)) return old;
    const { kind, id } = target;
    const incarnation = (kind === 'card' ? cardById(state, id)?.incarnation : undefined) ?? 0;
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

/** Returns what is wrong with some targets, in the numbers that were announced. */
function issuesOf(
  state: MtgState,
  { spec, targets }: Pick<Announcement, 'spec' | 'targets'>,
  choice: TargetSelection,
): readonly Issue[] {
  const checked = resolverOf(state).check(withAnnouncedNumbers(spec, targets), targets.attempt, choice);
  return checked.ok ? [] : checked.issues;
}

/** Returns the places, slot by slot, of the announced targets that are illegal now. */
export function illegalPlaces(state: MtgState, announced: Announcement): readonly (readonly number[])[] {
  const { targets } = announced;
  const wrong = issuesOf(state, announced, asSelection(targets)).flatMap((found) => aboutWhich(found) ?? []);
  return targets.slots.map((own) =>
    own.targets.flatMap(({ id }, place) =>
      wrong.some(({ slot = own.slot, ids }) => slot === own.slot && ids.includes(id)) ? [place] : [],
    ),
  );
}

/** Returns the targets that an issue is about, by their ids, and their slot if they are all of one. */
function aboutWhich({ data }: Issue) {
  const about = concerned.safeParse(data);
  if (!about.success) return undefined;
  const { slot, target, targets = [] } = about.data;
  return { slot, ids: (target === undefined ? targets : [target, ...targets]).map(({ id }) => id) };
}

/** Whether an issue is about targets that stay in their places. */
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
  const about = aboutWhich(found);
  return about?.ids.every((id) => stays(about.slot, id)) ?? false;
}
const thing = z.object({ id: z.string() });

/** The part of an issue's data that names the targets it is about. */
const concerned = z.object({
  slot: z.string().optional(),
  target: thing.optional(),
  targets: z.array(thing).optional(),
});

/**
 * Returns a selection whose unchanged targets mean the same objects as before, though the caller names them
 * by id alone.
 */
function pinnedLike({ slots }: LegalTargets, selection: TargetSelection): TargetSelection {
  return selection.map(({ targets }, index) => ({
    targets: targets.map((target, place) => {
      const old = slots[index]?.targets[place];
      return old && sameThing(old, target) ? old : target;
    }),
  }));
}

/** The result of changing targets: the state and its events. */
export interface Retargeted {
  readonly state: MtgState;
  readonly changed: number;
  readonly events: readonly StackEvent[];
}

/** Finds what was announced for a spell or ability on the stack. */
export function announcedFor(state: MtgState, { kind, id }: PinnedRef): Announcement | undefined {
  return (kind === 'ability' ? abilityById(state, id) : cardById(state, id))?.announced;
}

/** Returns the state with another announcement for a spell or ability on the stack. */
const withAnnouncement = (state: MtgState, { kind, id }: PinnedRef, announced: Announcement): MtgState =>
  kind === 'ability'
    ? withAbility(state, { ...sure(abilityById(state, id)), announced })
    : withCard(state, cardWith(sure(cardById(state, id)), { announced }));

/**
 * Changes targets of a spell or ability by one of the four permissions of rule 115.7. Refuses if the
 * permission doesn't allow that many changes, or if the final set is illegal; then every target stays what it
 * was, even an illegal one (rule 115.7a). `selection` lists all targets, changed or not, place by place.
 */
export function changeTargets(
  state: MtgState,
  by: PinnedRef,
  permission: Retargeting,
  selection: TargetSelection,
): Result<Retargeted> {
  const announced = announcedFor(state, by);
  if (!announced) return refuse({ code: 'mtg.noSuchObject', data: { id: by.id } });
  const before = asSelection(announced.targets);
  const changed = changedPlaces(before, selection);
  const all = before.reduce((sum, { targets }) => sum + targets.length, 0);
  if (changed === undefined || !WANTS[permission](changed, all)) {
    const issue: GameIssue = {
      code: 'mtg.wrongChange',
      data: { permission, changed: changed ?? null, of: all },
    };
    return refuse(issue);
  }
  const judged = judgeFinalSet(state, announced, selection);
  if (!judged.ok) return judged;
  const old = announced.targets.slots.flatMap(({ targets }) => targets);
  return ok({
    state: withAnnouncement(state, by, { ...announced, targets: judged.value }),
    changed,
    events: becameTargets(state, by, judged.value, { before: old, isPutOnStack: false }),
  });
}
