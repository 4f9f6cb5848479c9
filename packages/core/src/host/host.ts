import type { TargetingGame } from '../game.js';
import type { Result, GameMessages } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { MatchRuntime } from '../match/definition.js';
import type { Narration } from '../match/narration.js';
import type { MoveAnswer, TargetAnswer, TargetQuestion } from '../match/prompt.js';
import type { TargetRef } from '../ref.js';
import type { ValidationResult } from '../targeting/check.js';
import type { StepRules } from '../targeting/pipeline.js';
import type { Attempt, SlotChoice, TargetSpec } from '../targeting/spec.js';
import type { TextContext } from '../text/requirement.js';
import type { DeckList } from './decks.js';
import type { Puzzle } from './puzzle.js';
import type { EditField, MatchPace, SignedLine, ZoneView } from './views.js';
import type { CardWatch } from './watch.js';
import type { CardFiles, HostWords } from './words.js';

/** An edit: one way to change a board by hand. */
export interface BoardEdit<State> {
  readonly id: string;
  readonly label: string;
  /** Whether it changes a thing, or the board as a whole. */
  readonly on: 'thing' | 'board';
  /** Returns the fields that it asks for. Returns undefined if it cannot be done to that thing. */
  readonly fields: (state: State, target: TargetRef | undefined) => readonly EditField[] | undefined;
  /** Returns the board afterwards. It is parsed again before anything uses it. */
  readonly apply: (
    state: State,
    target: TargetRef | undefined,
    values: Readonly<Record<string, string>>,
  ) => State;
}

/** An example board, and what is chosen on it: by words, or by a spec. */
export interface BoardExample<State> {
  readonly id: string;
  readonly title: string;
  readonly state: State;
  readonly asks:
    | { readonly text: string; readonly about?: Pick<TextContext, 'name' | 'types'> }
    | { readonly spec: JsonObject };
  readonly attempt: Attempt;
}

/** The next question of a spec, for games that ask slot by slot. {@link promptTargets} takes it. */
export interface NextQuestion<State> {
  /** The id of the slot. If several players fill it, the id of one player's part. */
  readonly slot: string;
  /** The question. Absent if nothing can be chosen for the slot. */
  readonly question?: TargetQuestion<State>;
  /** The answers that come before it: earlier choices to which the question is tied. */
  readonly given: readonly TargetAnswer[];
}

/** The names that a generated test of the game's package uses, as code. */
interface GameCode {
  readonly module: string;
  readonly game: string;
  /** The game's own check of a whole choice, over `state`, `spec`, `attempt` and `choice`. */
  readonly check?: { readonly name: string; readonly call: string; readonly targets: string };
}

/** The board part of a host: what can be asked on a game's boards, and how they are shown and changed. */
export interface HostBoard<State> {
  readonly game: TargetingGame<State>;
  /** Makes an example question, in the form that the command's `explain` reads. */
  readonly example: () => object;
  /** Checks a whole choice, if the game demands more of it than core does. */
  readonly check?: (state: State, spec: TargetSpec, attempt: Attempt, selection: unknown) => ValidationResult;
  /**
   * Returns the next question after the `earlier` answers. Returns undefined if all are answered. If this is
   * absent, the whole spec is one question.
   */
  readonly next?: (
    state: State,
    spec: TargetSpec,
    attempt: Attempt,
    earlier: readonly SlotChoice[],
  ) => Result<NextQuestion<State> | undefined>;
  readonly examples?: readonly [BoardExample<State>, ...BoardExample<State>[]];
  readonly zones?: (state: State) => readonly ZoneView[];
  readonly edits?: readonly BoardEdit<State>[];
  /**
   * Puts a card on a board, by its data as `playable` of card files returns them. Returns the board, and the
   * card as a source.
   */
  readonly put?: (state: State, definition: object) => { readonly state: State; readonly source: TargetRef };
  readonly code?: GameCode;
}

/** A kind of match that can be started, with its options. */
export interface MatchSetup {
  readonly id: string;
  readonly title: string;
  readonly options: JsonObject;
}

/** The parts of a narration that every game must have. */
type RequiredNarration = 'narrate' | 'describeMove';

/** A card of a board that is written by names, as in tests. */
export interface PlacedCard {
  /** Its name, as deck lists have it. */
  readonly card: string;
  readonly id: string;
  /** The id of the player who owns it. */
  readonly of: string;
  readonly zone: string;
  /** How it lies there, as facts of the game: exerted, damaged. */
  readonly facts: JsonObject;
}

