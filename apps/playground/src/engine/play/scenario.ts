import type { GameMatches } from '../contract.js';
import type { OpenedMatch } from './open.js';

/**
 * The match at the step that is looked at as a scenario: the position, the move that was made there if one was, and who has won
 * after it. `reticle scenario` runs it; what should happen is written into it.
 */
export function scenarioAt<State>(
  { runtime }: GameMatches<State>,
  { shown, at, line, seed }: OpenedMatch<State>,
): string {
  const { state, step, random, version } = shown;
  const next = line.steps[at];
  const after = next && at < line.reached ? next.after : shown;
  const scenario = {
    name: `Step ${at} of the match of seed ${seed}`,
    game: runtime.game.id,
    match: { version, step, random, state },
    moves: next && at < line.reached ? [next.move] : [],
    winners: runtime.outcome(after)?.winners ?? null,
  };
  return `${JSON.stringify(scenario, null, 1)}\n`;
}
