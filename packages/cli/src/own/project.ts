import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseJsonText, parseWith } from '@reticle/core';
import * as z from 'zod';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import { issueWords } from '../issue-words.js';
import type { NamedModule } from './named-module.js';

const modules = z.array(z.string().min(1).max(1_000)).max(100).readonly();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The package.json of a folder, what it says still unread; `undefined` where there is none. @throws Failure (bad input) */
async function manifestIn(folder: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const file = join(folder, 'package.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw unreadable(file, reasonOf(error));
  }
  const json = parseJsonText(text.replace(/^\uFEFF/, ''));
  if (!json.ok) throw unreadable(file, 'it is not JSON');
  return isRecord(json.value) ? json.value : {};
}

const unreadable = (file: string, reason: string): Failure =>
  new Failure(EXIT.badInput, [cliIssue('unreadable', { file, reason })]);

/** What the package.json files from a folder upwards say, the nearest first: the first answer that there is. */
async function nearest<Answer>(
  folder: string,
  ask: (manifest: Readonly<Record<string, unknown>>, folder: string) => Answer | undefined,
): Promise<Answer | undefined> {
  const manifest = await manifestIn(folder);
  const answer = manifest && ask(manifest, folder);
  if (answer !== undefined || dirname(folder) === folder) return answer;
  return nearest(dirname(folder), ask);
}

/**
 * The modules that the project of a folder names: the nearest package.json that has `"reticle": { "games": [...] }`. None
 * where there is none.
 *
 * @throws Failure (bad input) where that is no list of names
 */
export async function modulesOfProject(cwd: string): Promise<readonly NamedModule[]> {
  const found = await nearest(cwd, ({ reticle }, folder) =>
    isRecord(reticle) && reticle['games'] !== undefined ? { folder, games: reticle['games'] } : undefined,
  );
  if (!found) return [];
  const { folder, games } = found;
  const file = relative(cwd, join(folder, 'package.json'));
  const named = parseWith(modules, games);
  if (named.ok) return named.value.map((module) => ({ module, folder, from: file }));
  const problem = named.issues.map((issue) => issueWords(issue)).join(' ');
  throw new Failure(EXIT.badInput, [cliIssue('badGameList', { file, problem })]);
}

/** The folder of the package that a file is in, where that has a script `build`. */
export function folderThatBuilds(file: string): Promise<string | undefined> {
  return nearest(dirname(file), ({ scripts }, folder) =>
    isRecord(scripts) && typeof scripts['build'] === 'string' ? folder : undefined,
  );
}
