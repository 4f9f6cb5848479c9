// Runs `npm start`: installs, builds the playground from the sources and serves it, then shows the tour in the terminal. It
// imports only Node, because nothing is installed yet when it begins.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { announced } from './announce.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** @type {{ packageManager: string }} */
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', `file://${root}`), 'utf8'));

/** @param {string} text */
const write = (text) => process.stdout.write(text);

/**
 * @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnOptions} options
 */
const started = (command, args, options) =>
  // On Windows npx is a script of the shell.
  spawn(command, args, { cwd: root, shell: process.platform === 'win32' && command === 'npx', ...options });

/**
 * Runs pnpm without a word, unless it fails.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 * @throws with all that it printed
 */
const pnpm = (args) =>
  new Promise((done, failed) => {
    const child = started('npx', ['--yes', packageManager, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text;
      });
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(output))));
  });

/** @param {string} name */
const built = (name) =>
  pnpm(['--silent', 'exec', 'turbo', 'run', 'build', `--filter=${name}`, '--output-logs=errors-only']);

/**
 * Runs a program that talks to the terminal itself.
 * @param {string} file
 */
const shown = (file) => {
  const child = started(process.execPath, [file], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  /** @type {Promise<number>} its exit code */
  const ended = new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done(code ?? 1));
  });
  /** @type {Promise<unknown>} the first message that it sends, or its end */
  const opened = Promise.race([new Promise((done) => child.once('message', done)), ended]);
  return { ended, opened };
};

// The server handles an interrupt itself, because it gets the same one from the terminal.
process.on('SIGINT', () => {});
try {
  await announced('1 of 3  Installing the packages', () => pnpm(['install', '--frozen-lockfile']), write);
  await announced('2 of 3  Building the playground', () => built('@reticle/playground'), write);
  const page = shown('apps/playground/serve.mjs');
  await page.opened;
  await announced('3 of 3  Building the tour', () => built('@reticle/tour'), write);
  const toured = await shown('apps/tour/dist/main.js').ended;
  if (toured === 0) write('\n  The playground is still open, at the address above; Ctrl+C ends it.\n');
  process.exitCode = toured === 0 ? await page.ended : toured;
} catch (error) {
  write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