/** The match part of a host: a game's matches, and how they are shown and narrated. */
export interface HostMatch<State>
  extends Pick<Narration<State>, RequiredNarration>, Partial<Omit<Narration<State>, RequiredNarration>> {
  readonly runtime: MatchRuntime<State>;
  /** Returns the table as one viewer may see it, from the `state` of a view. */
  readonly zones?: (seen: JsonObject) => readonly ZoneView[];
  /** Returns a line of the log with its symbols as signs, for a screen that draws them. Absent if there are none. */
  readonly signed?: (line: string) => SignedLine;
  /** Renders the same as text, for a terminal. A board may be turned towards a viewer who plays. */
  readonly render?: (seen: JsonObject, viewer?: string) => string;
  /**
   * The kinds of matches to start. Decks and sets of cards are among their options. The first is the default.
   */
  readonly setups?: readonly [MatchSetup, ...MatchSetup[]];
  /**
   * Makes the options of a match of these cards and decks, one deck for each player in order. Defaults: the
   * game's usual players, and decks drawn from the cards. The game judges the result like all options.
   */
  readonly withCards?: (
    cards: readonly object[],
    decks: readonly DeckList[],
    players?: readonly string[],
  ) => object;
  /**
   * Places cards in a match that has begun, which then has these cards and no others, at the moment at which
   * its players usually act. Refuses with paths if there is no such card, player or zone. The result is
   * parsed again.
   */
  readonly place?: (state: State, cards: readonly PlacedCard[]) => Result<State>;
  /**
   * The puzzles: positions with one thing to see, for people and for bots. Fetched when they are asked for.
   */
  readonly puzzles?: () => Promise<readonly Puzzle[]>;
  /**
   * Lists moves that are not offered because the game makes them by itself when needed, such as tapping for
   * mana to pay. For people who want to choose. The match says which of them are possible.
   */
  readonly byHand?: (state: State, player: string) => readonly MoveAnswer[];
  /**
   * Lists the moves that a person may mean by a thing, whether they are on offer or not. The match says why
   * others cannot be made. Empty for a thing with which nothing is ever done from where it lies.
   */
  readonly tries?: (state: State, player: string, ref: TargetRef) => readonly MoveAnswer[];
  /** What a seat does without asking a person. If it is absent, every decision is a person's. */
  readonly pace?: MatchPace<State>;
  /**
   * The lead by `evaluate` with which 73 of 100 matches are won (odds of e to 1). A screen uses it to show
   * who was how far ahead. Defaults to the lead of `lookAhead`; if both are absent, nobody is told how good a
   * position is.
   */
  readonly lead?: number | undefined;
  /** What the cards do, for reports of what matches show of them. Absent if the game does not report it. */
  readonly watch?: CardWatch<State>;
  /** How a generated test gets the runtime: its imports, and the expression. */
  readonly code?: { readonly imports: readonly string[]; readonly runtime: string };
}

/**
 * A part of a host, or a function that fetches it when it is asked for: a page that shows words need not load
 * matches.
 */
type HostPart<Part extends object> = Part | (() => Promise<Part>);

/**
 * A host: everything that a surface needs of a game, written once by the game. The command, the playground
 * and adapters use it. Only `board` is required; what is absent is not offered. Boards and matches may have
 * states of different types.
 */
export interface GameHost<State, MatchState = State> {
  /** The name of the game for people. Defaults to its id. */
  readonly title?: string;
  readonly board: HostPart<HostBoard<State>>;
  /** Absent if no matches are played. */
  readonly match?: HostPart<HostMatch<MatchState>>;
  /** Absent if cards are data only. */
  readonly words?: HostPart<HostWords>;
  /** Absent if no files of cards are read. */
  readonly cards?: HostPart<CardFiles>;
}

/**
 * A game's boards in a list of games. The type of the states is known only inside, and `with` runs a task
 * there.
 */
interface OpenBoard {
  with<Answer>(task: <State>(board: HostBoard<State>) => Answer): Answer;
}

/** A game's matches in a list of games, like {@link OpenBoard}. */
export interface OpenMatches {
  with<Answer>(task: <State>(match: HostMatch<State>) => Answer): Answer;
}

/** A host in a list of games with different states. Each part is fetched when it is asked for. */
export interface OpenHost {
  board(): Promise<OpenBoard>;
  /** Absent if cards are data only. */
  readonly words?: () => Promise<HostWords>;
  /** Absent if no files of cards are read. */
  readonly cards?: () => Promise<CardFiles>;
  /** Absent if no matches are played. */
  readonly matches?: () => Promise<OpenMatches>;
}

/** A game with all parts of its host fetched. */
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

const fetchPart = async <Part extends object>(part: HostPart<Part>): Promise<Part> =>
  typeof part === 'function' ? await part() : part;

/** Hides the types of a host's states, so that games with different states can stand in one list. */
export function openHost<State, MatchState>({
  board,
  match,
  words,
  cards,
}: GameHost<State, MatchState>): OpenHost {
  return {
    async board() {
      const found = await fetchPart(board);
      return { with: (task) => task(found) };
    },
    ...(words ? { words: () => fetchPart(words) } : {}),
    ...(cards ? { cards: () => fetchPart(cards) } : {}),
    ...(match
      ? {
          async matches() {
            const found = await fetchPart(match);
            return { with: (task) => task(found) };
          },
        }
      : {}),
  };
}

/** Fetches all parts of a host. */
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
    messages: {
      ...words?.messages,
      ...cards?.messages,
      ...messages,
      ...matches?.with(({ runtime }) => runtime.game.messages),
    },
    rules,
    board,
    ...(words ? { words } : {}),
    ...(cards ? { cards } : {}),
    ...(matches ? { matches } : {}),
  };
}
