import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { run } from '../commands.mjs';
import { faultless, inOrder } from '../outcomes.mjs';
import { runsHere, waysInto } from '../workspace.mjs';
import { find } from './third-party.mjs';

/** @typedef {import('../tarballs.mjs').Packed} Packed */

/** The entry point that only a test of vitest can import. */
const IN_TESTS = '@reticle/testkit/vitest';

/**
 * Unpacks the published packages where Node finds them. Only the declared dependencies of a package are
 * linked into its folder, so undeclared ones are missing.
 * @param {readonly Packed[]} packed
 * @param {string} modules a folder `node_modules`
 * @returns {string[]} what is missing
 */
const unpack = (packed, modules) => {
  const ours = new Set(packed.map(({ manifest }) => manifest.name));
  return packed.flatMap(({ folder, manifest: { name }, tarball }) => {
    const cwd = join(modules, name);
    mkdirSync(cwd, { recursive: true });
    extract({ file: tarball, cwd, strip: 1, sync: true });
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
    return Object.keys({ ...dependencies, ...peerDependencies })
      .filter((other) => !ours.has(other))
      .flatMap((other) => {
        const at = find(folder, other);
        if (at === undefined) return [`${name} depends on ${other}, which is not there.`];
        const link = join(cwd, 'node_modules', other);
        mkdirSync(dirname(link), { recursive: true });
        symlinkSync(at, link);
        return [];
      });
  });
};

/**
 * Imports each entry point of the published packages and calls their commands, with only the declared
 * dependencies.
 * @param {import('./release.mjs').Release} release
 */
export const importAll = ({ packed, unpacked }) => {
  const modules = join(unpacked, 'node_modules');
  const here = { cwd: unpacked };
  const some = packed.filter(runsHere);
  const ways = some.flatMap(waysInto).flatMap(({ from }) => (from === IN_TESTS ? [] : [from]));
  const all = `for (const way of ${JSON.stringify(ways)}) await import(way);`;
  const commands = some.flatMap(({ manifest: { name, bin } }) =>
    Object.values(bin ?? {}).map((file) => join(modules, name, file)),
  );
  return inOrder([
    async () => faultless(unpack(packed, modules)),
    () => run('node', ['--input-type=module', '--eval', all], here),
    ...commands.map((file) => () => run('node', [file, '--help'], here)),
  ]);
};
