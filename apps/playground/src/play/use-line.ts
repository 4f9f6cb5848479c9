import { useEffect, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import type { Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import type { Progress } from '../engine/play/shown.js';
import { botsMoved, lineOf, movesOf } from './match-place.js';

/** The progress of the match. */
export interface LineState {
  /** How many moves the worker has played. */
  readonly reached: number;
  /** `replaying`: recorded moves are being replayed; otherwise the state that the worker reports. */
  readonly state: Progress['state'] | 'replaying' | 'refused';
  readonly refusals: readonly Refusal[];
}

const BEGINNING: LineState = { reached: 0, state: 'replaying', refusals: [] };

/**
 * Continues the match, slice by slice, until a person must act or nobody can. The moves of bots go into the
 * place.
 */
export function useLine(game: string, play: PlayPlace, amend: Amend): LineState {
  const [line, setLine] = useState<LineState>(BEGINNING);
  const [slice, setSlice] = useState(0);
  const { setup, options, puzzle, seed, seats, moves, stops, together, skip, wait, conceded } = play;

  useEffect(() => {
    let isOver = false;
    const settle = (found: LineState): void => {
      if (!isOver) setLine(found);
    };
    const goOn = async (): Promise<void> => {
      // The table is asked for first: it shows what was done before anybody goes on.
      await Promise.resolve();
      const answer = await engine.playOn(game, lineOf(play));
      if (isOver) return;
      if (!answer.ok) {
        settle({ reached: 0, state: 'refused', refusals: answer.refusals });
        return;
      }
      const { reached, made, state } = answer.value;
      const isReplaying = reached < movesOf(play).length;
      settle({ reached: reached + made.length, state: isReplaying ? 'replaying' : state, refusals: [] });
      if (made.length > 0) amend(play, (now) => botsMoved(now, made));
      else if (state === 'busy') setSlice((before) => before + 1);
    };
    goOn().catch((error: unknown) => {
      settle({
        reached: 0,
        state: 'refused',
        refusals: [{ code: 'failed', words: String(error), path: [] }],
      });
    });
    return () => {
      isOver = true;
    };
  }, [
    game,
    setup,
    options,
    puzzle,
    seed,
    JSON.stringify([seats, stops, wait, together]),
    skip,
    conceded,
    moves,
    slice,
  ]);
  return line;
}

/** How long a step is shown, in milliseconds. */
export const SPEEDS = [
  { id: 'slow', name: 'slow', pause: 1500 },
  { id: 'usual', name: 'usual', pause: 600 },
  { id: 'fast', name: 'fast', pause: 200 },
  { id: 'hurried', name: 'very fast', pause: 40 },
] as const;
export type Speed = (typeof SPEEDS)[number]['id'];

/** Whether the system asks for reduced motion. Then nothing moves unless the visitor asks for it here. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes from step to step automatically while it is on: to the next one once the last is shown. */
export function useAutoplay(
  shown: number | undefined,
  step: number,
  length: number,
  go: (step: number) => void,
  first: Speed,
) {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>(first);
  const pause = SPEEDS.find(({ id }) => id === speed)?.pause ?? 600;
  const isAtEnd = step >= length;
  useEffect(() => {
    if (!isOn || isAtEnd || shown !== step) return undefined;
    const timer = setTimeout(() => go(step + 1), pause);
    return () => clearTimeout(timer);
  }, [isOn, isAtEnd, shown, step, pause]);
  return { isOn, setOn, speed, setSpeed };
}

/**
 * Changes the match that a question was about, in its current state. A late answer changes nothing if another
 * match has begun, or this one has gone on: an answer belongs to the match that asked for it.
 */
export type Amend = (asked: PlayPlace, change: (now: PlayPlace) => PlayPlace) => void;
