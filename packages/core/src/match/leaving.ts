import { type Result, issue, ok, refuse } from '../issue.js';
import type { Resignation, Match, MatchRuntime } from './definition.js';
import type { Move } from './move.js';

/**
 * Lets a player give up: by the game's own move, or by ending the match for all. See {@link
 * MatchRuntime.leave}.
 */
export function giveUp<State>(
  runtime: Pick<MatchRuntime<State>, 'apply' | 'game' | 'leaves' | 'outcome'>,
  match: Match<State>,
  player: string,
): Result<Resignation<State>> {
  if (runtime.leaves !== undefined) {
    const move: Move = { move: runtime.leaves, player };
    const applied = runtime.apply(match, move);
    if (!applied.ok) return applied;
    const over = runtime.outcome(applied.value.match);
    return ok({ ...applied.value, move, ...(over ? { outcome: over } : {}) });
  }
  const over = runtime.outcome(match);
  if (over) return refuse(issue('matchOver', { winners: over.winners }));
  const players = runtime.game.players(match.state).map(({ id }) => id);
  if (!players.includes(player)) return refuse(issue('unknownPlayer', { player }));
  const winners = players.filter((id) => id !== player);
  return ok({ match, events: [], outcome: { winners, reason: 'given up' } });
}
