import { type Attempt, type GameIssue, type Result, type TargetSpec, ok } from '@reticle/core';
import type { Declaration } from '../../language/card-definition.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import type { CardRef } from '../../state/facts.js';
import { cardById } from '../../state/cards.js';
import { type MtgState, seatsInOrder } from '../../state/state.js';
import { moveCard } from '../../state/zones.js';
import { resolverOf } from '../targeting/legal.js';
import { type Announced, type Proposal, activate, composeSpec } from './announce.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { isActive } from '../../state/teams.js';

/** Whether targets can be chosen for a spec at all, for all slots together. */
export function canChooseTargets(state: MtgState, spec: TargetSpec, attempt: Attempt): boolean {
  const solver = resolverOf(state).choices(spec, attempt);
  const done = solver.ok ? solver.value.completable() : solver;
  return done.ok && done.value;
}

const NONE: readonly string[] = [];

/**
 * Returns the modes that can be chosen. A mode whose targets can't be chosen is no choice (rules 700.2a,
 * 700.2b).
 */
export function legalModes(state: MtgState, declared: Declaration, attempt: Attempt): readonly string[] {
  if (declared.modes === undefined) return NONE;
  return declared.modes.options
    .filter(({ spec }) => spec === undefined || canChooseTargets(state, spec, attempt))
    .map(({ id }) => id);
}

/**
 * Whether some choice of modes and costs can be completed, so that it may be begun (rules 601.3, 603.3c). The
 * caller says which costs could be paid.
 */
export function canBegin(state: MtgState, declared: Declaration, attempt: Attempt, payable = NONE): boolean {
  const { min = 0, repeat = false } = declared.modes ?? {};
  const legal = legalModes(state, declared, attempt);
  const modes = Array.from({ length: min }, (_mode, index) => legal[repeat ? 0 : index] ?? '');
  return subsets(payable).some((costs) => {
    const spec = composeSpec(declared, { modes, costs });
    return spec.ok && canChooseTargets(state, spec.value, attempt);
  });
}

/**
 * Whether a player may begin to cast a card, judged as the spell that it would be (rule 601.3e). `becomes`
 * are the facts in which the spell differs from the card.
 */
export function canCast(
  state: MtgState,
  instanceId: string,
  controller: string,
  declared: Declaration,
  { becomes, payable, X = 0 }: CastOptions = {},
): boolean {
  const moved = moveCard(state, instanceId, 'stack', { ...becomes, controller });
  const source = cardById(moved, instanceId);
  if (!source) return false;
  const asked = { kind: 'card', id: instanceId, incarnation: source.incarnation };
  return canBegin(moved, declared, { controller, source: asked, variables: { X } }, payable);
}

/** What is known about a cast that is only considered. */
export interface CastOptions {
  readonly becomes?: Partial<MtgCard>;
  readonly payable?: readonly string[];
  readonly X?: number;
}

/** Returns every subset of some costs, the empty one first. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = list;
  if (first === undefined) return [NONE];
  const without = subsets(others);
  return [...without, ...without.map((subset) => [first, ...subset])];
}

/** What limits when an ability may be activated or a spell be cast. */
export interface Timing {
  readonly controller: string;
  readonly source: string;
  /** Whether its cost has {T} or {Q}. */
  readonly tapSymbol?: boolean;
  /** Whether it needs the timing of a sorcery. */
  readonly sorcerySpeed?: boolean;
  /** Whether it is a main phase of the active player. */
  readonly mainPhase?: boolean;
}

/**
 * Finds what forbids it before targets matter, for `Proposal.prohibited`: a tapped source or summoning
 * sickness if the cost taps it (rule 602.5a), or the wrong time (rule 602.5d).
 */
export function timingIssues(state: MtgState, timing: Timing): readonly GameIssue[] {
  const { controller, source, tapSymbol = false, sorcerySpeed = false, mainPhase = false } = timing;
  const card = cardById(state, source);
  const refused = (rule: string): GameIssue => ({ code: 'mtg.notNow', data: { rule, source } });
  const sick = card !== undefined && isSummoningSick(card);
  const quiet = state.stack.length === 0 && isActive(state, controller) && mainPhase;
  return [
    ...(tapSymbol && (card?.tapped === true || sick) ? [refused('602.5a')] : []),
    ...(sorcerySpeed && !quiet ? [refused('602.5d')] : []),
  ];
}

/**
 * An ability that has triggered and waits to be put on the stack; nothing is chosen for it yet (rule 603.3).
 */
export interface WaitingTrigger {
  readonly id: string;
  readonly name: string;
  readonly source: CardRef;
  /** The player who controlled its source as it triggered (rule 603.3a). */
  readonly controller: string;
  readonly declaration: Declaration;
  readonly roles?: Readonly<Record<string, string>>;
}

/**
 * Orders waiting triggers for the stack: those of the active player first, then in turn order (rule 603.3b).
 */
export function orderTriggers(
  state: MtgState,
  waiting: readonly WaitingTrigger[],
): readonly WaitingTrigger[] {
  const seats = seatsInOrder(state);
  const turn = ({ controller }: WaitingTrigger) => seats.indexOf(controller);
  return waiting.toSorted((a, b) => turn(a) - turn(b));
}

/** What became of a waiting trigger: it is on the stack, or was removed because it has no legal choice. */
export type Stacked = Announced | { readonly state: MtgState; readonly removed: true };

/**
 * Puts a trigger onto the stack with choices made now, not as it triggered (rules 115.1d, 603.3c, 603.3d).
 * Removes it if it has no legal choice. Refuses an illegal choice if there are legal ones.
 */
export function stackTrigger(
  state: MtgState,
  { id, name, source, controller, declaration, roles }: WaitingTrigger,
  proposal: Omit<Proposal, 'declaration'> = {},
): Result<Stacked> {
  const asked = {
    controller,
    source,
    variables: { X: proposal.X ?? 0 },
    ...withoutUndefined({ roles }),
  };
  if (!canBegin(state, declaration, asked)) return ok({ state, removed: true });
  return activate(
    state,
    { id, ability: 'triggered', controller, source, name },
    { ...proposal, declaration, ...withoutUndefined({ roles }) },
  );
}
