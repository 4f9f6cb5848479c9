import { ok, type Issue, type Result } from '@reticle/core';
import type { Match, MatchEvent, MatchRuntime, Move } from '@reticle/core/match';

/** A move that was made, and its results. */
export interface Step<State> {
  readonly move: Move;
  /** The move as JSON: equal texts are equal moves. */
  readonly json: string;
  readonly events: readonly MatchEvent[];
  readonly after: Match<State>;
}

/** A match as far as it was played. */
export interface Line<State> {
  readonly start: Match<State>;
  readonly steps: readonly Step<State>[];
  /** How many of the requested moves were played: all of them, unless the time was over before. */
  readonly reached: number;
}

/** The beginning of a match. Equal keys mean equal beginnings. */
export interface Beginning<State> {
  readonly key: string;
  readonly start: () => Result<Match<State>>;
}

/** The most matches that are kept. A step of a kept match is found without playing it again. */
const MOST_LINES = 4;

/**
 * Plays recorded moves, and keeps the matches on the way. An answer depends only on the question: a kept
 * match only makes it faster. The caller says when time is over.
 */
export function lineKeeper<State>(runtime: MatchRuntime<State>) {
  const lines = new Map<string, { start: Match<State>; steps: Step<State>[] }>();

  function begun({ key, start }: Beginning<State>): Result<{ start: Match<State>; steps: Step<State>[] }> {
    const known = lines.get(key);
    if (known) {
      lines.delete(key);
      lines.set(key, known);
      return ok(known);
    }
    const started = start();
    if (!started.ok) return started;
    const line = { start: started.value, steps: [] };
    lines.set(key, line);
    const [oldest] = lines.keys();
    if (lines.size > MOST_LINES && oldest !== undefined) lines.delete(oldest);
    return ok(line);
  }

  /** Returns the step of a move at `index`. A new move replaces the step there, and removes all after it. */
  function put(steps: Step<State>[], start: Match<State>, index: number, move: Move): Result<Step<State>> {
    const json = JSON.stringify(move);
    const known = steps[index];
    if (known?.json === json) return ok(known);
    const applied = runtime.apply(steps[index - 1]?.after ?? start, move);
    if (!applied.ok) return applied;
    const step = { move, json, events: applied.value.events, after: applied.value.match };
    steps.splice(index, steps.length - index, step);
    return ok(step);
  }

  return {
    /**
     * Returns the match after these moves, as far as time allows. A refused move names its place in `moves`.
     */
    through(beginning: Beginning<State>, moves: readonly Move[], isLate: () => boolean): Result<Line<State>> {
      const line = begun(beginning);
      if (!line.ok) return line;
      const { start, steps } = line.value;
      let reached = 0;
      for (const move of moves) {
        const isKnown = reached < steps.length;
        if (!isKnown && isLate()) break;
        const step = put(steps, start, reached, move);
        if (!step.ok)
          return {
            ok: false,
            issues: step.issues.map((found): Issue => ({ ...found, path: ['moves', reached] })),
          };
        reached++;
      }
      return ok({ start, steps: steps.slice(0, reached), reached });
    },

    /** Returns the step after one more move. */
    further(beginning: Beginning<State>, index: number, move: Move): Result<Step<State>> {
      const line = begun(beginning);
      return line.ok ? put(line.value.steps, line.value.start, index, move) : line;
    },
  };
}

/** See {@link lineKeeper}. */
export type LineKeeper<State> = ReturnType<typeof lineKeeper<State>>;
