import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {{ ok: boolean, output: string }} Outcome */

/** What comes before a script: as the runners of GitHub call a shell that a workflow names. */
export const BASH = ['--noprofile', '--norc', '-eo', 'pipefail', '-c'];

/** What turbo says about itself, and asks the network for, is nobody's business here. */
const quietTools = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };
const plainText = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
/** The linter that knows the types, and the compiler, end before it is worth collecting garbage, unless there is much of it. */
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
 * What a command prints on stdout, of one that does not fail.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string>}
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
