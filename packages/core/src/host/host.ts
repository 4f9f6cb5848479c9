import type { TargetingGame } from '../game.js';
import type { Result, GameMessages } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { MatchRuntime } from '../match/definition.js';
import type { Narration } from '../match/narration.js';
import type { MatchEvent, Move } from '../match/move.js';
import type { MoveAnswer, TargetAnswer, TargetQuestion } from '../match/prompt.js';
import type { TargetRef } from '../ref.js';
import type { ValidationResult } from '../targeting/check.js';
import type { StepRules } from '../targeting/pipeline.js';
import type { Attempt, SlotChoice, TargetSpec } from '../targeting/spec.js';
import type { TextContext } from '../text/requirement.js';
import type { DeckList } from './decks.js';
import type { Puzzle } from './puzzle.js';
import type { EditField, MatchPace, ZoneView } from './views.js';
import type { CardFiles, HostWords } from './words.js';

/** One way to change a board by hand. */
export interface BoardEdit<State> {
  readonly id: string;
  readonly label: string;
  /** Whether it is done to a thing, or to the board as a whole. */
  readonly on: 'thing' | 'board';
  /** What it asks for; `undefined` if it cannot be done to that thing. */
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
  readonly asks:
    | { readonly text: string; readonly about?: Pick<TextContext, 'name' | 'types'> }
    | { readonly spec: JsonObject };
  readonly attempt: Attempt;
}

/** The next question of a spec, if a game asks it slot by slot: what promptTargets takes. */
export interface NextQuestion<State> {
  /** The id of the slot; if several players fill it, of the part of one of them. */
  readonly slot: string;
  /** Absent if nothing can be chosen for it. */
  readonly question?: TargetQuestion<State>;
  /** Answers that stand before it: earlier choices that the question is tied to. */
  readonly given: readonly TargetAnswer[];
}

/** How a test of the game's package is written: its names, as code. */
interface GameCode {
  readonly module: string;
  readonly game: string;
  /** Its own check of a whole choice, over `state`, `spec`, `attempt` and `choice`. */
  readonly check?: { readonly name: string; readonly call: string; readonly targets: string };
}

/** A game's boards: what can be asked on them, and how they are shown and changed. */
export interface HostBoard<State> {
  readonly game: TargetingGame<State>;
  /** A question for people who want to see one: what `explain` of the command reads. */
  readonly example: () => object;
  /** Checks a whole choice, if the game asks more of one than core does. */
  readonly check?: (state: State, spec: TargetSpec, attempt: Attempt, selection: unknown) => ValidationResult;
  /** The question after `earlier` ones are answered; undefined if all are. If it is absent, the whole spec is one question. */
  readonly next?: (
    state: State,
    spec: TargetSpec,
    attempt: Attempt,
    earlier: readonly SlotChoice[],
  ) => Result<NextQuestion<State> | undefined>;
  readonly examples?: readonly [BoardExample<State>, ...BoardExample<State>[]];
  readonly zones?: (state: State) => readonly ZoneView[];
  readonly edits?: readonly BoardEdit<State>[];
  /** A board with one more card, by its data as `playable` of card files gives them, and what it is there as a source. */
  readonly put?: (state: State, definition: object) => { readonly state: State; readonly source: TargetRef };
  readonly code?: GameCode;
}

/** A kind of match that can be begun. */
export interface MatchSetup {
  readonly id: string;
  readonly title: string;
  readonly options: JsonObject;
}

/** What of its narration a game must have; if it has more, there is more to be read. */
type Told = 'narrate' | 'describeMove';

/** A card of a board that is written by names, as tests write them. */
export interface PlacedCard {
  /** Its name, as decks have it. */
  readonly card: string;
  readonly id: string;
  /** Whose it is: a player's id. */
  readonly of: string;
  readonly zone: string;
  /** How it lies there, in the game's words: exerted, damaged. */
  readonly facts: JsonObject;
}

/** A move that was made, the states around it, and what happened in it. */
export interface WatchedMove<State> {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly MatchEvent[];
}

/** What the cards of a match do, and what of it is seen in a match: a report of many matches names what none of them showed. */
export interface CardWatch<State> {
  /** The cards of a match with these options by their names, and what each of them does; no name is there twice. */
  readonly parts: (options: JsonObject) => {
    readonly cards: readonly string[];
    readonly abilities: readonly string[];
  };
  /** Begins to watch one match, whose moves are told in their order: of each the names of the parts that it shows. */
  readonly begin: () => (made: WatchedMove<State>) => readonly string[];
}

