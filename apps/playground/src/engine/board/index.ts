import { describeSpec } from '@reticle/core/describe';
import { parseJsonText } from '@reticle/core';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import { boardOf, wordsOf, type GameBoard, type GameWords, type ListedGame } from '../contract.js';
import { GAMES } from '../games.js';
import { readAsked, refusedBy } from './asked.js';
import { announced, edited, editsFor } from './change.js';
import { namesOf } from './called.js';
import { factsOf } from './facts.js';
import { asObject } from './json.js';
import { open } from './open.js';
import { scenarioOf } from './scenario.js';
import type {
  BoardQuestion,
  BoardView,
  EditQuestion,
  EditsQuestion,
  EditView,
  SpecJson,
  SpecQuestion,
  WhyQuestion,
  WhyView,
} from './shapes.js';
import { testSourceOf } from './test-source.js';
import { viewOf } from './view.js';
import { whyLater, whyOf } from './why.js';

/** What is done with one game's boards, whatever their states are. */
type Task<T> = <State>(board: GameBoard<State>, words: GameWords | undefined) => Answer<T>;

async function onBoard<T>(id: string, task: Task<T>): Promise<Answer<T>> {
  const game: ListedGame | undefined = GAMES.find((each) => each.id === id);
  if (!game) return refusedBy('unknownGame', `There is no game ${JSON.stringify(id)}.`, ['game']);
  const host = await game.host();
  const [opened, words] = await Promise.all([host.board(), wordsOf(host)]);
  return opened.with((found) => {
    const board = boardOf(found);
    return board
      ? task(board, words)
      : refusedBy('noBoards', `There are no boards of ${game.name} here.`, ['game']);
  });
}

/** What the board page asks. */
export const boardQuestions = {
  /** All that is seen of a board, and what can be chosen on it. */
  board: ({ game, board }: BoardQuestion): Promise<Answer<BoardView>> =>
    onBoard(game, (of, words) => viewOf(of, words, board)),

  /** Why a thing can be chosen for the current slot, or cannot. */
  why: ({ game, board, target }: WhyQuestion): Promise<Answer<WhyView>> =>
    onBoard(game, (of, words) => {
      const opened = open(of, board);
      if (!opened.ok) return opened;
      const { asked, state, later } = opened.value;
      const read = readAsked(asked, of.game, words);
      if (!read.ok) return read;
      const names = namesOf([...(later === undefined ? [] : of.zones(later)), ...of.zones(state)]);
      const { spec } = read.value;
      return later === undefined
        ? whyOf(opened.value, spec, target, names)
        : whyLater(opened.value, later, spec, target, names);
    }),

  /** Which edits can be made: to a thing, or without one to the board. */
  edits: ({ game, board, target }: EditsQuestion): Promise<Answer<readonly EditView[]>> =>
    onBoard(game, (of) => editsFor(of, board, target)),

  /** The place with one edit made. */
  edit: ({ game, board, order }: EditQuestion): Promise<Answer<BoardPlace>> =>
    onBoard(game, (of) => edited(of, board, order)),

  /** The place with its choice announced. */
  announce: ({ game, board }: BoardQuestion): Promise<Answer<BoardPlace>> =>
    onBoard(game, (of) => announced(of, board)),

  /** The text of a spec, as it is typed: its JSON and its words, or why it is none. */
  spec: ({
    game,
    text,
  }: SpecQuestion): Promise<Answer<{ readonly spec: SpecJson; readonly words: string }>> =>
    onBoard(game, (of) => {
      const json = answerOf(parseJsonText(text));
      if (!json.ok) return json;
      const spec = answerOf(of.game.parseSpec(json.value), of.game);
      if (!spec.ok) return spec;
      return { ok: true, value: { spec: asObject(json.value), words: describeSpec(spec.value, of.game) } };
    }),

  /** A place as files: a scenario, and a test. */
  files: ({
    game,
    board,
  }: BoardQuestion): Promise<Answer<{ readonly scenario: string; readonly test: string }>> =>
    onBoard(game, (of, words) => {
      const opened = open(of, board);
      if (!opened.ok) return opened;
      const read = readAsked(opened.value.asked, of.game, words);
      if (!read.ok) return read;
      const { spec, parts, part } = read.value;
      const facts = factsOf(opened.value, spec, board.why);
      const scenario = scenarioOf(opened.value, spec, part === undefined ? undefined : parts[part], facts);
      return {
        ok: true,
        value: {
          scenario: `${JSON.stringify(scenario, undefined, 2)}\n`,
          test: testSourceOf(opened.value, spec, facts),
        },
      };
    }),
};
