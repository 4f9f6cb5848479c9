import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { LookAhead, Move } from '../move.js';
import type { Offer } from '../prompt.js';
import { candidateMoves } from './candidates.js';

/** The most moves that follow one move until what it began is over. */
const MOST_MOVES = 40;
/** The most moves that are compared for a decision on the way. */
const MOST_ANSWERS = 12;

/** Returns the match after a move. Returns undefined if the move is refused. */
export function afterMove<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
): Match<State> | undefined {
  const applied = runtime.apply(match, move);
  return applied.ok ? applied.value.match : undefined;
}

/**
 * Returns the match after the move that `evaluate` rates best right after it. Returns undefined if there is
 * none.
 */
function bestAnswer<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  random: Random,
): Match<State> | undefined {
  let best: Match<State> | undefined;
  let value = -Infinity;
  for (const move of candidateMoves(runtime, match, player, random, MOST_ANSWERS)) {
    const next = afterMove(runtime, match, move);
    const worth = next ? runtime.evaluate(next, player) : -Infinity;
    if (next && (!best || worth > value)) [best, value] = [next, worth];
  }
  return best;
}

/**
 * The options of a look-ahead: for which player, with which random source, and whether all moves that count
 * together are made. If `all` is left out, both ways are tried.
 */
interface LookAheadOptions {
  readonly player: string;
  readonly random: Random;
  readonly all?: boolean;
}

/**
 * Makes the next move on the way: players who can pass do; the player who looks ahead adds or ends moves that
 * count together; every other decision is made by `evaluate`.
 */
function nextOnTheWay<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  { passes, together = {} }: LookAhead<State>,
  { player, random, all = false }: LookAheadOptions,
): Match<State> | undefined {
  const [acting] = runtime.toAct(match);
  if (acting === undefined) return undefined;
  const adds = all && acting === player;
  const ends = acting === player ? Object.values(together) : [];
  let offer: Offer | undefined;
  // Only these moves are asked for, one by one: a player who passes anyway needs no others.
  const among = [...passes, ...ends, ...(adds ? Object.keys(together) : [])];
  for (const made of runtime.offers(match, acting, among)) {
    if (made.spec.slots.length > 0) continue;
    const isMore = adds && Object.hasOwn(together, made.move);
    if (isMore) offer = made;
    else offer ??= made;
    if (isMore || !adds) break;
  }
  const opened = offer && runtime.open(match, offer);
  const move = opened?.ok ? opened.value.ready() : undefined;
  return move ? afterMove(runtime, match, move) : bestAnswer(runtime, match, acting, random);
}

/**
 * Plays a match until nothing is pending: everybody passes, what waits resolves, and `evaluate` makes the
 * decisions on the way. Returns the match unchanged if the game does not define what is pending.
 */
function playUntilSettled<State>(
  runtime: MatchRuntime<State>,
  start: Match<State>,
  looking: LookAheadOptions,
): Match<State> {
  const { lookAhead } = runtime;
  if (!lookAhead) return start;
  let match = start;
  for (let moves = 0; moves < MOST_MOVES && lookAhead.isPending(match.state); moves++) {
    const next = nextOnTheWay(runtime, match, lookAhead, looking);
    if (!next) break;
    match = next;
  }
  return match;
}

/**
 * The match after a move and everything that follows from it, and whether all moves that count together with
 * it were made.
 */
export interface Outlook<State> {
  readonly match: Match<State>;
  readonly all: boolean;
}

/**
 * Plays a move and everything that follows from it. Returns undefined if the move is refused. A move that
 * counts together with others is tried alone and with all others, and the result that `evaluate` rates better
 * is returned, unless `all` decides.
 */
export function outlookOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
  looking: LookAheadOptions,
): Outlook<State> | undefined {
  const next = afterMove(runtime, match, move);
  if (!next) return undefined;
  const looked = (all: boolean): Outlook<State> => ({
    match: playUntilSettled(runtime, next, { ...looking, all }),
    all,
  });
  const { player, all } = looking;
  // Only moves without targets are added on the way, so that one with targets is always made alone.
  const joins = move.targets === undefined && Object.hasOwn(runtime.lookAhead?.together ?? {}, move.move);
  if (!joins) return looked(false);
  if (all !== undefined) return looked(all);
  const [alone, joined] = [looked(false), looked(true)];
  return runtime.evaluate(joined.match, player) > runtime.evaluate(alone.match, player) ? joined : alone;
}

/**
 * Whether a move is a pass while nothing is pending. Such a pass leaves the match worth what it is. What comes
 * next, such as the turn of another player, comes whatever is done before it, so that it must not make a move
 * look better that only puts it off.
 */
export const isIdle = <State>(
  { lookAhead }: MatchRuntime<State>,
  { state }: Match<State>,
  { move }: Move,
): boolean => lookAhead !== undefined && lookAhead.passes.includes(move) && !lookAhead.isPending(state);

/** Returns the match of {@link outlookOf}. */
export function playedThrough<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
  looking: LookAheadOptions,
): Match<State> | undefined {
  return outlookOf(runtime, match, move, looking)?.match;
}
