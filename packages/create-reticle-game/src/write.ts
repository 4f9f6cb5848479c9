import { ok, type Result } from '@reticle/core';
import { mkdir, readFile, rename, rm, rmdir, writeFile, access, readdir } from 'node:fs/promises';
import { dirname, join, basename, resolve } from 'node:path';
import { refused } from './names.js';
import type { TextFile } from './template.js';

/** A change of an existing file: the text that it has, and the text that it gets. */
export interface Rewrite extends TextFile {
  readonly before: string;
}

/** What to write below a folder: new files, and changes of existing files. */
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
 * Writes a plan: everything, or nothing. It never overwrites an existing file (`fileTaken`), nor one that has
 * changed since it was read.
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

/** Removes empty folders, from the inner one up to the outer one. */
async function removeEmpty(inner: string, outer: string): Promise<void> {
  await rmdir(inner);
  if (inner !== outer) await removeEmpty(dirname(inner), outer);
}

/** Replaces a file atomically: at every moment it has its old text or its new one. */
async function replace(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, text, { flag: 'wx' });
  await rename(beside, file);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Finds the nearest folder, from one upwards, that satisfies a condition. */
export async function nearestFolder(
  from: string,
  holds: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (await holds(from)) return from;
  return dirname(from) === from ? undefined : nearestFolder(dirname(from), holds);
}

/** Reads a folder's package.json. Returns an empty object if there is none that can be parsed. */
export async function manifestIn(folder: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Finds the workspace of Reticle that contains a folder. */
export async function workspaceOf(from: string): Promise<Result<string>> {
  const root = await nearestFolder(
    resolve(from),
    async (folder) =>
      (await isThere(join(folder, 'pnpm-workspace.yaml'))) &&
      (await manifestIn(join(folder, 'packages', 'core')))['name'] === '@reticle/core',
  );
  return root === undefined ? refused('noWorkspace', { from }) : ok(root);
}

/** Refuses a folder that exists and is not empty, and what is not a folder. */
export async function freeFolder(folder: string): Promise<Result<string>> {
  try {
    const inside = await readdir(folder);
    return inside.length === 0 ? ok(folder) : refused('folderTaken', { folder: basename(folder) });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? ok(folder) : refused('folderTaken', { folder: basename(folder) });
  }
}
