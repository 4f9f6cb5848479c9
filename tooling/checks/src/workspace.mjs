import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';

/** @typedef {{ name: string, version: string, private?: boolean, bin?: Record<string, string>, scripts?: Record<string, string> }} Manifest */
/** @typedef {{ folder: string, manifest: Manifest }} Package */

/** @returns {Package[]} every package of the workspace */
export const packages = () =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));

/** @returns {Package[]} the packages that go to npm */
export const published = () => packages().filter(({ manifest }) => !manifest.private);
