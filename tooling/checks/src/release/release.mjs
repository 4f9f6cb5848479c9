import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, tarballsIn } from '../tarballs.mjs';
import { packages, published } from '../workspace.mjs';
import { startRegistry } from './registry.mjs';
import { settingsFor } from './settings.mjs';
import { installedFor, supplierOf } from './third-party.mjs';

/** @typedef {Awaited<ReturnType<typeof openRelease>>} Release */

/** What a game in another repository builds and checks itself with. */
const TOOLS = '@reticle/checks';

/** All that a release leaves behind, in folders outside the workspace and in a registry of this machine. */
export const openRelease = async () => {
  const folder = emptyFolder();
  const needing = [...published(), ...packages().filter(({ manifest }) => manifest.name === TOOLS)];
  const registry = await startRegistry(supplierOf(installedFor(needing.map((one) => one.folder))));
  return {
    /** The workspace once more, where the versions are raised. */
    copy: join(folder, 'copy'),
    /** Where the packages are installed. */
    stranger: join(folder, 'stranger'),
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
