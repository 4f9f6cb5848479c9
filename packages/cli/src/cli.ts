#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { screenPrompter } from './play/full-screen.js';
import { run } from './run.js';
import { terminalFor } from './terminal.js';

// A game's rules are thousands of small functions. By default V8 inlines up to 920 bytes of bytecode into
// each function that it optimizes. It compiles all of that again whenever one of them meets another sort of
// object. In the first seconds of a process, this takes more than a third of its CPU time.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');

/** If the reader closes the pipe early (`| head`), it is not an error. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

const stop = new AbortController();
/** The milliseconds that work may need to end after a signal. */
let granted = 5_000;
// Docker and systemd stop a program with SIGTERM. As the first process of a container it has no other way to end.
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(name, () => {
    if (stop.signal.aborted) process.exit(code);
    stop.abort();
    // Work that ignores the signal (such as a question that waits on stdin) is ended after a while.
    setTimeout(() => process.exit(code), granted).unref();
  });

const { stdin, stdout, stderr, env } = process;
const argv = process.argv.slice(2);
const grant = (milliseconds: number): void => {
  granted = milliseconds;
};
const io = { stdin, stdout, stderr, env, cwd: process.cwd(), signal: stop.signal, grant };
const prompter =
  stdin.isTTY && stdout.isTTY ? screenPrompter(stdin, stdout, terminalFor(argv, io).paint) : undefined;
// Restores the terminal however the process ends.
process.on('exit', () => prompter?.leave?.());
// Restores it also while the process is suspended (Ctrl-Z). Node's readline leaves the input paused then. The
// screen is drawn again as after a resize.
if (prompter) {
  process.on('SIGTSTP', () => {
    prompter.leave?.();
    process.kill(process.pid, 'SIGSTOP');
  });
  process.on('SIGCONT', () =>
    setImmediate(() => {
      stdin.resume();
      stdout.emit('resize');
    }),
  );
}
process.exitCode = await run(argv, { ...io, ...(prompter ? { prompter } : {}) });
