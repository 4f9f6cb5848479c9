import type { Result, TargetSpec } from '@reticle/core';
import {
  scenarioGame,
  type ListedScenarioGame,
  type ScenarioGame,
  type ScenarioWords,
} from '@reticle/testkit/scenario';
import { askedBy } from '../explain/from-text.js';
import { Failure } from '../failure.js';
import type { HostBoard, HostedGame, HostMatch, HostWords } from '@reticle/core/host';

/** A game for scenarios: words are read as `explain` reads them. */
export function scenariosOf(game: HostedGame): ListedScenarioGame {
  const { words, board, matches } = game;
  if (matches)
    return matches.with(<MatchState>({ runtime }: HostMatch<MatchState>) =>
      board.with(<State>(module: HostBoard<State>) =>
        scenarioGame({ ...boardOf(module, words), match: runtime }),
      ),
    );
  return board.with(<State>(module: HostBoard<State>) => scenarioGame(boardOf(module, words)));
}

/** What scenarios need of a game's boards. */
const boardOf = <State>(module: HostBoard<State>, words: HostWords | undefined): ScenarioGame<State> => ({
  game: module.game,
  ...(words ? { read: (asked: ScenarioWords) => readBy(module, words, asked) } : {}),
  ...(module.check ? { check: module.check } : {}),
});

function readBy<State>(module: HostBoard<State>, words: HostWords, asked: ScenarioWords): Result<TargetSpec> {
  try {
    return { ok: true, value: askedBy(module, words, asked).spec };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, issues: error.issues };
    throw error;
  }
}
