import type { Result, TargetSpec } from '@reticle/core';
import { scenarioGame, type ListedScenarioGame, type ScenarioWords } from '@reticle/testkit/scenario';
import { askedBy } from '../explain/from-text.js';
import { Failure } from '../failure.js';
import type { ListedGame, TargetingModule } from '../game-module.js';

/** A game for scenarios: words are read as `explain` reads them. */
export function scenariosOf(game: ListedGame): ListedScenarioGame {
  return game.with(<State>(module: TargetingModule<State>) =>
    scenarioGame<State>({
      game: module.game,
      ...(module.words ? { read: (words: ScenarioWords) => readBy(module, words) } : {}),
      ...(module.check ? { check: module.check } : {}),
    }),
  );
}

function readBy<State>(module: TargetingModule<State>, words: ScenarioWords): Result<TargetSpec> {
  try {
    return { ok: true, value: askedBy(module, words).spec };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, issues: error.issues };
    throw error;
  }
}
