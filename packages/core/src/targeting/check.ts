import { issue, type CoreIssue, type Result } from '../issue.js';
import type { OpenSlot } from './open-slot.js';
import type { Question } from './question.js';
import type { PinnedRef, TargetRef } from './ref.js';
import type { Attempt, SlotChoice, TargetSelection } from './spec.js';

/** The chosen things of one slot, each with the incarnation that it had. */
export interface AnnouncedSlot {
  readonly slot: string;
  readonly targets: readonly PinnedRef[];
  readonly division?: readonly number[];
}

/** A choice that was checked and found legal. Plain JSON, frozen; goes onto the stack and is re-checked from there. */
export interface LegalTargets {
  readonly attempt: Attempt;
  readonly slots: readonly AnnouncedSlot[];
}

/** What a check says: the legal choice, or every reason why it is none. */
export type ValidationResult = Result<LegalTargets>;

/** The positions of what was chosen; unknown things stand at -1. */
export function positionsOf<State>(
  question: Question<State>,
  choice: readonly SlotChoice[],
): readonly (readonly number[])[] {
  return question.slots.map((_slot, index) =>
    (choice[index]?.targets ?? []).map((ref) => question.positionOf(ref)),
  );
}

/** Every issue that a choice has by the steps of the pipeline, partial choices' missing parts included. */
export function issuesOf<State>(question: Question<State>, selection: TargetSelection): readonly CoreIssue[] {
  const wanted = question.slots.length;
  if (selection.length !== wanted) return [issue('wrongSlotCount', { wanted, got: selection.length })];
  const known = selection.map(({ targets }) => targets.filter((ref) => question.positionOf(ref) >= 0));
  return [...slotIssues(question, selection), ...relationIssues(question, known)];
}

/** The issues of each slot by itself. */
export function slotIssues<State>(
  question: Question<State>,
  selection: TargetSelection,
): readonly CoreIssue[] {
  const picks = positionsOf(question, selection);
  const pickedIn = question.pickedIn(picks.map((positions) => positions.filter((position) => position >= 0)));
  return question.slots.flatMap((slot, index) => {
    const choice = selection[index] ?? { targets: [] };
    if (slot.automatic) {
      return choice.targets.length === 0
        ? []
        : [issue('notChosen', { slot: slot.id, chooser: slot.automatic })];
    }
    return [
      ...choice.targets.flatMap((target) => question.failures(target, slot, pickedIn)),
      ...quantityIssues(slot, choice),
      ...repeatIssues(slot, choice.targets, picks[index] ?? []),
      ...divisionIssues(slot, choice),
    ];
  });
}

function quantityIssues<State>(
  { id, min, max }: OpenSlot<State>,
  { targets }: SlotChoice,
): readonly CoreIssue[] {
  const got = targets.length;
  if (got < min) return [issue('tooFewTargets', { slot: id, wanted: min, got })];
  return got > max ? [issue('tooManyTargets', { slot: id, wanted: max, got })] : [];
}

function repeatIssues<State>(
  { id }: OpenSlot<State>,
  targets: readonly TargetRef[],
  positions: readonly number[],
): readonly CoreIssue[] {
  const seen = new Set<number>();
  return targets.flatMap((target, index) => {
    const position = positions[index] ?? -1;
    const repeated = position >= 0 && seen.has(position);
    seen.add(position);
    return repeated ? [issue('repeatedTarget', { slot: id, target })] : [];
  });
}

function divisionIssues<State>(
  { id, division: total }: OpenSlot<State>,
  choice: SlotChoice,
): readonly CoreIssue[] {
  const { division, targets } = choice;
  const wrong = (problem: 'missing' | 'unwanted' | 'length' | 'sum' | 'share') => [
    issue('wrongDivision', { slot: id, total: total ?? 0, problem }),
  ];
  if (total === undefined) return division === undefined ? [] : wrong('unwanted');
  if (division === undefined) return targets.length === 0 ? [] : wrong('missing');
  if (division.length !== targets.length) return wrong('length');
  if (division.some((share) => share < 1)) return wrong('share');
  return targets.length > 0 && division.reduce((sum, share) => sum + share, 0) !== total ? wrong('sum') : [];
}

interface Member {
  readonly slot: number;
  readonly ref: TargetRef;
  readonly position: number;
}

/** The things of one slot, each once, however often it was named. */
function thingsOf<State>(
  question: Question<State>,
  slot: number,
  targets: readonly TargetRef[],
): readonly Member[] {
  const byPosition = new Map(targets.map((ref) => [question.positionOf(ref), ref]));
  return [...byPosition].map(([position, ref]) => ({ slot, ref, position }));
}

/** The relations that the given things break; asked with the things that are there. */
export function relationIssues<State>(
  question: Question<State>,
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
