import type { Terminal } from './terminal.js';

/** Shows how far long work is. */
export interface Progress {
  /** The share that is done, from 0 to 1, and what is said of it, given the seconds since the beginning. */
  at(share: number, words: (seconds: number) => string): void;
  end(): void;
}

const BAR = 30;
const REDRAW_MS = 100;
/** Where nothing can be drawn over: a line now and then. */
const LINE_MS = 10_000;

/** A bar that is drawn over itself in a terminal, sparse lines elsewhere, nothing with `--quiet`. */
export function progressIn(terminal: Terminal, now: () => number = Date.now): Progress {
  const start = now();
  let last = start;
  let drawn = false;
  return {
    at(share, words) {
      const time = now();
      if (time - last < (terminal.animated ? REDRAW_MS : LINE_MS)) return;
      last = time;
      const text = words(Math.max(0.001, (time - start) / 1000));
      if (!terminal.animated) return terminal.note(text);
      const full = Math.round(BAR * Math.min(1, share));
      terminal.draw(`\r\u001B[2K${'#'.repeat(full)}${'.'.repeat(BAR - full)}  ${text}`);
      drawn = true;
    },
    end() {
      if (drawn) terminal.draw('\r\u001B[2K');
    },
  };
}
