import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ name: string, module: string, declarations: string }} Entry what is imported by that name
 * @typedef {{ exports: Record<string, string | { types?: string }> }} Manifest
 */

/** @param {URL} url */
const readJson = (url) => JSON.parse(readFileSync(url, 'utf8'));

/** @returns {string[]} the workspace's packages that this one depends on: those that are documented */
const dependencies = () =>
  Object.keys(readJson(new URL('../package.json', import.meta.url)).dependencies).filter((name) =>
    name.startsWith('@reticle/'),
  );

/**
 * Returns every entry of every documented package, with the declarations that its build made.
 * @returns {Entry[]}
 */
export const entries = () =>
  dependencies().flatMap((name) => {
    const folder = new URL(`../node_modules/${name}/`, import.meta.url);
    /** @type {Manifest} */
    const manifest = readJson(new URL('package.json', folder));
    return Object.entries(manifest.exports).flatMap(([path, to]) => {
      if (typeof to === 'string' || to.types === undefined) return [];
      const declarations = new URL(to.types, folder);
      if (!existsSync(declarations)) throw new Error(`${name} is not built: ${to.types} is missing.`);
      const imported = `${name}${path.slice(1)}`;
      const module = imported.replace('@reticle/', '').replaceAll('/', '-');
      return [{ name: imported, module, declarations: realpathSync(fileURLToPath(declarations)) }];
    });
  });
