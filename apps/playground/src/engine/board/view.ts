import type { Json, JsonObject } from '@reticle/core';
import type { ZoneView } from '@reticle/core/host';
import { someWithin } from '@reticle/core/text';
import * as z from 'zod';
import type { BoardPlace } from '../../address/place.js';
import type { Answer } from '../answer.js';
import type { GameBoard, GameWords } from '../contract.js';
import { readAsked, type ReadAsked } from './asked.js';
import { namesOf, type Names } from './called.js';
import { choosing } from './choosing.js';
import { open, type OpenedBoard } from './open.js';
import { resolving } from './resolving.js';
import type { BoardView, QuestionView } from './shapes.js';
import { specWords } from './spec-words.js';

/** Returns everything that the page shows of a place on one game's boards. */
export function viewOf<State>(
  board: GameBoard<State>,
  words: GameWords | undefined,
  place: BoardPlace,
): Answer<BoardView> {
  const opened = open(board, place);
  if (!opened.ok) return opened;
  const { state, later, asked, attempt, example } = opened.value;
  const { game, examples, zones } = board;
  const shown = zones(later ?? state);
  const names = namesOf([...shown, ...zones(state)]);
  const read = readAsked(asked, game, words);
  return {
    ok: true,
    value: {
      examples: examples.map(({ id, title }) => ({ id, title })),
      example: example.id,
      players: game.players(state).map(({ id }) => id),
      controller: attempt.controller,
      ...(attempt.source ? { source: attempt.source } : {}),
      readsWords: words !== undefined,
      types: words?.types ?? [],
      zones: shown,
      asked,
      question: read.ok ? { ok: true, value: questionOf(opened.value, read.value, names) } : read,
    },
  };
}

function questionOf<State>(
  opened: OpenedBoard<State>,
  { spec, parts, part }: ReadAsked,
  names: Names,
): QuestionView {
  const options = optionsOf(spec);
  return {
    words: specWords(spec, opened.board.game),
    spec: { ...spec },
    parts,
    ...(part === undefined ? {} : { part }),
    asksX: someWithin(spec, (inner) => inner === 'X'),
    choosing: choosing(opened, spec, names),
    ...(options.things.length > 0 ? { options } : {}),
    ...(opened.later === undefined ? {} : { resolving: resolving(opened, opened.later, spec, names) }),
  };
}

/** Returns the options that slots offer and that are not on a board. */
function optionsOf({ slots }: ReadAsked['spec']): ZoneView {
  const ids = slots.flatMap(({ accepts }) =>
    accepts.flatMap((query) => ('options' in query ? query.options : [])),
  );
  const things = [...new Set(ids)].map((id) => ({
    ref: { kind: 'choice', id, incarnation: 0 },
    name: id,
    facts: ['option'],
    marks: [],
  }));
  return { id: 'options', name: 'options', things };
}

const json: z.ZodType<Json> = z.json();
const object: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/**
 * Returns a plain value as JSON, without its parts that JSON does not have. @throws if it is not JSON at all
 */
export const asJson = (value: unknown): Json => json.parse(JSON.parse(JSON.stringify(value)));

/** Like {@link asJson}, for an object. */
export const asObject = (value: unknown): JsonObject => object.parse(value);
