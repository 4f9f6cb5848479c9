import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { emptyFolder } from '../tarballs.mjs';

/** @typedef {import('./registry.mjs').Release} Release */
/** @typedef {{ folder: string, manifest: import('./registry.mjs').VersionManifest }} Installed */
/** @typedef {{ folder: string, manifest: Record<string, unknown> }} Needing a package, and the folder from which it finds others */

/** @param {string} folder @returns {Installed} */
const read = (folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
});

/**
 * Returns where Node finds a package from a folder.
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
export const find = (from, name) => {
  const here = join(from, 'node_modules', name);
  if (existsSync(join(here, 'package.json'))) return realpathSync(here);
  return dirname(from) === from ? undefined : find(dirname(from), name);
};

/** @param {unknown} record */
const namesIn = (record) => Object.keys(record ?? {});

/**
 * Returns the dependencies of a package that are installed here. Optional ones for other machines may be
 * missing.
 * @param {Needing} needing
 */
const asked = ({ folder, manifest }) =>
  [
    ...namesIn(manifest['dependencies']),
    ...namesIn(manifest['optionalDependencies']),
    ...namesIn(manifest['peerDependencies']),
  ].map((name) => ({ name, at: find(folder, name) }));

/**
 * Returns all packages that some packages need to run, as they are installed on this machine.
 * @param {readonly Needing[]} needing
 * @returns {Map<string, Installed[]>} by name
 */
export const installedFor = (needing) => {
  /** @type {Map<string, Installed[]>} */
  const found = new Map();
  const seen = new Set(needing.map(({ folder }) => folder));
  const open = [...needing];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { at } of asked(next)) {
      if (at === undefined || seen.has(at)) continue;
      seen.add(at);
      const one = read(at);
      open.push(one);
      found.set(one.manifest.name, [...(found.get(one.manifest.name) ?? []), one]);
    }
  }
  return found;
};

/** pnpm links files of equal content, but in a tarball each must be a file of its own. */
const noLinks = () => Object.assign(new Map(), { get: () => undefined });

/** @param {Installed} installed */
const packed = ({ folder }) => {
  const into = emptyFolder();
  const file = join(into, 'package.tgz');
  const inside = (/** @type {string} */ path) => !/^(\.\/)?node_modules(\/|$)/u.test(path);
  create(
    {
      file,
      sync: true,
      cwd: folder,
      prefix: 'package',
      portable: true,
      gzip: { level: 1 },
      linkCache: noLinks(),
      filter: inside,
    },
    ['.'],
  );
  const tarball = readFileSync(file);
  rmSync(into, { recursive: true });
  return tarball;
};

/** @type {Map<string, Buffer>} */
const tarballs = new Map();

/** Packs a package once, although several games ask for it. @param {Installed} installed */
const tarballOf = (installed) => {
  const known = tarballs.get(installed.folder) ?? packed(installed);
  tarballs.set(installed.folder, known);
  return known;
};

/** @param {Installed} installed @returns {Release} */
const releaseOf = (installed) => {
  const missing = new Set(asked(installed).flatMap(({ name, at }) => (at === undefined ? [name] : [])));
  const there = (/** @type {string} */ key) => {
    const entries = Object.entries(installed.manifest[key] ?? {});
    return { [key]: Object.fromEntries(entries.filter(([name]) => !missing.has(name))) };
  };
  const manifest = { ...installed.manifest, ...there('optionalDependencies'), ...there('peerDependencies') };
  return { manifest, tarball: () => tarballOf(installed) };
};

/**
 * Makes a supplier of the packages installed on this machine, which packs each when it is asked for.
 * @param {Map<string, Installed[]>} installed
 * @returns {import('./registry.mjs').Supplier}
 */
export const supplierOf = (installed) => (name) => (installed.get(name) ?? []).map(releaseOf);
