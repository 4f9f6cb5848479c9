import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptedGames, gamesNamedIn, isRecord, manifestIn, nearest, type Manifest } from './manifest.js';
import type { NamedModule } from './named-module.js';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** A package that is installed and has games. */
export interface InstalledGames {
  readonly name: string;
  readonly modules: readonly NamedModule[];
}

/**
 * The packages with games that are installed: those that the project of a folder depends on, and those that stand beside this
 * package as its optional peers. A package has games if its package.json names them as a project's does.
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

/** The games of a package as it is found from a folder upwards; `undefined` if it is not installed, or has none. */
async function gamesOf(name: string, folder: string): Promise<InstalledGames | undefined> {
  const at = join(folder, 'node_modules', name);
  const manifest = await manifestIn(at);
  if (!manifest) return dirname(folder) === folder ? undefined : gamesOf(name, dirname(folder));
  const named = gamesNamedIn(manifest);
  if (!named) return undefined;
  const from = join(name, 'package.json');
  return { name, modules: acceptedGames(named, from).map((module) => ({ module, folder: at, from })) };
}
