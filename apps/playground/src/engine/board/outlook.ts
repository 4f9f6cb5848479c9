import { ok, type ChoiceSolver, type Result, type TargetSelection } from '@reticle/core';
import type { Asking } from './asking.js';
import { inCoreOrder } from './seats.js';
import type { CountView } from './shapes.js';

/** Where the game checks more than core does, no more choices than this are gone through one by one. */
const LOOK_THROUGH = 200;

/** What can still come of a choice so far. */
export interface Outlook<State> {
  readonly solver: ChoiceSolver<State>;
  /** The whole choices that the game itself allows, where it has its own check, and there are few enough. */
  readonly allowed: readonly TargetSelection[] | undefined;
}

/** Looks from a choice so far to the whole ones; refused where it is not legal as far as it goes. */
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
