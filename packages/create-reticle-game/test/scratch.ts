import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { run } from '../src/run.js';
import { type Io, type Prompter } from '../src/prompter.js';

/** Makes an empty folder that is removed after the test. */
export function folder(below = tmpdir()): string {
  mkdirSync(below, { recursive: true });
  const made = mkdtempSync(join(below, 'game-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** This package's folder. */
export const here = fileURLToPath(new URL('..', import.meta.url));

/** Makes a folder that looks like the workspace, from which this package's dependencies are found. */
export function workspace(): string {
  const root = folder(join(here, '.scratch'));
  mkdirSync(join(root, 'packages', 'core'), { recursive: true });
  writeFileSync(join(root, 'packages', 'core', 'package.json'), '{"name":"@reticle/core"}');
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages: []\n');
  writeFileSync(join(root, 'package.json'), '{"packageManager":"pnpm@1.2.3"}');
  return root;
}

/** The result of a call of the command. */
interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls the command in this process, without a terminal. */
export async function call(
  argv: readonly string[],
  cwd: string,
  prompter?: Prompter,
): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const io: Io = {
    cwd,
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    ...(prompter ? { prompter } : {}),
  };
  return { code: await run(argv, io), ...written };
}
