import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { published } from '../workspace.mjs';

/** @param {string} file */
const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Returns what a module imports from outside its package, and where it imports at run time. Imports within a
 * package are the bundler's work.
 * @param {string} file
 */
const asked = (file) => {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync(file, text).module;
  const lineAt = (/** @type {number} */ start) =>
    text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start)).trim();
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? '.'),
    ),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end)),
    ...importMetas.map(({ start }) => lineAt(start)),
  ].filter((one) => !one.startsWith('.'));
};

/**
 * Returns the parts of the build that a rehearsal depends on: the files, and their imports from outside their
 * package. Tests prove what the files do, so editing them needs no new rehearsal.
 * @param {boolean} deep whether all of each file counts: strangers run it
 * @param {readonly import('../workspace.mjs').Package[]} [packages]
 * @returns {Record<string, unknown>} by path
 */
export const shipped = (deep, packages = published()) =>
  Object.fromEntries(
    packages.flatMap(({ folder, manifest }) => {
      const dist = join(folder, 'dist');
      const files = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : [];
      return files
        .filter((file) => file.isFile() && !file.name.endsWith('.map'))
        .map(({ parentPath, name }) => join(parentPath, name))
        .toSorted()
        .map((file) => {
          const looked = deep ? digestOf(file) : file.endsWith('.js') && asked(file);
          return [`${manifest.name}${file.slice(folder.length)}`, looked];
        });
    }),
  );
