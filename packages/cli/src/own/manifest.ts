import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseJsonText, parseWith, type Result } from '@reticle/core';
import * as z from 'zod';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import { issueWords } from '../issue-words.js';

/** What a package.json says, still unread. */
export type Manifest = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The package.json of a folder; `undefined` if there is none. @throws Failure (bad input) */
export async function manifestIn(folder: string): Promise<Manifest | undefined> {
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
export async function nearest<Answer>(
  folder: string,
  ask: (manifest: Manifest, folder: string) => Answer | undefined,
): Promise<Answer | undefined> {
  const manifest = await manifestIn(folder);
  const answer = manifest && ask(manifest, folder);
  if (answer !== undefined || dirname(folder) === folder) return answer;
  return nearest(dirname(folder), ask);
}

/** The folder of the package that a file is in, if that has a script `build`. */
export function folderThatBuilds(file: string): Promise<string | undefined> {
  return nearest(dirname(file), ({ scripts }, folder) =>
    isRecord(scripts) && typeof scripts['build'] === 'string' ? folder : undefined,
  );
}

const modules = z.array(z.string().min(1).max(1_000)).max(100).readonly();

/** The modules with games that a package.json names in `"reticle": { "games": [...] }`; `undefined` if it has no such list. */
export function gamesNamedIn({ reticle }: Manifest): Result<readonly string[]> | undefined {
  return isRecord(reticle) && reticle['games'] !== undefined
    ? parseWith(modules, reticle['games'])
    : undefined;
}

/** The modules of {@link gamesNamedIn}. @throws Failure (bad input) if that is no list of names */
export function acceptedGames(named: Result<readonly string[]>, file: string): readonly string[] {
  if (named.ok) return named.value;
  const problem = named.issues.map((issue) => issueWords(issue)).join(' ');
  throw new Failure(EXIT.badInput, [cliIssue('badGameList', { file, problem })]);
}
