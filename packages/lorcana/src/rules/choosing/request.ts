import {
  type Attempt,
  type GameIssue,
  issue,
  ok,
  type PinnedRef,
  refuse,
  type Result,
  type SlotChoice,
  type TargetRef,
  type TargetSlot,
  type TargetSpec,
} from '@reticle/core';
import type { NextQuestion } from '@reticle/core/host';
import type { Decision } from '@reticle/core/play';
import { cardsOf, type LorcanaBoard } from '../../state/board.js';
import { lorcana, resolverOf } from '../../state/game.js';
import type { LorcanaState } from '../../state/state.js';
import { bind, type Bound } from './bind.js';
import {
  asManyAsPossible,
  type EffectKind,
  effectOf,
  leaveRoom,
  mayFail,
  type MustChoose,
  mustChooseAmong,
  mustChooseIssue,
  nextPicks,
} from './must-choose.js';
import { earlierOf, type Opening, openingsOf } from './openings.js';

/** The next choice of a spec, with what can be chosen now. Plain JSON. */
export interface ChoiceRequest {
  /** The slot's id. If each player chooses, it is `slot:player`. */
  readonly slot: string;
  /** The player who chooses. */
  readonly chooser: string;
  /** Set if nobody chooses: everything is taken, or chance decides. */
  readonly automatic?: 'all' | 'random';
  /**
   * How many to choose. For the choice of an effect, at most as many as there are: what can't be done is left
   * out (rule 1.2.3).
   */
  readonly min: number;
  readonly max: number | 'any';
  /** What may be picked next, in board order. */
  readonly legal: readonly PinnedRef[];
  /** What must be chosen (rule 6.7.3). `legal` contains no pick that would leave no room for it. */
  readonly must?: MustChoose;
  /** `choose`: an effect chooses. `target`: a player picks for an action of the turn or a cost. */
  readonly mode: TargetSlot['mode'];
  readonly effect: EffectKind;
  /**
   * The choice as a question of its own. Undefined if it depends on a choice that was not made, so that
   * nothing can be chosen.
   */
  readonly bound?: Bound;
}

/**
 * Returns the next choice: the first one that `earlier` does not hold. `picked` are the picks made for it so
 * far. Returns undefined if all choices are made.
 *
 * Earlier choices are taken as they were made, and not judged again. Each sentence is carried out before the
 * next one (rule 6.1.2), so `state` already contains what it did.
 */
export function nextChoice(
  state: LorcanaBoard,
  spec: TargetSpec,
  attempt: Attempt,
  earlier: readonly SlotChoice[] = [],
  picked: SlotChoice['targets'] = [],
): Result<ChoiceRequest | undefined> {
  const openings = openingsOf(state, spec, attempt);
  if (!openings.ok) return openings;
  const wanted = openings.value.length;
  if (earlier.length > wanted) return refuse(issue('wrongSlotCount', { wanted, got: earlier.length }));
  const opening = openings.value[earlier.length];
  if (!opening) return ok(undefined);
  const bound = bind(state, spec, opening, earlierOf(openings.value, earlier), attempt);
  if (!bound.ok) return bound;
  const common = {
    slot: opening.id,
    chooser: bound.value?.chooser ?? opening.chooser ?? attempt.controller,
    mode: opening.slot.mode,
    effect: effectOf(state, attempt.source),
    ...automaticOf(opening),
  };
  return bound.value
    ? requestOf(state, common, bound.value, picked)
    : ok({ ...common, min: 0, max: 0, legal: [] });
}

type Common = Omit<ChoiceRequest, 'min' | 'max' | 'legal' | 'must' | 'bound'>;

function automaticOf({ slot: { chooser } }: Opening): Pick<ChoiceRequest, 'automatic'> {
  return chooser === 'all' || chooser === 'random' ? { automatic: chooser } : {};
}

function requestOf(
  state: LorcanaBoard,
  common: Common,
  whole: Bound,
  picked: SlotChoice['targets'],
): Result<ChoiceRequest> {
  const resolver = resolverOf(state);
  const asked = resolver.ask(whole.spec, whole.attempt);
  if (!asked.ok) return asked;
  const { min: least = 0, max: most = 0, slot } = asked.value.slots[whole.at] ?? {};
  const found = resolver.legalTargets(whole.spec, whole.attempt, whole.at, whole.partial);
  if (!found.ok) return found;
  const legal = found.value;
  const numbers = { min: least, max: most === Infinity ? ('any' as const) : most };
  if (common.automatic) return ok({ ...common, ...numbers, legal, bound: whole });

  const byEffect = common.mode === 'choose';
  const wanted = slot && mayFail(slot) ? 0 : least;
  const bound = byEffect ? asManyAsPossible(resolver, whole, wanted, legal) : ok(whole);
  if (!bound.ok) return bound;
  const next = nextPicks(resolver, bound.value, picked, legal);
  if (!next.ok) return next;
  const must = byEffect ? mustChooseAmong(state, resolver, bound.value, legal, most) : ok(undefined);
  if (!must.ok) return must;
  const min = bound.value.spec.slots[whole.at]?.min;
  return ok({
    ...common,
    ...numbers,
    min: typeof min === 'number' ? min : least,
    legal: must.value ? leaveRoom(must.value, next.value, picked, most) : next.value,
    ...(must.value ? { must: must.value } : {}),
    bound: bound.value,
  });
}

/**
 * Returns what must be chosen for a decision (rule 6.7.3), if anything. It must agree with {@link
 * nextChoice}, which it asks.
 */
export function forcedIn(
  state: LorcanaBoard,
  { spec, attempt }: Pick<Decision, 'spec' | 'attempt'>,
): MustChoose | undefined {
  if (!cardsOf(state).some(({ mustBeChosen }) => mustBeChosen)) return undefined;
  const request = nextChoice(state, spec, attempt);
  return request.ok ? request.value?.must : undefined;
}

/** Returns why a choice for a decision is refused: it omits what must be chosen. */
export function forcedIssues(
  state: LorcanaBoard,
  decision: Decision,
  chosen: readonly TargetRef[],
): readonly GameIssue[] {
  const must = forcedIn(state, decision);
  const refusal = must && mustChooseIssue(decision.spec.slots[0]?.id ?? '', must, chosen);
  return refusal ? [refusal] : [];
}

/**
 * Returns the next choice in the form of a question for core. Each sentence is carried out before the next
 * one (rule 6.1.2), as much as possible is chosen (1.2.3), and what must be chosen is included (6.7.3).
 */
export function nextQuestion(
  state: LorcanaState,
  spec: TargetSpec,
  attempt: Attempt,
  earlier: readonly SlotChoice[],
): Result<NextQuestion<LorcanaState> | undefined> {
  const request = nextChoice(state, spec, attempt, earlier);
  if (!request.ok) return request;
  if (!request.value) return ok(undefined);
  const { slot, bound, must } = request.value;
  if (!bound) return ok({ slot, given: [] });
  const accepts =
    must &&
    ((targets: readonly SlotChoice[]) => !mustChooseIssue(slot, must, targets[bound.at]?.targets ?? []));
  return ok({
    slot,
    question: { resolver: lorcana.resolver(state), spec: bound.spec, attempt: bound.attempt, accepts },
    given: bound.partial.flatMap(({ targets }) => targets),
  });
}
