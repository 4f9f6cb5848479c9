import type { Terminal } from '../terminal.js';

/** Shows how far a simulation is. */
export interface Progress {
  at(done: number, findings: number): void;
  end(): void;
}

const BAR = 30;
const REDRAW_MS = 100;
/** Where nothing can be drawn over: a line now and then. */
const LINE_MS = 10_000;

/** A bar that is drawn over itself in a terminal, sparse lines elsewhere, nothing with `--quiet`. */
export function progressOf(total: number, terminal: Terminal, now: () => number = Date.now): Progress {
  const start = now();
  let last = start;
  let drawn = false;
  const speed = (done: number) => `${(done / Math.max(0.001, (now() - start) / 1000)).toFixed(1)} games/s`;
  const found = (findings: number) => (findings === 0 ? '' : `, ${findings} findings`);
  return {
    at(done, findings) {
      const time = now();
      if (time - last < (terminal.animated ? REDRAW_MS : LINE_MS)) return;
      last = time;
      const text = `${done} of ${total}, ${speed(done)}${found(findings)}`;
      if (!terminal.animated) return terminal.note(text);
      const full = Math.round((BAR * done) / Math.max(1, total));
      terminal.draw(`\r\u001B[2K${'#'.repeat(full)}${'.'.repeat(BAR - full)}  ${text}`);
      drawn = true;
    },
    end() {
      if (drawn) terminal.draw('\r\u001B[2K');
    },
  };
}
