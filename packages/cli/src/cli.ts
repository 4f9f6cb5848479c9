#!/usr/bin/env node
import { clackPrompter } from './play/human.js';
import { run } from './run.js';

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
const inTerminal = stdin.isTTY && stdout.isTTY;
process.exitCode = await run(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  cwd: process.cwd(),
  signal: stop.signal,
  ...(inTerminal ? { prompter: clackPrompter(stdin, stdout) } : {}),
});
