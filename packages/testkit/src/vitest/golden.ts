import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@reticle/core';
import { expect } from 'vitest';
import { playthroughLog, type PlayedMatch } from '../golden.js';

/** A match to be played, and the file that holds how it went. */
export interface GoldenPlaythrough<State> extends PlayedMatch<State> {
  readonly file: string | URL;
}

/** Whether vitest was told to update (`vitest -u`). */
function isUpdating(): boolean {
  const state: unknown = Reflect.get(expect.getState(), 'snapshotState');
  return typeof state === 'object' && state !== null && Reflect.get(state, '_updateSnapshot') === 'all';
}

/** Compares a text with a file; writes it first, where that is wanted. A missing file fails. */
export function compareWithFile(log: string, path: string, write: boolean): void {
  if (write) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, log);
  }
  if (!existsSync(path)) expect.fail(`There is no ${path}; "vitest -u" writes it.`);
  expect(log).toBe(readFileSync(path, 'utf8'));
}

/**
 * Plays a match and compares its log with a file. To be called in a test. The file is written by `vitest -u` and by nothing
 * else: a missing one fails, also the first time.
 *
 * @returns the log, as it is and as it stands in the file
 * @throws RefusedError where the match cannot be played
 */
export function goldenPlaythrough<State>({ file, ...match }: GoldenPlaythrough<State>): string {
  const path = typeof file === 'string' ? file : fileURLToPath(file);
  const log = unwrap(playthroughLog(match));
  compareWithFile(log, path, isUpdating());
  return log;
}
