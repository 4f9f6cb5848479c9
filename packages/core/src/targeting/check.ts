import * as z from 'zod';
import { issue, type CoreIssue, type Result } from '../issue.js';
import { frozenCopy } from '../json.js';
import { type Named, targetRef, type TargetRef, sameTarget, type PinnedRef } from '../ref.js';
import type { Known } from './board.js';
import type { BoundSpec } from './bound-spec.js';
import { SLOT_STEPS } from './open-slot.js';
import type { PickedIn } from './slot-context.js';
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
  const pinned = Object.assign(
    {},
    question.attempt,
    now < 0 ? undefined : { source: board.ref(now) },
    named.length === 0 ? undefined : { choosers: { ...choosers, ...Object.fromEntries(named) } },
  );
  const slots = question.slots.map(({ id, automatic }, index): AnnouncedSlot => {
    const { targets: chosen = [], division } = selection[index] ?? {};
    const targets = Object.freeze(automatic ? [] : chosen.map((ref) => pinnedTo(question, ref)));
    return Object.freeze(
      division === undefined ? { slot: id, targets } : { slot: id, targets, division: frozenCopy(division) },
    );
  });
  return Object.freeze({ attempt: frozenCopy(pinned), slots: Object.freeze(slots) });
}

/** What a chosen thing is now, as an announcement has it: copied, since a board may give what a state holds. */
function pinnedTo<State>(question: BoundSpec<State>, ref: TargetRef): PinnedRef {
  const { kind, id, incarnation } = question.ref(question.positionOf(ref));
  return Object.freeze({ kind, id, incarnation });
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
function relationIssues<State>(
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

/** One announced thing as it stands when its spell or ability resolves. */
export interface TargetReport {
  readonly target: PinnedRef;
  readonly legal: boolean;
  /** Every step that it fails now. */
  readonly issues: readonly CoreIssue[];
  /** What is still known of it: as it is, as the game remembers it, or nothing. */
  readonly known: Known | undefined;
  /** Its share of a division, fixed on announcement. */
  readonly share?: number;
}

/** The announced things of one slot, in the order in which they were chosen. */
interface SlotReport {
  readonly slot: string;
  readonly targets: readonly TargetReport[];
}

/** What became of each announced target: the effect acts on the legal ones of the slot, and on no others. */
export interface ResolutionReport {
  readonly slots: readonly SlotReport[];
}

/** The report on announced targets; {@link BoundSpec} must have been asked with what was announced. */
export function reportOn<State>(question: BoundSpec<State>, { slots }: LegalTargets): ResolutionReport {
  const pickedIn: PickedIn = (wanted) => {
    const [ref] = slots.find(({ slot }) => slot === wanted)?.targets ?? [];
    return ref && question.board.known(ref);
  };
  const judged = question.slots.map((open) => {
    const announced = slots.find(({ slot }) => slot === open.id);
    const targets = announced?.targets ?? [];
    return {
      slot: open.id,
      targets: targets.map((target, index) => ({
        target,
        issues: question.failures(target, open, pickedIn),
        known: target.kind === 'choice' ? undefined : question.board.known(target),
        share: announced?.division?.[index],
      })),
    };
  });
  const legalNow = judged.map(({ targets }) =>
    targets.filter(({ issues }) => issues.length === 0).map(({ target }) => target),
  );
  const broken = relationIssues(question, legalNow);
  return {
    slots: judged.map(({ slot, targets }) => ({
      slot,
      targets: targets.map(({ target, issues, known, share }) => {
        const tied = broken.filter(
          ({ code, data }) =>
            code === 'relationBroken' && 'targets' in data && inRelation(data, slot, target),
        );
        const all = [...issues, ...tied];
        return {
          target,
          legal: all.length === 0,
          issues: all,
          known,
          ...(share === undefined ? {} : { share }),
        };
      }),
    })),
  };
}

function inRelation(
  data: { readonly slots: readonly string[]; readonly targets: readonly TargetRef[] },
  slot: string,
  target: TargetRef,
): boolean {
  const [declared = slot] = slot.split(':');
  return data.slots.includes(declared) && data.targets.some((other) => sameTarget(other, target));
}

/**
 * Whether a spell or ability does nothing because of its targets: it has at least one, and every one of them, over all
 * slots, is illegal. One that was announced without any target never fizzles (Magic's rules 608.2b and 115.6).
 */
export function shouldSpellFizzle({ slots }: ResolutionReport): boolean {
  const all = slots.flatMap(({ targets }) => targets);
  return all.length > 0 && all.every(({ legal }) => !legal);
}
