import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, type Result } from '@reticle/core';
import { refused } from './issue.js';
import type { TextFile } from './template.js';

/** A file that is there, with the text it has and the text it gets. */
export interface Rewrite extends TextFile {
  readonly before: string;
}

/** What is to be written below a folder: files that are not there yet, and files that are there and change. */
export interface WritePlan {
  readonly create: readonly TextFile[];
  readonly rewrite: readonly Rewrite[];
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder should',
  EISDIR: 'a folder stands there',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Writes a plan: all of it, or nothing. A file that is there already is never written over (`fileTaken`), nor is one that
 * has changed since it was looked at.
 */
export async function write(folder: string, { create, rewrite }: WritePlan): Promise<Result<void>> {
  const undo: (() => Promise<unknown>)[] = [];
  let at = '';
  try {
    for (const { path, text } of create) {
      at = path;
      const file = join(folder, path);
      const made = await mkdir(dirname(file), { recursive: true });
      if (made !== undefined) undo.push(() => removeEmpty(dirname(file), made));
      await writeFile(file, text, { flag: 'wx' });
      undo.push(() => rm(file));
    }
    for (const { path, text, before } of rewrite) {
      at = path;
      const file = join(folder, path);
      if ((await readFile(file, 'utf8')) !== before) throw new Error('it has changed meanwhile');
      await replace(file, text);
      undo.push(() => replace(file, before));
    }
    return ok(undefined);
  } catch (error) {
    for (const back of undo.toReversed()) await back().catch(() => undefined);
    const code = codeOf(error);
    if (code === 'EEXIST') return refused('fileTaken', { file: at });
    const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
    return refused('unwritable', { file: at, reason });
  }
}

/** Removes empty folders from the inner one up to the outer one. */
async function removeEmpty(inner: string, outer: string): Promise<void> {
  await rmdir(inner);
  if (inner !== outer) await removeEmpty(dirname(inner), outer);
}

/** The file is there whole at every moment: with its old text or its new one. */
async function replace(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, text, { flag: 'wx' });
  await rename(beside, file);
}
