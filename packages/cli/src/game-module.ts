import type { Attempt, JsonObject, TargetingGame, TargetSpec, ValidationResult } from '@reticle/core';
import type { MatchRuntime, Narration } from '@reticle/core/match';
import { exampleOf } from './explain/example.js';
import type { Describer } from './issue-words.js';
import type { GameWords } from './words/game-words.js';

/** What the command needs of any game: enough to answer about targets. */
export interface TargetingModule<State> {
  readonly game: TargetingGame<State>;
  /** A question for `explain`, for people who want to see one. */
  readonly example: () => object;
  /** How the game reads its cards' printed words; absent where cards are data only. */
  readonly words?: GameWords;
  /** Checks a whole choice, where the game asks more of one than core does. */
  readonly check?: (state: State, spec: TargetSpec, attempt: Attempt, selection: unknown) => ValidationResult;
}

/** What of a game's narration it must have; where it has more, there is more to be read. */
type Told = 'narrate' | 'describeMove';

/** What the command needs of a game that is played: its matches, and how they are told (a whole `Narration`, best of all). */
export interface GameModule<State>
  extends Pick<Narration<State>, Told>, Partial<Omit<Narration<State>, Told>> {
  readonly runtime: MatchRuntime<State>;
  /** A board as text, from what a player or a spectator may see: the `state` of a view. */
  readonly render: (seen: JsonObject) => string;
  /** A question about the beginning of a match, for people who want to see one. */
  readonly example: { readonly options: JsonObject; readonly spec: JsonObject };
}

/** Work on a game that does not care what the game's states are. */
type TargetingTask<Answer> = <State>(game: TargetingModule<State>) => Answer;
type MatchTask<Answer> = <State>(game: GameModule<State>) => Answer;

/** A game's matches: what its states are is known inside only, and {@link with} lets work in. */
export interface ListedMatches {
  with<Answer>(task: MatchTask<Answer>): Answer;
}

/** A game in a list of games: what its states are is known inside only, and {@link with} lets work in. */
export interface ListedGame extends Describer {
  readonly id: string;
  readonly words?: GameWords;
  /** Absent where the game has no matches to be played. */
  readonly matches?: ListedMatches;
  with<Answer>(task: TargetingTask<Answer>): Answer;
}

/** Closes over a game's state type, so that games of different states stand in one list, and nothing is cast. */
export function listed<State>(module: TargetingModule<State>): ListedGame {
  const { game, words } = module;
  return {
    id: game.id,
    messages: game.messages,
    with: (task) => task(module),
    ...(words ? { words } : {}),
  };
}

/** The same for a game that can be played; where its targeting knows other states than its matches, with both. */
export function listedWithMatches<State>(module: GameModule<State>, targeting?: ListedGame): ListedGame {
  return {
    ...(targeting ?? listed({ game: module.runtime.game, example: () => exampleOf(module) })),
    messages: module.runtime.game.messages,
    matches: { with: (task) => task(module) },
  };
}
