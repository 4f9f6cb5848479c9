import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import type { GameBoard } from '../contract.js';
import { refusedBy } from './asked.js';
import { asJson } from './json.js';
import { open } from './open.js';
import type { EditOrder, EditView } from './shapes.js';

/** What can be done to a thing, or without one to the board as a whole, as the board is now. */
export function editsFor<State>(
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

/** The place with the board changed: after an announcement the board as it is then, else the board itself. */
export function edited<State>(
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
  // The door for states is the one that looks at it: an edit may have been given anything.
  const raw: unknown = edit.apply(now, target, values);
  const parsed = answerOf(board.game.parseState(raw), board.game);
  if (!parsed.ok) return parsed;
  const json = asJson(parsed.value);
  return { ok: true, value: { ...place, ...(later === undefined ? { state: json } : { later: json }) } };
}

/** The place with its choice announced: from now on the board changes, and the choice does not. */
export function announced<State>(board: GameBoard<State>, place: BoardPlace): Answer<BoardPlace> {
  const opened = open(board, place);
  if (!opened.ok) return opened;
  return { ok: true, value: { ...place, later: asJson(opened.value.state) } };
}
