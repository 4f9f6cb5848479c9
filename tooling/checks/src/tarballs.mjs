import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './commands.mjs';
import { published } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Package & { tarball: string }} Packed */

/** @returns {string} an empty folder outside the workspace */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'reticle-'));

/**
 * @param {string} folder
 * @returns {Packed[]} every published package, with the file that it is packed into
 */
export const tarballsIn = (folder) =>
  published().map((one) => ({ ...one, tarball: join(folder, `${one.manifest.name.split('/').pop()}.tgz`) }));

/**
 * @param {readonly Packed[]} packed
 * @param {string} command
 * @param {(tarball: string) => string[]} args
 * @returns {Promise<import('./commands.mjs').Outcome>}
 */
export const onEach = async (packed, command, args) => {
  const outcomes = await Promise.all(packed.map(({ tarball }) => run(command, args(tarball))));
  return { ok: outcomes.every(({ ok }) => ok), output: outcomes.map(({ output }) => output).join('\n') };
};
