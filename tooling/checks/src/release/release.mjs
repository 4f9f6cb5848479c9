import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, tarballsIn } from '../tarballs.mjs';
import { examples, packages, published } from '../workspace.mjs';
import { startRegistry } from './registry.mjs';
import { settingsFor } from './settings.mjs';
import { installedFor, supplierOf } from './third-party.mjs';

/** @typedef {Awaited<ReturnType<typeof openRelease>>} Release */

/** The package with the checks of a game in another repository. */
const TOOLS = '@reticle/checks';

/** The package whose dependencies a created game builds and tests itself with. */
const CREATES = 'create-reticle-game';

/**
 * Returns the dependencies of games outside the workspace: of the created one and of the examples.
 * @param {import('../workspace.mjs').Package[]} all
 */
const gamesElsewhere = (all) =>
  all
    .filter(({ manifest }) => manifest.name === CREATES)
    .flatMap(({ folder }) => {
      const template = join(folder, 'templates', 'alone', '_package.json');
      const games = [
        JSON.parse(readFileSync(template, 'utf8')),
        ...examples().map(({ manifest }) => manifest),
      ];
      return games.map(({ name, version, dependencies, devDependencies }) => ({
        folder,
        manifest: { name, version, dependencies: { ...dependencies, ...devDependencies } },
      }));
    });

/** Opens the folders outside the workspace, and the registry of this machine, that a release writes to. */
export const openRelease = async () => {
  const folder = emptyFolder();
  const all = packages();
  const tools = all.filter(({ manifest }) => manifest.name === TOOLS);
  const needing = [...published(), ...tools, ...gamesElsewhere(all)];
  const registry = await startRegistry(supplierOf(installedFor(needing)));
  return {
    /** A copy of the workspace, in which the versions are raised. */
    copy: join(folder, 'copy'),
    /** Where the packages are unpacked. */
    unpacked: join(folder, 'unpacked'),
    /** Where the packages are installed. */
    stranger: join(folder, 'stranger'),
    /** Where a game is made. */
    elsewhere: join(folder, 'elsewhere'),
    /** Where the games of the examples are. */
    examples: join(folder, 'examples'),
    /** The repository of a game elsewhere. */
    game: join(folder, 'game'),
    packed: tarballsIn(folder),
    registry,
    env: settingsFor(registry, join(folder, 'npm')),
    close: () => {
      registry.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
