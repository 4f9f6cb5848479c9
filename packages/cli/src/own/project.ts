import { parseJsonText, parseWith, type Result } from '@reticle/core';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, extname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import * as z from 'zod';
import { cliIssue, EXIT, Failure, reasonOf, issueWords } from '../failure.js';

/** The content of a package.json, not parsed yet. */
type Manifest = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the package.json of a folder. Returns undefined if there is none. @throws Failure (bad input) */
async function manifestIn(folder: string): Promise<Manifest | undefined> {
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

/** Reads the package.json files from a folder upwards, and returns the first answer, nearest first. */
async function nearest<Answer>(
  folder: string,
  ask: (manifest: Manifest, folder: string) => Answer | undefined,
): Promise<Answer | undefined> {
  const manifest = await manifestIn(folder);
  const answer = manifest && ask(manifest, folder);
  if (answer !== undefined || dirname(folder) === folder) return answer;
  return nearest(dirname(folder), ask);
}

/** Returns the folder of the package that contains a file, if the package has a script `build`. */
function folderThatBuilds(file: string): Promise<string | undefined> {
  return nearest(dirname(file), ({ scripts }, folder) =>
    isRecord(scripts) && typeof scripts['build'] === 'string' ? folder : undefined,
  );
}

const modules = z.array(z.string().min(1).max(1_000)).max(100).readonly();

/**
 * Returns the modules that a package.json names in `"reticle": { "games": [...] }`, or undefined if it has no
 * such list.
 */
function gamesNamedIn({ reticle }: Manifest): Result<readonly string[]> | undefined {
  return isRecord(reticle) && reticle['games'] !== undefined
    ? parseWith(modules, reticle['games'])
    : undefined;
}

/** Returns the modules of {@link gamesNamedIn}. @throws Failure (bad input) if that is not a list of names */
function acceptedGames(named: Result<readonly string[]>, file: string): readonly string[] {
  if (named.ok) return named.value;
  const problem = named.issues.map((issue) => issueWords(issue)).join(' ');
  throw new Failure(EXIT.badInput, [cliIssue('badGameList', { file, problem })]);
}

/**
 * Returns the modules that the project of a folder names, in the nearest package.json that has `"reticle": {
 * "games": [...] }`, or an empty list.
 *
 * @throws Failure (bad input) if that is not a list of names
 */
export async function modulesOfProject(cwd: string): Promise<readonly NamedModule[]> {
  const found = await nearest(cwd, (manifest, folder) => {
    const games = gamesNamedIn(manifest);
    return games && { folder, games };
  });
  if (!found) return [];
  const { folder, games } = found;
  const from = relative(cwd, join(folder, 'package.json'));
  return acceptedGames(games, from).map((module) => ({ module, folder, from }));
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Returns the URL of a module: the file of that path, or else the entry of the package of that name.
 *
 * @throws Failure (bad input) if there is neither: `moduleNotBuilt` if a build may make it, or
 * `moduleNotFound`
 */
export async function locate(named: NamedModule): Promise<string> {
  const { module, folder } = named;
  const file = resolve(folder, module);
  const path = (await isFile(file)) ? file : await fromPackage(named, file);
  return pathToFileURL(await realpath(path)).href;
}

async function fromPackage({ module, folder, from }: NamedModule, file: string): Promise<string> {
  const refused = (reason: string, data: { readonly [key: string]: string }): Failure =>
    new Failure(EXIT.badInput, [cliIssue(reason, { module, from, ...data })]);
  if (!/^\.\.?[/\\]/.test(module) && !isAbsolute(module)) {
    try {
      const found = createRequire(join(folder, 'package.json')).resolve(module);
      if (isAbsolute(found)) return found;
    } catch (error) {
      const [reason = ''] = reasonOf(error).split('\n');
      if (extname(module) === '') throw refused('moduleNotFound', { reason });
    }
  }
  const builds = await folderThatBuilds(file);
  if (builds !== undefined) throw refused('moduleNotBuilt', { folder: builds });
  throw refused('moduleNotFound', { reason: `there is no file ${file}` });
}

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** An installed package with games. */
export interface InstalledGames {
  readonly name: string;
  readonly modules: readonly NamedModule[];
}

/**
 * Finds the installed packages with games: those that the project of a folder depends on, and the optional
 * peers of this package that are installed beside it. A package has games if its package.json names them as a
 * project's does.
 *
 * @param here where this package is
 * @throws Failure (bad input) if a package.json cannot be read
 */
export async function installedGames(
  cwd: string,
  here = dirname(fileURLToPath(import.meta.url)),
): Promise<readonly InstalledGames[]> {
  const places = [await dependenciesFrom(cwd), await dependenciesFrom(here)];
  const found = new Map<string, InstalledGames>();
  for (const place of places) {
    if (!place) continue;
    for (const name of place.names) {
      const games = found.has(name) ? undefined : await gamesOf(name, place.folder);
      if (games) found.set(name, games);
    }
  }
  return [...found.values()];
}

const dependenciesFrom = (folder: string) =>
  nearest(folder, (manifest, at) => ({ folder: at, names: namesIn(manifest) }));

const namesIn = (manifest: Manifest): readonly string[] => [
  ...new Set(DEPENDENCIES.flatMap((key) => (isRecord(manifest[key]) ? Object.keys(manifest[key]) : []))),
];

/**
 * Finds the games of a package from a folder upwards. Returns undefined if it is not installed or has none.
 */
async function gamesOf(name: string, folder: string): Promise<InstalledGames | undefined> {
  const at = join(folder, 'node_modules', name);
  const manifest = await manifestIn(at);
  if (!manifest) return dirname(folder) === folder ? undefined : gamesOf(name, dirname(folder));
  const named = gamesNamedIn(manifest);
  if (!named) return undefined;
  const from = join(name, 'package.json');
  return { name, modules: acceptedGames(named, from).map((module) => ({ module, folder: at, from })) };
}

/** The name of a module with games, as somebody wrote it. */
export interface NamedModule {
  /** A path relative to the folder, or the name of a package. */
  readonly module: string;
  readonly folder: string;
  /** The option or the file that names it. */
  readonly from: string;
}
