import * as z from 'zod';
import { type Named, targetRef, type TargetRef } from '../ref.js';
import { issue, type CoreIssue, type Result } from '../issue.js';
import { frozenCopy } from '../json.js';
import { SLOT_STEPS } from './slot-steps.js';
import type { BoundSpec } from './bound-spec.js';
import { attempt, MAX_COUNT, type SlotChoice, type TargetSelection } from './spec.js';

const pinnedRef = targetRef.extend({ incarnation: z.int().nonnegative() });

const announcedSlot = z.strictObject({
  /** The slot's id; `slot:player` where each player has one. */
  slot: z.string().min(1).max(300),
  targets: z.array(pinnedRef).max(MAX_COUNT).readonly(),
  division: z.array(z.int().min(1).max(MAX_COUNT)).max(MAX_COUNT).readonly().optional(),
});

/** The chosen things of one slot, each with the incarnation that it had. */
export type AnnouncedSlot = Named<z.infer<typeof announcedSlot>>;

/** What {@link LegalTargets} is as JSON, to read it back from a stack that was saved. */
export const legalTargets = z.strictObject({
  attempt,
  slots: z.array(announcedSlot).max(256).readonly(),
});

/** A choice that was checked and found legal. Plain JSON, frozen; goes onto the stack and is re-checked from there. */
export type LegalTargets = Named<z.infer<typeof legalTargets>>;

/** What a check says: the legal choice, or every reason why it is none. */
export type ValidationResult = Result<LegalTargets>;

/** A choice that has no issues, as it is announced: each thing pinned, the source too if it is there. Frozen. */
export function announcedOf<State>(question: BoundSpec<State>, selection: TargetSelection): LegalTargets {
  const { board } = question;
  const { source, choosers } = question.attempt;
  const now = source && board.known(source)?.as === 'current' ? board.positionOf(source) : -1;
  const named = question.slots.flatMap(({ id, slot, chooser }): (readonly [string, string])[] =>
    slot.chooser === 'opponent' ? [[id, chooser]] : [],
  );
  const pinned = {
    ...question.attempt,
    ...(now < 0 ? {} : { source: board.ref(now) }),
    ...(named.length === 0 ? {} : { choosers: { ...choosers, ...Object.fromEntries(named) } }),
  };
  const slots = question.slots.map(({ id, automatic }, index) => {
    const { targets = [], division } = selection[index] ?? {};
    const refs = automatic ? [] : targets.map((ref) => question.ref(question.positionOf(ref)));
    return { slot: id, targets: refs, ...(division === undefined ? {} : { division }) };
  });
  return frozenCopy({ attempt: pinned, slots });
}

/** The positions of what was chosen; unknown things stand at -1. */
export function positionsOf<State>(
  question: BoundSpec<State>,
  choice: readonly SlotChoice[],
): readonly (readonly number[])[] {
  return question.slots.map((_slot, index) =>
    (choice[index]?.targets ?? []).map((ref) => question.positionOf(ref)),
  );
}

/** Every issue that a choice has by the steps of the pipeline, partial choices' missing parts included. */
export function issuesOf<State>(
  question: BoundSpec<State>,
  selection: TargetSelection,
): readonly CoreIssue[] {
  const wanted = question.slots.length;
  if (selection.length !== wanted) return [issue('wrongSlotCount', { wanted, got: selection.length })];
  const known = selection.map(({ targets }) => targets.filter((ref) => question.positionOf(ref) >= 0));
  return [...slotIssues(question, selection), ...relationIssues(question, known)];
}

/** The issues of each slot by itself. */
export function slotIssues<State>(
  question: BoundSpec<State>,
  selection: TargetSelection,
): readonly CoreIssue[] {
  const picks = positionsOf(question, selection);
  const pickedIn = question.pickedIn(picks.map((positions) => positions.filter((position) => position >= 0)));
  return question.slots.flatMap((slot, index) => {
    const choice = selection[index] ?? { targets: [] };
    const ofThings = slot.automatic
      ? []
      : choice.targets.flatMap((target) => question.failures(target, slot, pickedIn));
    return [...ofThings, ...SLOT_STEPS.flatMap((step) => step(slot, choice, picks[index] ?? []))];
  });
}

interface Member {
  readonly slot: number;
  readonly ref: TargetRef;
  readonly position: number;
}

/** The things of one slot, each once, however often it was named. */
function thingsOf<State>(
  question: BoundSpec<State>,
  slot: number,
  targets: readonly TargetRef[],
): readonly Member[] {
  const byPosition = new Map(targets.map((ref) => [question.positionOf(ref), ref]));
  return [...byPosition].map(([position, ref]) => ({ slot, ref, position }));
}

/** The relations that the given things break; asked with the things that are there. */
export function relationIssues<State>(
  question: BoundSpec<State>,
  targets: readonly (readonly TargetRef[])[],
): readonly CoreIssue[] {
  return question.relations.flatMap((relation) => {
    const slots = question.tied(relation);
    const members = slots.flatMap((slot) => thingsOf(question, slot, targets[slot] ?? []));
    const { relation: name, slots: between } = relation;
    const property = relation.relation === 'different' ? {} : { property: relation.property };
    const broken = (refs: readonly TargetRef[]) =>
      issue('relationBroken', { relation: name, slots: between, targets: refs, ...property });
    const rule = question.rule(relation);
    if (!rule) {
      const times = new Map<number, number>();
      for (const { position } of members) times.set(position, (times.get(position) ?? 0) + 1);
      const shared = members.filter(({ position }) => (times.get(position) ?? 0) > 1);
      return shared.length === 0 ? [] : [broken(shared.map(({ ref }) => ref))];
    }
    const end = members.reduce<string | undefined>(
      (state, { position }) => (state === undefined ? undefined : rule.step(state, position)),
      rule.start,
    );
    return end !== undefined && rule.accepts(end) ? [] : [broken(members.map(({ ref }) => ref))];
  });
}
