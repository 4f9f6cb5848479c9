#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { screenPrompter } from './play/full-screen.js';
import { run } from './run.js';
import { terminalFor } from './terminal.js';

// A game's rules are thousands of small functions. By default V8 draws up to 920 bytes of bytecode into each that it optimizes, and
// compiles all of that again whenever one of them meets another sort of object: in the first seconds of a process, more than a third
// of its CPU time.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=100');

/** A reader that has seen enough (`| head`) is no error. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

const stop = new AbortController();
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(130);
  stop.abort();
  // What does not listen to the signal (a question awaited on stdin) ends all the same.
  setTimeout(() => process.exit(130), 5_000).unref();
});

const { stdin, stdout, stderr, env } = process;
const argv = process.argv.slice(2);
const io = { stdin, stdout, stderr, env, cwd: process.cwd(), signal: stop.signal };
const prompter =
  stdin.isTTY && stdout.isTTY ? screenPrompter(stdin, stdout, terminalFor(argv, io).paint) : undefined;
// However it ends, the terminal is given back.
process.on('exit', () => prompter?.leave?.());
// So it is while it is suspended (Ctrl-Z). Node's readline leaves the input paused then; the screen is drawn anew as for another size.
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
