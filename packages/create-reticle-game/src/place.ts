import { access, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ok, type Result } from '@reticle/core';
import { refused } from './issue.js';

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
