import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardPlace } from '../address/place.js';
import type { Answer, Refusal } from '../engine/answer.js';
import type { BoardView, ChoosingView } from '../engine/board/shapes.js';
import { engine } from '../engine/client.js';
import { useAnnounce } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import type { Act, Deed } from './actions.js';

/** Returns the status of a board: what is next, or what becomes of the choice. */
function statusOf({ question }: BoardView): string {
  if (!question.ok) return question.refusals.map(({ words }) => words).join(' ');
  const { resolving, choosing } = question.value;
  const told: Answer<{ readonly status: string }> = resolving ?? choosing;
  return told.ok ? told.value.status : told.refusals.map(({ words }) => words).join(' ');
}

/** Returns the choice that is being made on a board, or undefined after it was announced. */
const choosingOf = ({ question }: BoardView): ChoosingView | undefined =>
  question.ok && !question.value.resolving && question.value.choosing.ok
    ? question.value.choosing.value
    : undefined;

/** The most acts that wait for an answer. */
const MOST_WAITING = 3;

/** Makes a change that the worker computes. It can be refused with reasons. */
export type Perform = (
  ask: (place: BoardPlace) => Promise<Answer<BoardPlace>>,
  news: string,
) => Promise<readonly Refusal[]>;

/**
 * Returns the engine's answer about a place, and functions to act on it. An act's result is announced once it
 * is known.
 */
export function useBoard(
  game: string,
  board: BoardPlace,
  set: (next: BoardPlace) => void,
  amend: (game: string, asked: BoardPlace, next: BoardPlace) => void,
) {
  const announce = useAnnounce();
  const news = useRef<string | undefined>(undefined);
  // The inspected thing does not change the answer.
  const { why: _why, ...asked } = board;
  const { answer, pending } = useAnswer({ game, board: asked }, (question) => engine.board(question));
  const status = answer?.ok ? statusOf(answer.value) : undefined;
  useEffect(() => {
    if (news.current === undefined || pending || status === undefined) return;
    announce(`${news.current} ${status}`);
    news.current = undefined;
  }, [pending, status]);
  const act = (made: Act): void => {
    if (made.onlyLooks) announce(made.news);
    else news.current = made.news;
    set(made.place);
  };
  /** The acts that wait for an answer that is on its way. */
  const waiting = useRef<readonly Deed[]>([]);
  const latestGame = useRef(game);
  if (latestGame.current !== game) waiting.current = [];
  latestGame.current = game;
  useEffect(() => {
    if (pending) return;
    while (waiting.current.length > 0) {
      const [next, ...rest] = waiting.current;
      waiting.current = rest;
      const choosing = answer?.ok ? choosingOf(answer.value) : undefined;
      const made = choosing && next?.(board, choosing);
      if (!made) continue;
      act(made);
      return;
    }
  });
  const [, wake] = useState(0);
  const attempt = (deed: Deed): void => {
    waiting.current = [...waiting.current, deed].slice(-MOST_WAITING);
    wake((count) => count + 1);
  };
  const latest = useRef({ game, board });
  latest.current = { game, board };
  /**
   * Performs a change that the worker computes, on the place as it is once the answer has come, so that no
   * other act is lost.
   */
  const perform: Perform = async (ask, told) => {
    for (;;) {
      const { game: of, board: on } = latest.current;
      const made = await ask(on);
      if (latest.current.game !== of) return [];
      if (latest.current.board !== on) continue;
      if (!made.ok) return made.refusals;
      news.current = told;
      amend(of, on, made.value);
      return [];
    }
  };
  return { answer, act, attempt, perform };
}
