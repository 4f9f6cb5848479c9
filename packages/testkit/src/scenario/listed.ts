import type { GameMessages, Result } from '@reticle/core';
import { scenarioMessages } from './issues.js';
import type { ScenarioReport } from './report.js';
import { runScenario, type ScenarioGame } from './run.js';

/** A game in a list of games: what its states are is known inside only. */
export interface ListedScenarioGame {
  readonly id: string;
  run(json: unknown): Result<ScenarioReport>;
  /** The words for issues: the game's, and the scenarios' own. */
  readonly messages: GameMessages;
}

/** Closes over a game's state type, so that games of different states stand in one list. */
export function scenarioGame<State, MatchState = State>(
  of: ScenarioGame<State, MatchState>,
): ListedScenarioGame {
  const { game } = of;
  return {
    id: game.id,
    run: (json) => runScenario(of, json),
    messages: { ...game.messages, ...scenarioMessages },
  };
}
