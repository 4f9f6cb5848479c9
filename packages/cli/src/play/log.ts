import type { JsonObject } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { HostMatch } from '@reticle/core/host';
import { printable } from '../failure.js';
import { wrap, type Terminal } from '../terminal.js';
import { boardText } from './board-text.js';

/** Writes what happens in a match, line by line, and keeps it. */
export interface MatchLog<State> {
  readonly lines: readonly string[];
  /** Tells events, with the state after them. */
  add(events: readonly MatchEvent[], state: State): void;
  board(): void;
  /** Says something to the person alone: it is no line of the log. */
  say(lines: readonly string[]): void;
}

/** How a log is written. */
export interface LogPlan {
  readonly players: readonly string[];
  /** What the viewer sees of the board now. */
  readonly seen: () => JsonObject;
  /** Minor events, too. */
  readonly verbose: boolean;
}

/** A log for one viewer; the events are those that the viewer may see. */
export function matchLog<State>(
  match: HostMatch<State>,
  { players, seen, verbose }: LogPlan,
  terminal: Terminal,
): MatchLog<State> {
  const { narrate, asides = [] } = match;
  const lines: string[] = [];
  const paint = namePainter(players, terminal);
  const silent = terminal.quiet || terminal.json;
  return {
    lines,
    add(events, state) {
      for (const event of events) {
        const text = verbose || !asides.includes(event.type) ? printable(narrate(event, state)) : '';
        if (text === '') continue;
        lines.push(text);
        if (!silent) terminal.line(paint(wrap(text)));
      }
    },
    say(found) {
      for (const text of found) terminal.line(wrap(printable(text), '  '));
    },
    board() {
      if (!silent) terminal.line(`\n${boardText(match, seen())}\n`);
    },
  };
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'] as const;

/** Paints players' names, and ids that begin with one: each in the colour it is named after, or the next that is free. */
function namePainter(players: readonly string[], { paint }: Terminal): (text: string) => string {
  const free = COLOURS.filter((colour) => !players.includes(colour));
  const colours = players.map(
    (player) => [player, COLOURS.find((colour) => colour === player) ?? free.shift()] as const,
  );
  return (text) =>
    colours.reduce((painted, [player, colour]) => {
      if (!colour || !/^\w+$/.test(player)) return painted;
      return painted.replaceAll(new RegExp(`\\b${player}(?:-[\\w-]+)?\\b`, 'g'), (name) =>
        paint[colour](name),
      );
    }, text);
}
