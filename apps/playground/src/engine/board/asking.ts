import { ok, type Result, type SlotChoice, type TargetSelection, type TargetSpec } from '@reticle/core';
import { promptTargets, type OpenPrompt, type TargetAnswer, type TargetQuestion } from '@reticle/core/match';
import type { OpenedBoard } from './open.js';
import { inCoreOrder, seatsOf, type Seat } from './seats.js';

/** A choice so far, and the current question about it, by core's prompts. */
export interface Asking<State> {
  readonly opened: OpenedBoard<State>;
  readonly spec: TargetSpec;
  readonly seats: readonly Seat[];
  /** An entry for each seat. */
  readonly picks: TargetSelection;
  /** The current seat, its prompt, and the question that it belongs to. Absent if all are done. */
  readonly now?: Now<State>;
  /** Whether a chosen thing was not on offer. */
  readonly isBroken: boolean;
  /**
   * Whether the game accepts a whole choice, in core's order. Absent if it requires no more than core does.
   */
  readonly accepts: ((targets: TargetSelection) => boolean) | undefined;
}

interface Now<State> {
  readonly seat: number;
  readonly prompt: OpenPrompt;
  readonly question: TargetQuestion<State>;
}

const NOTHING: SlotChoice = { targets: [] };

/** Returns the verdict on a whole choice, seat by seat, by the game's own check if it has one. */
export const verdictOn = <State>({ opened, spec, picks, seats }: Asking<State>) => {
  const { board, resolver, state, attempt } = opened;
  return board.check
    ? board.check(state, spec, attempt, picks)
    : resolver.check(spec, attempt, inCoreOrder(seats, picks));
};

/** One question, and the seats that it asks. */
interface Part<State> {
  readonly question: TargetQuestion<State>;
  readonly given: readonly TargetAnswer[];
}

/** The state of the prompts after all chosen things were answered. */
type Walked =
  | { readonly found: 'open'; readonly prompt: OpenPrompt }
  | { readonly found: 'done'; readonly targets: TargetSelection }
  | { readonly found: 'broken' };

/** Opens a spec on a board: its seats, the choice so far, and the question after it. */
export function asking<State>(opened: OpenedBoard<State>, spec: TargetSpec): Result<Asking<State>> {
  const found = seatsOf(opened, spec);
  if (!found.ok) return found;
  const seats = found.value;
  const picks = seats.map((_seat, index) => opened.picks[index] ?? NOTHING);
  const base = { opened, spec, seats, picks, isBroken: false, accepts: acceptsOf(opened, spec) };
  return opened.board.next ? inTurn(base) : atOnce(base);
}

/** Returns the test whether the game accepts a whole choice. It judges each choice once. */
function acceptsOf<State>(
  { board: { check }, state, attempt }: OpenedBoard<State>,
  spec: TargetSpec,
): Asking<State>['accepts'] {
  if (!check) return undefined;
  const known = new Map<string, boolean>();
  return (targets) => {
    const key = JSON.stringify(targets);
    const isTaken = known.get(key) ?? check(state, spec, attempt, targets).ok;
    known.set(key, isTaken);
    return isTaken;
  };
}

/** Asks the whole spec as one question. */
function atOnce<State>(base: Asking<State>): Result<Asking<State>> {
  const { opened, spec, seats, picks, accepts } = base;
  const { resolver, attempt } = opened;
  const question = { resolver, spec, attempt, accepts };
  const walked = walk({ question, given: [] }, base);
  if (walked.found === 'broken') return ok({ ...base, isBroken: true });
  if (walked.found === 'open') return ok(openedAt(base, walked.prompt, question));
  const made = seats.map(({ at }) => walked.targets[at]?.division);
  const isBroken = picks.some(({ division }, index) =>
    division?.some((share, at) => share !== made[index]?.[at]),
  );
  if (isBroken) return ok({ ...base, isBroken });
  const whole = picks.map((pick, index): SlotChoice => {
    const division = made[index];
    return division ? { ...pick, division } : pick;
  });
  return ok({ ...base, picks: whole });
}

const openedAt = <State>(
  base: Asking<State>,
  prompt: OpenPrompt,
  question: TargetQuestion<State>,
): Asking<State> => ({
  ...base,
  now: { seat: base.seats.findIndex(({ id }) => id === prompt.id), prompt, question },
});

/** Asks seat by seat, as the game does: each choice is carried out before the next one. */
function inTurn<State>(base: Asking<State>): Result<Asking<State>> {
  const { opened, spec, seats, picks } = base;
  const { board, state, attempt } = opened;
  for (const index of seats.keys()) {
    const told = board.next?.(state, spec, attempt, picks.slice(0, index));
    if (!told) break;
    if (!told.ok) return told;
    const { question, given = [] } = told.value ?? {};
    if (!question) continue;
    const walked = walk({ question, given }, base);
    if (walked.found === 'broken') return ok({ ...base, isBroken: true });
    if (walked.found === 'open') return ok(openedAt(base, walked.prompt, question));
  }
  return ok(base);
}

/** Answers the prompts with the chosen things, as far as possible. */
function walk<State>({ question, given }: Part<State>, { seats, picks, opened }: Asking<State>): Walked {
  const answers = [...given];
  const taken = new Map<string, number>();
  for (;;) {
    const found = promptTargets(question, answers);
    if (!found.ok) return { found: 'broken' };
    const prompt = found.value;
    if (prompt.kind === 'chosen') return { found: 'done', targets: prompt.targets };
    const index = seats.findIndex(({ id }) => id === prompt.id);
    const { targets, division = [] } = picks[index] ?? NOTHING;
    const key = `${prompt.kind} ${prompt.id}`;
    const at = taken.get(key) ?? 0;
    taken.set(key, at + 1);
    const isDone = index < opened.slot && prompt.kind === 'target' && prompt.canStop;
    const next = prompt.kind === 'share' ? division[at] : (targets[at] ?? (isDone ? 'done' : undefined));
    if (next === undefined) return { found: 'open', prompt };
    answers.push(next);
  }
}