/** A game's matches, and how they are shown and told. */
export interface HostMatch<State>
  extends Pick<Narration<State>, Told>, Partial<Omit<Narration<State>, Told>> {
  readonly runtime: MatchRuntime<State>;
  /** The table as one viewer may see it: the `state` of a view. */
  readonly zones?: (seen: JsonObject) => readonly ZoneView[];
  /** The same as text, for a terminal. */
  readonly render?: (seen: JsonObject) => string;
  /** Kinds of matches to begin; decks and sets of cards are among their options. The first is the usual one. */
  readonly setups?: readonly [MatchSetup, ...MatchSetup[]];
  /**
   * The options of a match of these cards and decks, one deck for each player in their order; players are named if they are not
   * the usual ones. Without
   * decks they are drawn from the cards. The game judges them as it does all options.
   */
  readonly withCards?: (
    cards: readonly object[],
    decks: readonly DeckList[],
    players?: readonly string[],
  ) => object;
  /**
   * A match that has begun, with these cards and no others, at the moment at which its players usually act; refused with paths
   * where there is no such card, player or zone. What comes out is parsed again.
   */
  readonly place?: (state: State, cards: readonly PlacedCard[]) => Result<State>;
  /** Positions with one thing to see, for people and for bots; fetched when they are asked for. */
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  /**
   * Moves that are not offered because the game makes them by itself where they are needed, as tapping for mana to pay: for a
   * person who wants to choose. Which of them are possible the match says.
   */
  readonly byHand?: (state: State, player: string) => readonly MoveAnswer[];
  /**
   * The moves that a person may mean by a thing, on offer or not: of those that cannot be made the match says why. There are none for
   * a thing with which nothing is ever done from where it lies.
   */
  readonly tries?: (state: State, player: string, ref: TargetRef) => readonly MoveAnswer[];
  /** What goes on by itself; if it is absent, every decision is a person's. */
  readonly pace?: MatchPace<State>;
  /**
   * The lead by `evaluate` with which 73 of 100 matches are won, odds of e to 1: with it a screen draws who was how far ahead. The lead
   * of `lookAhead` counts if this is absent; if both are, nobody is told how good a position is.
   */
  readonly lead?: number | undefined;
  /** What of its cards a match shows; absent if nobody asks that of the game. */
  readonly watch?: CardWatch<State>;
  /** How a test gets at the runtime: what it imports, and the expression. */
  readonly code?: { readonly imports: readonly string[]; readonly runtime: string };
}

/** A part of a host, or how it is fetched once it is asked for: a page that shows words need not load matches. */
type HostPart<Part extends object> = Part | (() => Promise<Part>);

/**
 * All that a surface needs of a game, written once by the game: the command, the playground and adapters take it. Only `board` is
 * needed; what is absent is not offered. Its states on boards may be others than those of its matches.
 */
export interface GameHost<State, MatchState = State> {
  /** What people call the game; its id if it is absent. */
  readonly title?: string;
  readonly board: HostPart<HostBoard<State>>;
  /** Absent if no matches are played. */
  readonly match?: HostPart<HostMatch<MatchState>>;
  /** Absent if cards are data only. */
  readonly words?: HostPart<HostWords>;
  /** Absent if no files of cards are read. */
  readonly cards?: HostPart<CardFiles>;
}

/** A game's boards in a list of games: what its states are is known inside only, and `with` lets work in. */
interface OpenBoard {
  with<Answer>(task: <State>(board: HostBoard<State>) => Answer): Answer;
}

/** A game's matches in a list of games. */
export interface OpenMatches {
  with<Answer>(task: <State>(match: HostMatch<State>) => Answer): Answer;
}

/** A host in a list of games whose states differ; each part is fetched when it is asked for. */
export interface OpenHost {
  board(): Promise<OpenBoard>;
  /** Absent if cards are data only. */
  readonly words?: () => Promise<HostWords>;
  /** Absent if no files of cards are read. */
  readonly cards?: () => Promise<CardFiles>;
  /** Absent if no matches are played. */
  readonly matches?: () => Promise<OpenMatches>;
}

/** A game with all its parts at hand. */
export interface HostedGame {
  readonly id: string;
  readonly title: string;
  readonly messages: GameMessages;
  readonly rules: StepRules;
  readonly board: OpenBoard;
  readonly words?: HostWords;
  readonly cards?: CardFiles;
  readonly matches?: OpenMatches;
}

const fetched = async <Part extends object>(part: HostPart<Part>): Promise<Part> =>
  typeof part === 'function' ? await part() : part;

/** Closes over the types of a host's states, so that games of different states stand in one list. */
export function openHost<State, MatchState>({
  board,
  match,
  words,
  cards,
}: GameHost<State, MatchState>): OpenHost {
  return {
    async board() {
      const found = await fetched(board);
      return { with: (task) => task(found) };
    },
    ...(words ? { words: () => fetched(words) } : {}),
    ...(cards ? { cards: () => fetched(cards) } : {}),
    ...(match
      ? {
          async matches() {
            const found = await fetched(match);
            return { with: (task) => task(found) };
          },
        }
      : {}),
  };
}

/** The same with all parts fetched. */
export async function hostedGame<State, MatchState>(host: GameHost<State, MatchState>): Promise<HostedGame> {
  const open = openHost(host);
  const [board, words, cards, matches] = await Promise.all([
    open.board(),
    open.words?.(),
    open.cards?.(),
    open.matches?.(),
  ]);
  const { id, rules, messages } = board.with(({ game }) => ({
    id: game.id,
    rules: game.rules,
    messages: game.messages,
  }));
  return {
    id,
    title: host.title ?? id,
    messages: { ...words?.messages, ...messages, ...matches?.with(({ runtime }) => runtime.game.messages) },
    rules,
    board,
    ...(words ? { words } : {}),
    ...(cards ? { cards } : {}),
    ...(matches ? { matches } : {}),
  };
}
