import type { GameMatches } from '../contract.js';
import type { OpenedMatch } from './open.js';

/**
 * Returns the match at the shown step as a scenario: the position, the move that was made there if there was
 * one, and who won after it. `reticle scenario` runs it, and you edit it to what should happen.
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
