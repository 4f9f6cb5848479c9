import { type TargetRef, type TargetSpec, parseJsonText } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import { type GameBoard, boardOf, wordsOf, type GameWords, type ListedGame } from '../contract.js';
import { GAMES } from '../games.js';
import { refusedBy, readAsked } from './asked.js';
import { namesOf } from './called.js';
import { open, type OpenedBoard } from './open.js';
import type {
  EditOrder,
  EditView,
  PartView,
  BoardQuestion,
  BoardView,
  EditQuestion,
  EditsQuestion,
  SpecJson,
  SpecQuestion,
  WhyQuestion,
  WhyView,
} from './shapes.js';
import { testSourceOf } from './test-source.js';
import { asJson, asObject, viewOf } from './view.js';
import { type BoardFacts, factsOf, whyLater, whyOf } from './why.js';

/** Returns the edits of a thing, or of the board as a whole, as the board is now. */
function editsFor<State>(
  board: GameBoard<State>,
  place: BoardPlace,
  target: TargetRef | undefined,
): Answer<readonly EditView[]> {
  const opened = open(board, place);
  if (!opened.ok) return opened;
  const { state, later } = opened.value;
  const on = target ? 'thing' : 'board';
  const edits = board.edits.flatMap((edit): EditView[] => {
    const fields = edit.on === on ? edit.fields(later ?? state, target) : undefined;
    return fields ? [{ id: edit.id, label: edit.label, on, fields }] : [];
  });
  return { ok: true, value: edits };
}

/**
 * Returns the place with a changed board: after an announcement the later board, before it the board itself.
 */
function edited<State>(
  board: GameBoard<State>,
  place: BoardPlace,
  { id, target, values }: EditOrder,
): Answer<BoardPlace> {
  const opened = open(board, place);
  if (!opened.ok) return opened;
  const { state, later } = opened.value;
  const edit = board.edits.find((one) => one.id === id);
  const now = later ?? state;
  if (!edit?.fields(now, target)) return refusedBy('noEdit', 'This cannot be done to it.');
  // The schema of states checks this: an edit may have been given anything.
  const raw: unknown = edit.apply(now, target, values);
  const parsed = answerOf(board.game.parseState(raw), board.game);
  if (!parsed.ok) return parsed;
  const json = asJson(parsed.value);
  return { ok: true, value: { ...place, ...(later === undefined ? { state: json } : { later: json }) } };
}

/** Returns the place with its choice announced. From now on the board changes, and the choice does not. */
function announced<State>(board: GameBoard<State>, place: BoardPlace): Answer<BoardPlace> {
  const opened = open(board, place);
  if (!opened.ok) return opened;
  return { ok: true, value: { ...place, later: asJson(opened.value.state) } };
}

/**
 * Returns a place as a scenario file: the board, the question on it, and the engine's answers. Plain JSON.
 */
function scenarioOf<State>(
  { board: { game }, example, asked, attempt }: OpenedBoard<State>,
  spec: TargetSpec,
  part: PartView | undefined,
  { state, listed, why, choice, later }: BoardFacts,
): object {
  const { text, name, types } = asked;
  const about = {
    ...(name === undefined ? {} : { name }),
    ...(types === undefined ? {} : { types }),
  };
  const words = {
    ...(Object.keys(about).length > 0 ? { about } : {}),
    ...(part ? { ability: part.ability } : {}),
    ...(part?.mode === undefined ? {} : { mode: part.mode }),
  };
  const verdict = (codes: readonly string[]) => (codes.length === 0 ? 'legal' : codes);
  const then = later && {
    ...later,
    verdicts: Object.fromEntries(Object.entries(later.verdicts).map(([id, codes]) => [id, verdict(codes)])),
  };
  return {
    name: example.title,
    game: game.id,
    ...(text === undefined || !part ? { spec } : { text, ...words }),
    attempt,
    state,
    listed,
    ...(why.length > 0 ? { why } : {}),
    ...(choice
      ? {
          choices: [
            { choose: choice.choose, verdict: verdict(choice.codes), ...(then ? { later: [then] } : {}) },
          ],
        }
      : {}),
  };
}

/** A function over one game's boards, for any type of state. */
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

/** The questions of the board page. */
export const boardQuestions = {
  /** Returns everything that is shown of a board, and what can be chosen on it. */
  board: ({ game, board }: BoardQuestion): Promise<Answer<BoardView>> =>
    onBoard(game, (of, words) => viewOf(of, words, board)),

  /** Says why a thing can be chosen for the current slot, or cannot. */
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

  /** Returns the possible edits of a thing, or of the board. */
  edits: ({ game, board, target }: EditsQuestion): Promise<Answer<readonly EditView[]>> =>
    onBoard(game, (of) => editsFor(of, board, target)),

  /** Returns the place after one edit. */
  edit: ({ game, board, order }: EditQuestion): Promise<Answer<BoardPlace>> =>
    onBoard(game, (of) => edited(of, board, order)),

  /** Returns the place with its choice announced. */
  announce: ({ game, board }: BoardQuestion): Promise<Answer<BoardPlace>> =>
    onBoard(game, (of) => announced(of, board)),

  /** Parses the typed text of a spec. Returns its JSON and its words, or why it is not a spec. */
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

  /** Returns a place as files: a scenario, and a test. */
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
