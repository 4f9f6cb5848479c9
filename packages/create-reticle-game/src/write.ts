import { ok, type Result } from '@reticle/core';
import { mkdir, readFile, rename, rm, rmdir, writeFile, access, readdir } from 'node:fs/promises';
import { dirname, join, basename, resolve } from 'node:path';
import { refused } from './names.js';
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

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The nearest folder, from one upwards, of which something holds. */
export async function nearestFolder(
  from: string,
  holds: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (await holds(from)) return from;
  return dirname(from) === from ? undefined : nearestFolder(dirname(from), holds);
}

/** A folder's package.json as an object; an empty one where it has none that can be read. */
export async function manifestIn(folder: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The folder of the workspace of Reticle that a folder is in. */
export async function workspaceOf(from: string): Promise<Result<string>> {
  const root = await nearestFolder(
    resolve(from),
    async (folder) =>
      (await isThere(join(folder, 'pnpm-workspace.yaml'))) &&
      (await manifestIn(join(folder, 'packages', 'core')))['name'] === '@reticle/core',
  );
  return root === undefined ? refused('noWorkspace', { from }) : ok(root);
}

/** Refuses a folder that is there and not empty, and what is no folder. */
export async function freeFolder(folder: string): Promise<Result<string>> {
  try {
    const inside = await readdir(folder);
    return inside.length === 0 ? ok(folder) : refused('folderTaken', { folder: basename(folder) });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? ok(folder) : refused('folderTaken', { folder: basename(folder) });
  }
}
