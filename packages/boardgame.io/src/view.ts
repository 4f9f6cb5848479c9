import type { Match, MatchEvent, MatchRuntime, Move } from '@reticle/core/match';
import type { Enumerated, Gameover } from './game.js';
import type { SeenMatch } from './hosted.js';
import { playerAt, seatsOf } from './seats.js';

/** The legal moves of a player, the first so many. */
export function listMoves<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string | undefined,
  most: number,
): readonly Move[] {
  const listed: Move[] = [];
  if (player === undefined || most < 1) return listed;
  for (const move of runtime.legalMoves(match, player, most)) {
    listed.push(move);
    if (listed.length >= most) break;
  }
  return listed;
}

/** A move as bots of boardgame.io take it. */
export const enumerated = ({ move, params = {}, targets }: Move): Enumerated => ({
  move,
  args: targets ? [params, targets] : [params],
});

/** What a seat sees of a match; a spectator where there is no such seat. */
export function seenFrom<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  playerID: string | null | undefined,
  { events, listed }: { events: readonly MatchEvent[]; listed: number },
): SeenMatch {
  const seats = seatsOf(runtime, match);
  const viewer = playerAt(seats, playerID);
  return {
    view: runtime.view(match, viewer),
    seats,
    events: runtime.viewEvents(events, viewer),
    moves: listMoves(runtime, match, viewer, listed),
  };
}

/** How a match ended, once it has. */
export function gameoverOf<State>(runtime: MatchRuntime<State>, match: Match<State>): Gameover | undefined {
  const outcome = runtime.outcome(match);
  if (!outcome) return undefined;
  const [first, ...others] = outcome.winners;
  if (first === undefined) return { ...outcome, draw: true };
  return others.length > 0 ? outcome : { ...outcome, winner: String(seatsOf(runtime, match).indexOf(first)) };
}
