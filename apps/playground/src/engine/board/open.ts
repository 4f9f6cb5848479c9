import { ok, type Attempt, type TargetResolver, type TargetSelection } from '@reticle/core';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import type { BoardExample } from '@reticle/core/host';
import type { GameBoard } from '../contract.js';
import { refusedBy } from './asked.js';
import type { AskedView } from './shapes.js';

/** A place whose parts are parsed: its boards are states, and the question and who asks it are known. */
export interface OpenedBoard<State> {
  readonly board: GameBoard<State>;
  readonly example: BoardExample<State>;
  readonly state: State;
  /** Answers about {@link state}. */
  readonly resolver: TargetResolver<State>;
  /** The board after the announcement. */
  readonly later?: State;
  readonly asked: AskedView;
  readonly attempt: Attempt;
  readonly picks: TargetSelection;
  readonly slot: number;
}

/** Opens a place. It is refused if it names an unknown example, or if a board is not a state of the game. */
export function open<State>(board: GameBoard<State>, place: BoardPlace): Answer<OpenedBoard<State>> {
  const { game, examples } = board;
  const example = examples.find(({ id }) => id === (place.example ?? examples[0].id));
  if (!example) {
    const known = examples.map(({ id }) => id).join(', ');
    return refusedBy('unknownExample', `There is no such example; there are ${known}.`, ['board', 'example']);
  }
  const state = place.state === undefined ? ok(example.state) : game.parseState(place.state);
  const read = answerOf(state, game);
  if (!read.ok) return read;
  const later = place.later === undefined ? undefined : answerOf(game.parseState(place.later), game);
  if (later?.ok === false) return later;
  return {
    ok: true,
    value: {
      board,
      example,
      state: read.value,
      resolver: game.resolver(read.value),
      ...(later ? { later: later.value } : {}),
      asked: askedOf(place, example),
      attempt: attemptOf(place, example.attempt),
      picks: place.picks ?? [],
      slot: place.slot ?? 0,
    },
  };
}

function askedOf({ asked }: BoardPlace, { asks }: BoardExample<unknown>): AskedView {
  if (asked && (asked.text !== undefined || asked.spec !== undefined)) return asked;
  const part = {
    ...(asked?.ability === undefined ? {} : { ability: asked.ability }),
    ...(asked?.mode === undefined ? {} : { mode: asked.mode }),
  };
  if ('spec' in asks) return { spec: asks.spec };
  const { name, types } = asks.about ?? {};
  return {
    text: asks.text,
    ...(name === undefined ? {} : { name }),
    ...(types === undefined ? {} : { types }),
    ...part,
  };
}

/** Returns who asks: as in the example, except for what the place changes. */
function attemptOf({ controller, source, x }: BoardPlace, usual: Attempt): Attempt {
  const { source: own, ...rest } = usual;
  const asks = source === undefined ? own : (source ?? undefined);
  return {
    ...rest,
    ...(controller === undefined ? {} : { controller }),
    ...(asks === undefined ? {} : { source: asks }),
    ...(x === undefined ? {} : { variables: { X: x } }),
  };
}
