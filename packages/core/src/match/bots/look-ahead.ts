import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { LookAhead, Move } from '../move.js';
import type { Offer } from '../prompt.js';
import { candidateMoves } from './seat.js';

/** Moves that follow one move until what it began is over, at most. */
const MOST_MOVES = 40;
/** Moves that are looked at for a decision on the way. */
const MOST_ANSWERS = 12;

/** A match after a move; undefined if it is refused. */
export function afterMove<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
): Match<State> | undefined {
  const applied = runtime.apply(match, move);
  return applied.ok ? applied.value.match : undefined;
}

/** The move that `evaluate` likes best right after it; undefined if there is none. */
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

/** How somebody looks ahead: in whose name, with which dice, and whether moves that count together are all made; left out, both are tried. */
interface Looking {
  readonly player: string;
  readonly random: Random;
  readonly all?: boolean;
}

/** What is done on the way: who can pass does; the player goes on, or is done, with what counts together; the rest is judged. */
function goesOn<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  { passes, together = {} }: LookAhead<State>,
  { player, random, all = false }: Looking,
): Match<State> | undefined {
  const [acting] = runtime.toAct(match);
  if (acting === undefined) return undefined;
  const ends = Object.values(together);
  const adds = all && acting === player;
  let offer: Offer | undefined;
  // Offers are made as they are asked for: who passes anyway needs no others.
  for (const made of runtime.offers(match, acting)) {
    const { move, spec } = made;
    if (spec.slots.length > 0) continue;
    const isMore = adds && Object.hasOwn(together, move);
    if (isMore) offer = made;
    else if (passes.includes(move) || (acting === player && ends.includes(move))) offer ??= made;
    if (isMore || (offer && !adds)) break;
  }
  const opened = offer && runtime.open(match, offer);
  const move = opened?.ok ? opened.value.ready() : undefined;
  return move ? afterMove(runtime, match, move) : bestAnswer(runtime, match, acting, random);
}

/**
 * The match once what goes on in it is over: everybody passes, what waits resolves, decisions on the way are made by `evaluate`.
 * As it is in a game that says nothing of what is pending.
 */
function settled<State>(runtime: MatchRuntime<State>, start: Match<State>, looking: Looking): Match<State> {
  const { lookAhead } = runtime;
  if (!lookAhead) return start;
  let match = start;
  for (let moves = 0; moves < MOST_MOVES && lookAhead.isPending(match.state); moves++) {
    const next = goesOn(runtime, match, lookAhead, looking);
    if (!next) break;
    match = next;
  }
  return match;
}

/** A match after a move and all that it brings, and whether the moves that count together with it were all made. */
export interface Outlook<State> {
  readonly match: Match<State>;
  readonly all: boolean;
}

/**
 * A match after a move and all that it brings; undefined if the move is refused. A move of those that count together is made alone and with
 * the others, whichever `evaluate` likes better, unless `all` says which.
 */
export function outlookOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
  looking: Looking,
): Outlook<State> | undefined {
  const next = afterMove(runtime, match, move);
  if (!next) return undefined;
  const looked = (all: boolean): Outlook<State> => ({
    match: settled(runtime, next, { ...looking, all }),
    all,
  });
  const { player, all } = looking;
  if (!Object.hasOwn(runtime.lookAhead?.together ?? {}, move.move)) return looked(false);
  if (all !== undefined) return looked(all);
  const [alone, joined] = [looked(false), looked(true)];
  return runtime.evaluate(joined.match, player) > runtime.evaluate(alone.match, player) ? joined : alone;
}

/** The match of {@link outlookOf}. */
export function playedThrough<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  move: Move,
  looking: Looking,
): Match<State> | undefined {
  return outlookOf(runtime, match, move, looking)?.match;
}
