import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { examples, packages } from '../workspace.mjs';
import { faultLines } from './fault-lines.mjs';
import { sourcesIn, structureOf } from './faults.mjs';

/**
 * Checks the structure of every package: see {@link structureOf}.
 * @returns {Promise<import('../commands.mjs').Outcome>}
 */
export const checkStructure = async () => {
  const found = [...packages(), ...examples()]
    .map(({ folder }) => folder)
    .filter((folder) => existsSync(join(folder, 'src')))
    .map(
      (folder) =>
        /** @type {const} */ ([relative(root, folder), structureOf(sourcesIn(join(folder, 'src')))]),
    );
  return faultless(faultLines(new Map(found)));
};
