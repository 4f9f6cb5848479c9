import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';

/** @typedef {{ name: string, version: string, private?: boolean, bin?: Record<string, string>, exports?: Record<string, string | { types: string, default: string }>, scripts?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, engines?: { node?: string }, reticle?: { games?: readonly string[] } }} Manifest */
/** @typedef {{ folder: string, manifest: Manifest }} Package */

/**
 * @param {string} [workspace] this one, or a copy of it
 * @returns {Package[]} every package of the workspace
 */
export const packages = (workspace = root) =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(workspace, group)))
    .flatMap((group) => readdirSync(join(workspace, group)).map((name) => join(workspace, group, name)))
    .concat(join(workspace, 'examples'))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));

/**
 * Returns the games of `examples`, each of which could be in a repository of its own.
 * @returns {Package[]}
 */
export const examples = () =>
  readdirSync(join(root, 'examples'))
    .map((name) => join(root, 'examples', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));

/**
 * @param {string} [workspace] this one, or a copy of it
 * @returns {Package[]} the packages that go to npm
 */
export const published = (workspace = root) =>
  packages(workspace).filter(({ manifest }) => !manifest.private);

/** @typedef {{ from: string, folder: string, file: string, types: string }} WayIn what a program may import from, and its files */

/**
 * @param {Package} one
 * @returns {WayIn[]}
 */
export const waysInto = ({ folder, manifest }) =>
  Object.entries(manifest.exports ?? {}).flatMap(([way, to]) =>
    typeof to === 'string'
      ? []
      : [{ from: `${manifest.name}${way.slice(1)}`, folder, file: to.default, types: to.types }],
  );

const LEAST = /^>=(?<major>\d+)/u;

/**
 * Whether a package runs on the current version of Node. A package that needs a newer one has its own tests
 * for it.
 * @param {Package} one
 */
export const runsHere = ({ manifest }) =>
  Number(LEAST.exec(manifest.engines?.node ?? '')?.groups?.['major'] ?? 0) <=
  Number(process.versions.node.split('.', 1)[0]);
