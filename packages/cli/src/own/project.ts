import { join, relative } from 'node:path';
import { acceptedGames, gamesNamedIn, nearest } from './manifest.js';
import type { NamedModule } from './named-module.js';

/**
 * The modules that the project of a folder names: the nearest package.json that has `"reticle": { "games": [...] }`. None
 * if there is none.
 *
 * @throws Failure (bad input) if that is no list of names
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
