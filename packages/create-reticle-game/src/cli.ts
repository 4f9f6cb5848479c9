#!/usr/bin/env node
import { clackPrompter } from './prompter.js';
import { run } from './run.js';

const { stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), {
  stdout,
  stderr,
  cwd: process.cwd(),
  ...(stdin.isTTY && stdout.isTTY ? { prompter: clackPrompter(stdin, stdout) } : {}),
});
