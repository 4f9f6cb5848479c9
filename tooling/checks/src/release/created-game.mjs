import { existsSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';

/** What a game builds and tests itself with. It is the workspace's: that npm can install it is no question here. */
const TOOLS = ['tsup', 'typescript', 'vitest'];
const workshop = join(root, 'packages', 'create-reticle-game', 'node_modules');

/** @param {string} modules */
const lend = (modules) => {
  for (const tool of TOOLS) {
    const place = join(modules, tool);
    if (!existsSync(place)) symlinkSync(realpathSync(join(workshop, tool)), place, 'dir');
  }
  return { ok: true, output: '' };
};

/**
 * Makes a game with the command that was published and installed, and lets it check itself: types, tests, build, and
 * what it would publish. Its packages are those that the stranger has installed.
 * @param {import('./release.mjs').Release} release
 */
export const createdGame = ({ stranger, env }) => {
  const here = { cwd: stranger, env };
  const game = { cwd: join(stranger, 'lamp-war'), env };
  const tsup = join(workshop, 'tsup', 'dist', 'cli-default.js');
  return inOrder([
    async () => lend(join(stranger, 'node_modules')),
    () => run('npx', ['--no-install', 'create-reticle-game', 'lamp-war', '--owner', 'ann'], here),
    () => run('tsc', ['--noEmit'], game),
    () => run('vitest', ['run'], game),
    () => run('node', [tsup], game),
    () => run('npm', ['pack', '--ignore-scripts'], game),
    () => run('publint', ['--strict', 'lamp-war-0.1.0.tgz'], game),
    () => run('attw', ['--profile', 'esm-only', 'lamp-war-0.1.0.tgz'], game),
    () => run('npx', ['--no-install', 'reticle', 'new', 'card', 'Oil Lamp', '--dry-run'], game),
  ]);
};
