import { ok, type ChoiceSolver, type Result, type TargetSelection } from '@reticle/core';
import type { Asking } from './asking.js';
import { inCoreOrder } from './seats.js';
import type { CountView } from './shapes.js';

/** The most choices that are checked one by one if the game checks more than core does. */
const LOOK_THROUGH = 200;

/** What a choice so far can still lead to. */
export interface Outlook<State> {
  readonly solver: ChoiceSolver<State>;
  /** The whole choices that the game's own check allows, if it has one and there are few enough. */
  readonly allowed: readonly TargetSelection[] | undefined;
}

/** Looks ahead from a choice so far to the whole ones. It is refused if it is not legal so far. */
export function outlookFrom<State>(
  { opened: { resolver, attempt }, spec, seats, accepts }: Asking<State>,
  from: TargetSelection,
): Result<Outlook<State>> {
  const found = resolver.choices(spec, attempt, inCoreOrder(seats, from));
  if (!found.ok) return found;
  const solver = found.value;
  const count = accepts ? solver.count() : undefined;
  if (!accepts || !count?.ok || count.value > BigInt(LOOK_THROUGH)) return ok({ solver, allowed: undefined });
  const all = solver.all(LOOK_THROUGH);
  const allowed = all.ok ? [...all.value].filter(accepts) : undefined;
  return ok({ solver, allowed });
}

/**
 * Returns how many complete choices are ahead, or `null` if that is unknown: a game that makes one choice
 * after the other, and takes fewer if there are no more, has choices that core does not count.
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
