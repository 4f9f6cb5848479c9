import type {
  Attempt,
  JsonObject,
  PinnedRef,
  Result,
  SlotChoice,
  TargetingGame,
  TargetRef,
  TargetSpec,
  ValidationResult,
} from '@reticle/core';
import type { MatchRuntime, Narration } from '@reticle/core/match';
import type { Token } from '@reticle/core/text';
import type { Describer } from './answer.js';
import type { Requirement } from './requirement.js';

/** What is known of a card beside its words. */
export interface About {
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

/** A text to begin with. */
export interface WordsExample {
  readonly title: string;
  readonly text: string;
  readonly about?: About;
}

/** One ability of a text, and one of its modes. */
export interface Which {
  readonly index: number;
  readonly mode?: number;
}

/** A text as a game reads it. */
export interface ReadText {
  readonly requirements: readonly Requirement[];
  /** The spec of one ability and mode; `undefined` where some of it is not understood. */
  readonly specOf: (which: Which) => TargetSpec | undefined;
}

/** How a game reads words. */
export interface GameWords extends Describer {
  readonly read: (text: string, about: About) => ReadText;
  /** Whether a word is the one that marks a target. */
  readonly isAnchor: (token: Token) => boolean;
  readonly examples: readonly WordsExample[];
  /** Card types that tell what a text is: a spell's, a permanent's. */
  readonly types: readonly string[];
}

/** A thing on a board, as people see it. */
export interface ThingView {
  readonly ref: PinnedRef;
  readonly name: string;
  /** On a grid: what stands for it, one or two letters. */
  readonly symbol?: string | undefined;
  /** What else is worth seeing, short: `2/2`, `flying`. */
  readonly facts: readonly string[];
  /** Conditions that are shown by more than words: `tapped`, `exerted`. */
  readonly marks: readonly string[];
  readonly controller?: string | undefined;
  /** On a grid: its field. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** A part of the board: one tab stop. */
export interface ZoneView {
  readonly id: string;
  readonly name: string;
  /** As a grid: how wide and high it is, and each field's ground, row by row. At most one thing stands on a field. */
  readonly grid?: {
    readonly width: number;
    readonly height: number;
    readonly ground: readonly { readonly name: string; readonly symbol: string }[];
  };
  readonly things: readonly ThingView[];
}

/** One value that an edit asks for. */
export interface EditField {
  readonly name: string;
  readonly label: string;
  /** What may be chosen; a text, or a number, where there is none. */
  readonly options?: readonly string[];
  readonly number?: boolean;
  readonly initial: string;
}

/** One way to change a board by hand. */
export interface BoardEdit<State> {
  readonly id: string;
  readonly label: string;
  /** Whether it is done to a thing, or to the board as a whole. */
  readonly on: 'thing' | 'board';
  /** What it asks for; `undefined` where it cannot be done to that thing. */
  readonly fields: (state: State, target: TargetRef | undefined) => readonly EditField[] | undefined;
  /** The board afterwards; it is parsed again before anything sees it. */
  readonly apply: (
    state: State,
    target: TargetRef | undefined,
    values: Readonly<Record<string, string>>,
  ) => State;
}

/** A board to begin with, and what is chosen on it: by words, or by a spec. */
export interface BoardExample<State> {
  readonly id: string;
  readonly title: string;
  readonly state: State;
  readonly asks: { readonly text: string; readonly about?: About } | { readonly spec: JsonObject };
  readonly attempt: Attempt;
}

/** What a game says of the next choice, where its rules ask for more or for less than the slots do by themselves. */
interface NextChoice {
  readonly slot: string;
  readonly min: number;
  readonly legal: readonly PinnedRef[];
}

/** How a test of the game's package is written: its names, as code. */
interface GameCode {
  readonly module: string;
  readonly game: string;
  /** Its own check of a whole choice, over `state`, `spec`, `attempt` and `choice`. */
  readonly check?: { readonly name: string; readonly call: string; readonly targets: string };
}

/** How a game's boards are shown and changed. */
export interface GameBoard<State> {
  readonly game: TargetingGame<State>;
  readonly examples: readonly [BoardExample<State>, ...BoardExample<State>[]];
  readonly zones: (state: State) => readonly ZoneView[];
  readonly edits: readonly BoardEdit<State>[];
  /** Checks a whole choice, where the game asks more of one than core does. */
  readonly check?: (state: State, spec: TargetSpec, attempt: Attempt, selection: unknown) => ValidationResult;
  /** The next choice, after `earlier` ones are made and with `picked` picked for it; none where all are made. */
  readonly next?: (
    state: State,
    spec: TargetSpec,
    attempt: Attempt,
    earlier: readonly SlotChoice[],
    picked: SlotChoice['targets'],
  ) => Result<NextChoice | undefined>;
  readonly code: GameCode;
}

/** A kind of match that can be begun. */
export interface MatchSetup {
  readonly id: string;
  readonly title: string;
  readonly options: JsonObject;
}

/** How a game's matches are shown and told: as the game tells them itself. */
export interface GameMatches<State> extends Narration<State> {
  readonly runtime: MatchRuntime<State>;
  readonly setups: readonly [MatchSetup, ...MatchSetup[]];
  /** The table as one viewer may see it: the `state` of a view. */
  readonly zones: (seen: JsonObject) => readonly ZoneView[];
  /** How a test gets at the runtime: what it imports, and the expression. */
  readonly code: { readonly imports: readonly string[]; readonly runtime: string };
}

/** A game's boards in a list of games: what its states are is known inside only, and `with` lets work in. */
export interface OpenBoard {
  with<Answer>(task: <State>(board: GameBoard<State>) => Answer): Answer;
}

/** A game's matches in a list of games. */
export interface OpenMatches {
  with<Answer>(task: <State>(matches: GameMatches<State>) => Answer): Answer;
}

/** Closes over a game's state type, so that games of different states stand in one list, and nothing is cast. */
export const openBoard = <State>(board: GameBoard<State>): OpenBoard => ({ with: (task) => task(board) });

/** The same for its matches. */
export const openMatches = <State>(matches: GameMatches<State>): OpenMatches => ({
  with: (task) => task(matches),
});

/** A game that the playground offers. Each part of its code is fetched when it is first asked for. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** Absent where cards are data only. */
  readonly words?: () => Promise<GameWords>;
  readonly board: () => Promise<OpenBoard>;
  /** Absent where no matches are played. */
  readonly matches?: () => Promise<OpenMatches>;
}
