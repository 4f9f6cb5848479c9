import {
  type Attempt,
  type Explanation,
  type GameIssue,
  type LegalTargets,
  type PinnedRef,
  type ResolutionReport,
  type Result,
  type SlotChoice,
  type SlotKey,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
  type ValidationResult,
  issue,
  ok,
  refuse,
} from '@reticle/core';
import { controllerOf } from '../../state/facts.js';
import { lately } from '../../state/memo.js';
import { isInRange } from '../../state/range.js';
import { refOf } from '../../state/refs.js';
import { type MtgState, areOpponents } from '../../state/state.js';
import { mtg } from './kinds.js';
import { permanentsIn } from '../../state/cards.js';
import { permanentsWith } from '../../state/permanents-with.js';

/** The same spec with the numbers that were announced: once set they never change (rule 601.2c). */
export function withAnnouncedNumbers(spec: TargetSpec, { slots }: LegalTargets): TargetSpec {
  return {
    ...spec,
    slots: spec.slots.map(({ division: _division, ...slot }) => {
      const count = slots.find((announced) => announced.slot === slot.id)?.targets.length;
      return count === undefined ? slot : { ...slot, min: count, max: count };
    }),
  };
}

/**
 * What a player who casts or activates must target one of, if possible (rule 601.2c). The keyword `flagbearer` of an
 * opponent's permanent says so; it speaks of Flagbearers, which are told by their subtype, whoever controls them and
 * whether they have the keyword or not.
 */
export function flagbearersAgainst(
  state: MtgState,
  { controller: player, source }: Attempt,
): readonly PinnedRef[] {
  const said = permanentsWith(state, 'flagbearer');
  if (said.length === 0 || isTrigger(state, source)) return [];
  const binds = (whose: string): boolean =>
    areOpponents(state, player, whose) && isInRange(state, whose, player);
  if (!said.some((card) => binds(controllerOf(card)))) return [];
  const there = permanentsIn(state).filter(({ phasedOut }) => !phasedOut);
  return there.filter(({ subtypes }) => subtypes.includes('Flagbearer')).map(refOf);
}

/**
 * The refusal of a choice that leaves out what must be chosen although it can be, with the numbers announced and no
 * "can't" broken (rule 601.2c, fifth sentence).
 */
function mustTargetIssue(state: MtgState, spec: TargetSpec, targets: LegalTargets): GameIssue | undefined {
  const { attempt, slots } = targets;
  const among = flagbearersAgainst(state, attempt);
  if (among.length === 0) return undefined;
  const chosen = slots.flatMap((slot) => slot.targets);
  const isAmong = ({ kind, id }: PinnedRef) => kind === 'card' && among.some((bearer) => bearer.id === id);
  if (chosen.some(isAmong)) return undefined;
  const resolver = resolverOf(state);
  const fixed = withAnnouncedNumbers(spec, targets);
  const targeted = (id: string) =>
    spec.slots.some((slot) => id.split(':')[0] === slot.id && slot.mode === 'target');
  const possible = among.filter((bearer) =>
    slots.some(({ slot, targets: own }, at) => {
      if (!targeted(slot) || own.length === 0) return false;
      const partial = slots.map((_slot, index) => ({ targets: index === at ? [bearer] : [] }));
      const solver = resolver.choices(fixed, attempt, partial);
      const done = solver.ok ? solver.value.completable() : solver;
      return done.ok && done.value;
    }),
  );
  return possible.length === 0 ? undefined : { code: 'mtg.mustTarget', data: { among: possible } };
}

/** The rule speaks of casting and activating; a trigger is put on the stack freely. */
function isTrigger({ abilities }: MtgState, source: TargetRef | undefined): boolean {
  return (
    source?.kind === 'ability' &&
    abilities.some(({ id, ability }) => id === source.id && ability === 'triggered')
  );
}

/** The resolver of a state, made once. */
export const resolverOf = lately((state: MtgState): TargetResolver<MtgState> => mtg.resolver(state));

/** Everything that is legal for one slot; whether it fits the other slots `resolverOf(state).choices` tells. */
export function getLegalTargets(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  slot: SlotKey = 0,
  partial: readonly SlotChoice[] = [],
): Result<readonly PinnedRef[]> {
  return resolverOf(state).legalTargets(spec, attempt, slot, partial);
}

/** Why one thing is, or is not, a legal target of a slot, each failed step with its rule number. */
export function validateSingleTarget(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  target: TargetRef,
  slot: SlotKey = 0,
  partial: readonly SlotChoice[] = [],
): Result<Explanation> {
  return resolverOf(state).explain(spec, attempt, target, slot, partial);
}

/**
 * Checks a whole choice of targets, raw JSON allowed (rules 601.2c and 601.2d): every target legal, the numbers and
 * shares right, and those included that must be, if that can be done (`mtg.mustTarget`).
 */
export function validateTargets(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  selection: unknown,
): ValidationResult {
  const checked = resolverOf(state).check(spec, attempt, selection);
  return checked.ok ? withMustTargets(state, spec, checked.value) : checked;
}

/** A choice that is legal but for what must be targeted; refused if that could be, and is not (`mtg.mustTarget`). */
export function withMustTargets(state: MtgState, spec: TargetSpec, targets: LegalTargets): ValidationResult {
  const found = mustTargetIssue(state, spec, targets);
  return found ? refuse(found) : ok(targets);
}

/** Where something must be targeted (601.2c), no more combinations than this are searched for it. */
const SEARCH_LIMIT = 5_000;

/**
 * The legal choices one by one in a stable order, `limit` at most and none made before it is asked for. Divisions are
 * even ones: which others there are depends on nothing but the total. Refused (`tooComplex`) where a flagbearer must be
 * among the targets and there are too many combinations to search for it.
 */
export function getAllLegalTargetCombinations(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  limit = 1000,
): Result<Iterable<TargetSelection>> {
  const solver = resolverOf(state).choices(spec, attempt);
  if (!solver.ok) return solver;
  if (flagbearersAgainst(state, attempt).length === 0) return solver.value.all(limit);
  const count = solver.value.count();
  if (!count.ok) return count;
  if (count.value > SEARCH_LIMIT) return refuse(issue('tooComplex', { limit: SEARCH_LIMIT }));
  const all = solver.value.all(SEARCH_LIMIT);
  return all.ok ? ok(allowed(all.value, state, spec, attempt, limit)) : all;
}

function* allowed(
  all: Iterable<TargetSelection>,
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  limit: number,
): Generator<TargetSelection, void> {
  let given = 0;
  for (const selection of all) {
    if (given >= limit) return;
    if (!validateTargets(state, spec, attempt, selection).ok) continue;
    given++;
    yield selection;
  }
}

/** Re-checks announced targets as a spell or ability begins to resolve (rule 608.2b): a report for each of them. */
export function checkTargetsStillLegal(
  state: MtgState,
  spec: TargetSpec,
  targets: LegalTargets,
): Result<ResolutionReport> {
  return resolverOf(state).checkTargetsStillLegal(spec, targets);
}
