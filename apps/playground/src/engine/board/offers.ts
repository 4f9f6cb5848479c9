import {
  ok,
  type ChoiceSolver,
  type PinnedRef,
  type Result,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import type { Opened } from './open.js';
import { inCoreOrder, type Seat } from './seats.js';
import { keyOf, type CountView } from './shapes.js';

/** Where the game checks more than core does, no more choices than this are gone through one by one. */
const LOOK_THROUGH = 200;

/** What is asked of a choice so far. */
export interface Asking<State> {
  readonly opened: Opened<State>;
  readonly spec: TargetSpec;
  readonly seats: readonly Seat[];
  readonly picks: TargetSelection;
}

/** What can still come of a choice so far. */
export interface Outlook<State> {
  readonly solver: ChoiceSolver<State>;
  /** The whole choices that the game itself allows, where it has its own check, and there are few enough. */
  readonly allowed: readonly TargetSelection[] | undefined;
}

/** Looks from a choice so far to the whole ones; refused where it is not legal as far as it goes. */
export function outlookFrom<State>(
  { opened: { board, resolver, state, attempt }, spec, seats }: Asking<State>,
  from: TargetSelection,
): Result<Outlook<State>> {
  const { check } = board;
  const found = resolver.choices(spec, attempt, inCoreOrder(seats, from));
  if (!found.ok) return found;
  const solver = found.value;
  const count = check ? solver.count() : undefined;
  if (!check || !count?.ok || count.value > BigInt(LOOK_THROUGH)) return ok({ solver, allowed: undefined });
  const all = solver.all(LOOK_THROUGH);
  const allowed = all.ok
    ? [...all.value].filter((choice) => check(state, spec, attempt, choice).ok)
    : undefined;
  return ok({ solver, allowed });
}

/** What can be picked next for a seat so that the whole can still be completed. */
export function offersFor<State>(
  { opened: { board, state, attempt }, spec, seats, picks }: Asking<State>,
  current: number,
  outlook: Result<Outlook<State>>,
): Result<readonly PinnedRef[]> {
  const seat = seats[current];
  if (!seat) return ok([]);
  const picked = picks[current]?.targets ?? [];
  const open = (refs: readonly PinnedRef[]): readonly PinnedRef[] =>
    refs.filter((ref) => picked.every((other) => keyOf(other) !== keyOf(ref)));
  if (board.next) {
    const told = board.next(state, spec, attempt, picks.slice(0, current), picked);
    return told.ok ? ok(open(told.value?.legal ?? [])) : told;
  }
  if (!outlook.ok) return outlook;
  const { solver, allowed } = outlook.value;
  const found = solver.next(seat.at);
  if (!found.ok) return found;
  if (!allowed) return ok(open(found.value));
  const keys = new Set(allowed.flatMap((choice) => choice[seat.at]?.targets.map(keyOf) ?? []));
  return ok(open(found.value.filter((ref) => keys.has(keyOf(ref)))));
}

/** How few the current seat needs, as the game has it. */
export function leastFor<State>({ opened, spec, seats, picks }: Asking<State>, current: number): number {
  const { board, state, attempt } = opened;
  const told = board.next?.(state, spec, attempt, picks.slice(0, current), picks[current]?.targets ?? []);
  return told?.ok && told.value ? told.value.min : (seats[current]?.min ?? 0);
}

/**
 * How many complete choices there are ahead; `null` where that is not known: a game that makes one choice after the
 * other, and takes fewer where there are no more, has choices that core does not count.
 */
export function countIn<State>(
  { opened: { board }, seats }: Asking<State>,
  outlook: Result<Outlook<State>>,
): Result<CountView | null> {
  if (!outlook.ok) return outlook;
  if (board.next && seats.length > 1) return ok(null);
  const { solver, allowed } = outlook.value;
  const count = solver.count();
  if (!count.ok) return count;
  if (board.next && count.value === 0n) return ok(null);
  if (allowed) return ok({ count: String(allowed.length), atMost: false });
  return ok({ count: String(count.value), atMost: board.check !== undefined });
}
