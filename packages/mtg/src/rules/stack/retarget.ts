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

/** What an effect allows: four different permissions (rules 115.7a to 115.7d). */
const RETARGETINGS = ['changeTheTargets', 'changeATarget', 'changeAnyTargets', 'chooseNewTargets'] as const;

/** A change of targets that is asked for, with its permission (rule 115.7). */
export type Retargeting = (typeof RETARGETINGS)[number];

/** Whether so many changed targets of so many are what the permission wants. */
const WANTS: { readonly [R in Retargeting]: (changed: number, all: number) => boolean } = {
  changeTheTargets: (changed, all) => changed === all,
  changeATarget: (changed) => changed === 1,
  changeAnyTargets: () => true,
  chooseNewTargets: () => true,
};

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
  return (target === undefined ? targets : [target, ...targets]).every(({ id }) => stays(slot, id));
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

/** What changing targets led to: the state and its events. */
export interface Retargeted {
  readonly state: MtgState;
  readonly changed: number;
  readonly events: readonly StackEvent[];
}

/** What is announced for a spell or ability on the stack. */
export function announcedFor(state: MtgState, { kind, id }: PinnedRef): Announcement | undefined {
  return (kind === 'ability' ? abilityById(state, id) : cardById(state, id))?.announced;
}

/** The state with another announcement for what lies on the stack. */
const withAnnouncement = (state: MtgState, { kind, id }: PinnedRef, announced: Announcement): MtgState =>
  kind === 'ability'
    ? withAbility(state, { ...sure(abilityById(state, id)), announced })
    : withCard(state, cardWith(sure(cardById(state, id)), { announced }));

/**
 * Changes targets of a spell or ability, by one of the four permissions of rule 115.7. Refused where the permission
 * does not allow so many changes, or the final set is not legal; then every target stays what it was, illegal ones too
 * (rule 115.7a). `selection` names all targets, changed or not, place by place.
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
    events: becameTargets(state, by, judged.value, old),
  });
}
