import type { Match, MatchEvent } from '@reticle/core/match';
import type { GameMatches } from '../contract.js';
import type { Line, Step } from './line.js';
import type { LogEntry, LogTurn } from './shown.js';

/** A line of the log; with `turn` it opens one. */
interface Told {
  readonly text: string;
  readonly aside: boolean;
  readonly turn: boolean;
}

/** Tells matches: each step once for each listener. */
export function teller<State>({ runtime, narrate, asides, opening, turnEvent }: GameMatches<State>) {
  const known = new WeakMap<Step<State>, Map<string | undefined, readonly Told[]>>();

  const tell = (
    events: readonly MatchEvent[],
    { state }: Match<State>,
    listener: string | undefined,
  ): readonly Told[] =>
    runtime.viewEvents(events, listener).flatMap((event) => {
      const text = narrate(event, state);
      const { type } = event;
      return text === '' ? [] : [{ text, aside: asides.includes(type), turn: type === turnEvent }];
    });

  function toldOf(step: Step<State>, listener: string | undefined): readonly Told[] {
    const ofStep = known.get(step) ?? new Map<string | undefined, readonly Told[]>();
    known.set(step, ofStep);
    const told = ofStep.get(listener) ?? tell(step.events, step.after, listener);
    ofStep.set(listener, told);
    return told;
  }

  /** A line's log, turn by turn, as a listener may know it. */
  return ({ start, steps }: Line<State>, listener: string | undefined): readonly LogTurn[] => {
    const turns: { title: string; entries: LogEntry[] }[] = [];
    const add = (step: number, told: readonly Told[]): void => {
      let lines: Told[] = [];
      const close = (): void => {
        if (lines.length === 0) return;
        if (turns.length === 0) turns.push({ title: 'before the first turn', entries: [] });
        turns.at(-1)?.entries.push({ step, lines: lines.map(({ text, aside }) => ({ text, aside })) });
        lines = [];
      };
      for (const line of told) {
        if (line.turn) {
          close();
          turns.push({ title: line.text.replace(/^-+ /u, ''), entries: [] });
        } else lines.push(line);
      }
      close();
    };
    add(0, tell(opening?.(start.state) ?? [], start, listener));
    for (const [index, step] of steps.entries()) add(index + 1, toldOf(step, listener));
    return turns;
  };
}
