import type { Terminal } from './terminal.js';

/** Shows the progress of long work. */
export interface Progress {
  /** Shows the share that is done, from 0 to 1, and words that depend on the seconds since the beginning. */
  at(share: number, words: (seconds: number) => string): void;
  /** Says what has begun, a few seconds later, unless something was shown before: the first part may take long. */
  begins(words: string): void;
  end(): void;
}

const BAR = 30;
const REDRAW_MS = 100;
/** The time between lines if nothing can be drawn over. */
const LINE_MS = 10_000;
/** The time after which something is said at the latest. */
const FIRST_MS = 3000;

/**
 * Makes a progress bar that is redrawn in place in a terminal, prints a line now and then elsewhere, and
 * nothing with `--quiet`.
 */
export function progressIn(
  terminal: Pick<Terminal, 'animated' | 'note' | 'draw'>,
  now: () => number = Date.now,
): Progress {
  const start = now();
  let last = start;
  let drawn = false;
  let first: NodeJS.Timeout | undefined;
  const show = (share: number, text: string): void => {
    clearTimeout(first);
    last = now();
    if (!terminal.animated) return terminal.note(text);
    const full = Math.round(BAR * Math.min(1, share));
    terminal.draw(`\r\u001B[2K${'#'.repeat(full)}${'.'.repeat(BAR - full)}  ${text}`);
    drawn = true;
  };
  return {
    at(share, words) {
      const time = now();
      if (time - last < (terminal.animated ? REDRAW_MS : LINE_MS)) return;
      show(share, words(Math.max(0.001, (time - start) / 1000)));
    },
    begins(words) {
      first = setTimeout(() => show(0, words), FIRST_MS);
    },
    end() {
      clearTimeout(first);
      if (drawn) terminal.draw('\r\u001B[2K');
    },
  };
}
