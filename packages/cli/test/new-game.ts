/** A game as `npm create reticle-game` writes it. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@reticle/core';
import { planGame, writeGame } from 'create-reticle-game';
import { onTestFinished } from 'vitest';
import { folder } from './call.js';

/** A new game alone, in a folder. */
export async function game(at = folder(), bare = false): Promise<string> {
  const plan = unwrap(await planGame({ name: 'lamps', bare }, at, '0.0.0'));
  unwrap(await writeGame(plan));
  return plan.folder;
}

const here = fileURLToPath(new URL('..', import.meta.url));

/** A new game below this package, so that its dependencies are found, and this package as one of them. */
export async function installedGame(bare = false): Promise<string> {
  const scratch = join(here, '.scratch', String(process.pid));
  const modules = join(scratch, 'node_modules', '@reticle');
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  mkdirSync(modules, { recursive: true });
  symlinkSync(here, join(modules, 'cli'));
  return game(scratch, bare);
}

/** How commands are called in it. */
export const own = {
  preferLocal: true,
  localDir: here,
  reject: false,
  env: { NO_COLOR: '1' },
  all: true,
} as const;
