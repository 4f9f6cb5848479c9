import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASH, root, run } from '../commands.mjs';
import { faultless, inOrder } from '../outcomes.mjs';
import { commandsOf } from './page-commands.mjs';

const guide = join(root, 'apps', 'docs', 'pages', 'guide', 'add-a-game.md');

/** The person who follows the guide. */
const reader = {
  GIT_AUTHOR_NAME: 'ann',
  GIT_AUTHOR_EMAIL: 'ann@example.invalid',
  GIT_COMMITTER_NAME: 'ann',
  GIT_COMMITTER_EMAIL: 'ann@example.invalid',
};

/** @typedef {{ cwd: string, env: Record<string, string> }} Here */

/** @param {import('./page-commands.mjs').PageCommand} wanted @param {Here} here */
const follow = async ({ command, fails }, here) => {
  const { ok, output } = await run('bash', [...BASH, command], here);
  const said = `$ ${command}\n${output}`;
  if (fails === undefined) return { ok, output: said };
  const told = output.replaceAll(/\s+/gu, ' ').includes(fails);
  return { ok: !ok && told, output: `${said}\nIt is to fail, and to say "${fails}".` };
};

/**
 * Makes a game as the guide says: runs the commands of its page in order, in an empty folder, then checks
 * what the game would publish. npm asks only the registry of this machine, which takes other packages from
 * the installed ones of the workspace.
 * @param {import('./release.mjs').Release} release
 */
export const createdGame = async ({ elsewhere, registry, env }) => {
  mkdirSync(elsewhere);
  registry.missing.clear();
  const commands = commandsOf(readFileSync(guide, 'utf8'));
  const here = { cwd: elsewhere, env: { ...env, ...reader } };
  const inside = (/** @type {string} */ folder) => {
    here.cwd = join(here.cwd, folder);
    return { ok: true, output: '' };
  };
  return inOrder([
    async () => faultless(commands.length > 0 ? [] : [`There are no commands in ${guide}.`]),
    ...commands.map((one) => async () => {
      const [, folder] = /^cd (\S+)$/u.exec(one.command) ?? [];
      return folder === undefined ? follow(one, here) : inside(folder);
    }),
    async () => faultless([...registry.missing].map((name) => `Asked for, and not there: ${name}`)),
    () => run('npm', ['run', 'typecheck'], here),
    () => run('npm', ['pack', '--ignore-scripts'], here),
    () => run('publint', ['--strict', 'lamp-war-0.1.0.tgz'], here),
    () => run('attw', ['--profile', 'esm-only', 'lamp-war-0.1.0.tgz'], here),
    () => run('npm', ['publish', '--dry-run', '--access', 'public'], here),
  ]);
};
