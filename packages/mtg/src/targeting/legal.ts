import {
  issue,
  ok,
  refuse,
  type Attempt,
  type Explanation,
  type PinnedRef,
  type ResolutionReport,
  type LegalTargets,
  type Result,
  type SlotChoice,
  type SlotKey,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
  type ValidationResult,
} from '@reticle/core';
import { mtg } from '../game.js';
import type { MtgState } from '../state/state.js';
import { flagbearersAgainst, mustTargetIssue } from './must-target.js';

const resolvers = new WeakMap<MtgState, TargetResolver<MtgState>>();

/** The resolver of a state, made once. */
export function resolverOf(state: MtgState): TargetResolver<MtgState> {
  const found = resolvers.get(state) ?? mtg.resolver(state);
  resolvers.set(state, found);
  return found;
}

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
  const resolver = resolverOf(state);
  const checked = resolver.check(spec, attempt, selection);
  if (!checked.ok) return checked;
  const found = mustTargetIssue(state, resolver, spec, checked.value);
  return found ? refuse(found) : checked;
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
