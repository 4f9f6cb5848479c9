import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {{ ok: boolean, output: string }} Outcome */

/** The arguments before a script, with which GitHub's runners call a shell that a workflow names. */
export const BASH = ['--noprofile', '--norc', '-eo', 'pipefail', '-c'];

/** Turns off turbo's messages about itself, and its requests to the network. */
const quietTools = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };
const plainText = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
/** The type-aware linter and the compiler end before much garbage collection pays off. */
const quickTypes = { GOGC: process.env['GOGC'] ?? 'off', GOMEMLIMIT: process.env['GOMEMLIMIT'] ?? '3GiB' };

const settings = {
  cwd: root,
  env: { ...quietTools, ...plainText, ...quickTypes },
  preferLocal: true,
  localDir: fileURLToPath(new URL('..', import.meta.url)),
  reject: false,
};

/**
 * Runs a command to its end and keeps what it printed; a failure is an outcome, not an exception.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Outcome>}
 */
export const run = async (command, args, options = {}) => {
  const env = { ...settings.env, ...options.env };
  const { failed, all, shortMessage } = await execa(command, args, {
    ...settings,
    ...options,
    env,
    stdin: 'ignore',
    all: true,
  });
  return { ok: !failed, output: failed ? `${shortMessage}\n${all}` : all };
};

/**
 * Returns what a command prints on stdout.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 * @throws if it fails
 */
export const printedBy = async (command, args) => {
  const { stdout } = await execa(command, args, { ...settings, reject: true });
  return stdout;
};

/**
 * Runs a command that talks to the terminal itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export const hand = async (command, args) => {
  const { exitCode } = await execa(command, args, { ...settings, stdio: 'inherit' });
  return exitCode ?? 1;
};
