import * as z from 'zod';
import { issue, type CoreIssue, type Result } from '../issue.js';
import { frozenCopy } from '../json.js';
import { type Named, targetRef, type TargetRef, sameTarget, type PinnedRef } from '../ref.js';
import type { KnownObject } from './board.js';
import type { BoundSpec } from './bound-spec.js';
import { SLOT_STEPS } from './open-slot.js';
import type { PickLookup } from './slot-context.js';
import { attempt, MAX_COUNT, type SlotChoice, type TargetSelection } from './spec.js';

const pinnedRef = targetRef.extend({ incarnation: z.int().nonnegative() });

const announcedSlot = z.strictObject({
  /** The slot's id, or `slot:player` if each player has a slot of their own. */
  slot: z.string().min(1).max(300),
  targets: z.array(pinnedRef).max(MAX_COUNT).readonly(),
  division: z.array(z.int().min(1).max(MAX_COUNT)).max(MAX_COUNT).readonly().optional(),
});

/** The announced targets of one slot, each with the incarnation that it had. */
export type AnnouncedSlot = Named<z.infer<typeof announcedSlot>>;

/** The schema of {@link LegalTargets}, to read them back from a saved stack. */
export const legalTargets = z.strictObject({
  attempt,
  slots: z.array(announcedSlot).max(256).readonly(),
});

/**
 * A choice that was checked and found legal. Plain JSON, frozen. It goes onto the stack, and is re-checked
 * from there.
 */
export type LegalTargets = Named<z.infer<typeof legalTargets>>;

/** The result of a check: the legal choice, or every reason why it is illegal. */
export type ValidationResult = Result<LegalTargets>;

/**
 * Announces a choice that has no issues: pins the incarnation of each target, and of the source if it is
 * there. The result is frozen.
 */
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

/**
 * Pins a chosen thing to its current incarnation. Copies the reference, since a board may return an object of
 * the state.
 */
function pinnedTo<State>(question: BoundSpec<State>, ref: TargetRef): PinnedRef {
  const { kind, id, incarnation } = question.ref(question.positionOf(ref));
  return Object.freeze({ kind, id, incarnation });
}

/** Returns the positions of the chosen things. Unknown things have -1. */
export function positionsOf<State>(
  question: BoundSpec<State>,
  choice: readonly SlotChoice[],
): readonly (readonly number[])[] {
  return question.slots.map((_slot, index) =>
    (choice[index]?.targets ?? []).map((ref) => question.positionOf(ref)),
  );
}

/** Lists every issue of a whole choice. A partial choice also has issues for what is missing. */
export function issuesOf<State>(
  question: BoundSpec<State>,
  selection: TargetSelection,
): readonly CoreIssue[] {
  const wanted = question.slots.length;
  if (selection.length !== wanted) return [issue('wrongSlotCount', { wanted, got: selection.length })];
  const known = selection.map(({ targets }) => targets.filter((ref) => question.positionOf(ref) >= 0));
  return [...slotIssues(question, selection), ...relationIssues(question, known)];
}

/** Lists the issues of each slot by itself. */
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

/** Lists the things of one slot, each once, even if one was named twice. */
function thingsOf<State>(
  question: BoundSpec<State>,
  slot: number,
  targets: readonly TargetRef[],
): readonly Member[] {
  const byPosition = new Map(targets.map((ref) => [question.positionOf(ref), ref]));
  return [...byPosition].map(([position, ref]) => ({ slot, ref, position }));
}

/** Lists the relations that the given things break. All things must be on the board. */
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

/** A report on one announced target, as its spell or ability resolves. */
export interface TargetReport {
  readonly target: PinnedRef;
  readonly legal: boolean;
  /** The steps that it fails now. */
  readonly issues: readonly CoreIssue[];
  /** The object as it is, or as the game remembers it. Undefined if neither is known. */
  readonly known: KnownObject | undefined;
  /** Its share of a division, which was fixed on announcement. */
  readonly share?: number;
}

/** The reports on the announced targets of one slot, in the order in which they were chosen. */
interface SlotReport {
  readonly slot: string;
  readonly targets: readonly TargetReport[];
}

/**
 * The report on all announced targets. The effect acts on the legal targets of each slot, and on no others.
 */
export interface ResolutionReport {
  readonly slots: readonly SlotReport[];
}

/** Reports on announced targets. The {@link BoundSpec} must have been opened with what was announced. */
export function reportOn<State>(question: BoundSpec<State>, { slots }: LegalTargets): ResolutionReport {
  const pickedIn: PickLookup = (wanted) => {
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
 * Whether a spell or ability does nothing because of its targets: it has at least one target, and all its
 * targets, over all slots, are illegal. A spell that was announced without any target never fizzles (Magic's
 * rules 608.2b and 115.6).
 */
export function shouldSpellFizzle({ slots }: ResolutionReport): boolean {
  const all = slots.flatMap(({ targets }) => targets);
  return all.length > 0 && all.every(({ legal }) => !legal);
}
