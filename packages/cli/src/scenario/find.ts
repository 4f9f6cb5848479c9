import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import type { Io } from '../io.js';

const unreadable = (file: string, reason: string): Failure =>
  new Failure(EXIT.badInput, [cliIssue('unreadable', { file, reason })]);

/** The scenario files that a path means: itself, or every `.json` of a folder and of those in it, in order. @throws Failure */
export async function scenarioFiles(path: string, { cwd }: Io): Promise<readonly string[]> {
  if (path === '-') return [path];
  const place = resolve(cwd, path);
  try {
    if (!(await stat(place)).isDirectory()) return [path];
    const names = await readdir(place, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.json')).toSorted();
    if (files.length === 0) throw unreadable(path, 'the folder has no .json files');
    return files.map((name) => join(path, name));
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(path, reasonOf(error));
  }
}
