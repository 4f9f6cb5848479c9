// A built copy of the workspace at some commit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The workspace that this file belongs to. */
export const here = fileURLToPath(new URL('../../../..', import.meta.url));

/** The packages that the rows need. Their dependencies are built with them. */
const PACKAGES = ['@reticle/cli', '@reticle/mtg', '@reticle/lorcana', '@reticle/taktik'];

const pnpm = (args, cwd) =>
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', '--silent', ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true', TURBO_TELEMETRY_DISABLED: '1' },
  });

const build = (folder) =>
  pnpm(['exec', 'turbo', 'run', 'build', ...PACKAGES.map((name) => `--filter=${name}`)], folder);

/** Builds this workspace as it is. */
export const builtHere = () => build(here);

/**
 * Checks a commit out into a folder of its own, and builds it there.
 *
 * @param {string} commit
 * @returns {{ root: string, remove: () => void }} where it stands, and how it is taken away again
 */
export function builtTree(commit) {
  const root = join(mkdtempSync(join(tmpdir(), 'reticle-bench-')), 'tree');
  const git = (...args) => execFileSync('git', args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(resolve(root, '..'), { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', root, commit);
  try {
    pnpm(['install', '--frozen-lockfile', '--prefer-offline'], root);
    build(root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/**
 * Imports a file of a built package.
 *
 * @param {string} root the tree
 * @param {string} name the package, as its folder is named
 * @param {string} [way] the way in
 */
export const built = (root, name, way = 'index') =>
  import(pathToFileURL(join(root, 'packages', name, 'dist', `${way}.js`)).href);
