import type { GameMessages } from '../issue.js';
import type { StepRules } from '../targeting/pipeline.js';
import type { GameHost, HostBoard, HostMatch, HostPart } from './host.js';
import type { CardFiles, HostWords } from './words.js';

/** A game's boards in a list of games: what its states are is known inside only, and `with` lets work in. */
export interface OpenBoard {
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
