import { ok, type PinnedRef, type Result, type TargetSelection, type TargetSpec } from '@reticle/core';
import type { Opened } from './open.js';
import { inCoreOrder, type Seat } from './seats.js';
import { keyOf, type CountView } from './shapes.js';

/** Where the game checks more than core does, no more choices than this are gone through one by one. */
const LOOK_THROUGH = 300;

/** What is asked of a choice so far. */
export interface Asking<State> {
  readonly opened: Opened<State>;
  readonly spec: TargetSpec;
  readonly seats: readonly Seat[];
  readonly picks: TargetSelection;
}

/** The whole choices that the game itself allows, where there are few enough to look through; else `undefined`. */
function allowed<State>(
  { opened: { board, state, attempt }, spec }: Asking<State>,
  partial: TargetSelection,
): Result<readonly TargetSelection[] | undefined> {
  const { check, game } = board;
  if (!check) return ok(undefined);
  const solver = game.resolver(state).choices(spec, attempt, partial);
  const count = solver.ok ? solver.value.count() : solver;
  if (!solver.ok || !count.ok) return ok(undefined);
  if (count.value > BigInt(LOOK_THROUGH)) return ok(undefined);
  const all = solver.value.all(LOOK_THROUGH);
  return all.ok ? ok([...all.value].filter((choice) => check(state, spec, attempt, choice).ok)) : all;
}

/** What can be picked next for a seat so that the whole can still be completed. */
export function offersFor<State>(asking: Asking<State>, current: number): Result<readonly PinnedRef[]> {
  const { opened, spec, seats, picks } = asking;
  const { board, state, attempt } = opened;
  const seat = seats[current];
  if (!seat) return ok([]);
  const picked = picks[current]?.targets ?? [];
  const open = (refs: readonly PinnedRef[]): readonly PinnedRef[] =>
    refs.filter((ref) => picked.every((other) => keyOf(other) !== keyOf(ref)));
  if (board.next) {
    const told = board.next(state, spec, attempt, picks.slice(0, current), picked);
    return told.ok ? ok(open(told.value?.legal ?? [])) : told;
  }
  const partial = inCoreOrder(seats, picks);
  const solver = board.game.resolver(state).choices(spec, attempt, partial);
  if (!solver.ok) return solver;
  const found = solver.value.next(seat.at);
  const whole = found.ok ? allowed(asking, partial) : found;
  if (!found.ok || !whole.ok) return found.ok ? ok(open(found.value)) : found;
  if (whole.value === undefined) return ok(open(found.value));
  const keys = new Set(whole.value.flatMap((choice) => choice[seat.at]?.targets.map(keyOf) ?? []));
  return ok(open(found.value.filter((ref) => keys.has(keyOf(ref)))));
}

/** How few the current seat needs, as the game has it. */
export function leastFor<State>({ opened, spec, seats, picks }: Asking<State>, current: number): number {
  const { board, state, attempt } = opened;
  const told = board.next?.(state, spec, attempt, picks.slice(0, current), picks[current]?.targets ?? []);
  return told?.ok && told.value ? told.value.min : (seats[current]?.min ?? 0);
}

/**
 * How many complete choices go on from a choice; `null` where that is not known: a game that makes one choice after the
 * other, and takes fewer where there are no more, has choices that core does not count.
 */
export function countFrom<State>(asking: Asking<State>, from: TargetSelection): Result<CountView | null> {
  const { opened, spec, seats } = asking;
  const { board, state, attempt } = opened;
  const partial = inCoreOrder(seats, from);
  if (board.next && seats.length > 1) return ok(null);
  const solver = board.game.resolver(state).choices(spec, attempt, partial);
  const count = solver.ok ? solver.value.count() : solver;
  if (!count.ok) return count;
  if (board.next && count.value === 0n) return ok(null);
  const whole = allowed(asking, partial);
  if (whole.ok && whole.value) return ok({ count: String(whole.value.length), atMost: false });
  return ok({ count: String(count.value), atMost: board.check !== undefined });
}
