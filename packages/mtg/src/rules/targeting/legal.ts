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

/** Returns the spec with the announced numbers of targets, which never change afterwards (rule 601.2c). */
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
 * Returns what a player who casts or activates must target one of, if able (rule 601.2c). The keyword
 * `flagbearer` on an opponent's permanent says so. It means all Flagbearers by subtype, whoever controls
 * them, with or without the keyword.
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
 * Refuses a choice that leaves out what must be chosen and could be, with the announced numbers and without
 * breaking a "can't" (rule 601.2c, fifth sentence).
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

/** Whether the source is a trigger. The rule speaks of casting and activating only. */
function isTrigger({ abilities }: MtgState, source: TargetRef | undefined): boolean {
  return (
    source?.kind === 'ability' &&
    abilities.some(({ id, ability }) => id === source.id && ability === 'triggered')
  );
}

/** Returns the resolver of a state. Cached. */
export const resolverOf = lately((state: MtgState): TargetResolver<MtgState> => mtg.resolver(state));

/**
 * Returns everything that is legal for one slot. `resolverOf(state).choices` tells whether it fits with the
 * other slots.
 */
export function getLegalTargets(
  state: MtgState,
  spec: TargetSpec,
  attempt: Attempt,
  slot: SlotKey = 0,
  partial: readonly SlotChoice[] = [],
): Result<readonly PinnedRef[]> {
  return resolverOf(state).legalTargets(spec, attempt, slot, partial);
}

/** Explains why something is, or isn't, a legal target of a slot: each failed step with its rule number. */
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
 * Checks a whole choice of targets, raw JSON allowed (rules 601.2c, 601.2d): every target is legal, numbers
 * and shares are right, and what must be targeted is, if that is possible (`mtg.mustTarget`).
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

/**
 * Checks an otherwise legal choice for what must be targeted. Refuses with `mtg.mustTarget` if that is left
 * out and possible.
 */
export function withMustTargets(state: MtgState, spec: TargetSpec, targets: LegalTargets): ValidationResult {
  const found = mustTargetIssue(state, spec, targets);
  return found ? refuse(found) : ok(targets);
}

/** The most combinations that are searched if something must be targeted (601.2c). */
const SEARCH_LIMIT = 5_000;

/**
 * Yields the legal choices one by one in a stable order, at most `limit`, each computed as it is asked for.
 * Divisions are even, since which others there are depends only on the total. Refuses with `tooComplex` if a
 * Flagbearer must be among the targets and there are too many combinations to search.
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
  return all.ok ? ok(legalAmong(all.value, state, spec, attempt, limit)) : all;
}

function* legalAmong(
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

/**
 * Checks announced targets again as a spell or ability begins to resolve (rule 608.2b). Reports on each of
 * them.
 */
export function checkTargetsStillLegal(
  state: MtgState,
  spec: TargetSpec,
  targets: LegalTargets,
): Result<ResolutionReport> {
  return resolverOf(state).checkTargetsStillLegal(spec, targets);
}
