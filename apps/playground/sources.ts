import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod';

/** What stands for React here. */
const COMPAT = new Map([
  ['react', 'preact/compat'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
]);
const HERE = join(import.meta.dirname, 'index.html');

const manifest = z.object({
  /** The ways in of a package, by what is written after its name. */
  exports: z.record(z.string(), z.union([z.string(), z.object({ default: z.string() })])),
});

/** Returns the folder of a package that the importing file depends on, or undefined if it does not. */
function packageFolder(name: string, from: string): string | undefined {
  const found = join(from, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}

/** Returns the source of what a program imports from a package of this repository, built or not. */
function sourceOf(source: string, importer: string): string | undefined {
  const [scope = '', short = '', ...rest] = source.split('/');
  const folder = packageFolder(`${scope}/${short}`, dirname(importer));
  if (folder === undefined) return undefined;
  const { exports } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const to = new Map(Object.entries(exports)).get(['.', ...rest].join('/'));
  if (to === undefined) return undefined;
  const file = typeof to === 'string' ? to : to.default;
  return join(folder, file.replace(/^\.\/dist\/(?<name>.*)\.js$/u, './src/$<name>.ts'));
}

/**
 * Takes this repository's packages from their sources, file by file, instead of the one file that each of them is
 * published as: what a page does not use is then left out, what two parts share is fetched once, and no package needs to be
 * built first. Preact stands for React.
 */
export const sources = (): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  async resolveId(source, importer) {
    const compat = COMPAT.get(source);
    if (compat !== undefined) return this.resolve(compat, HERE, { skipSelf: true });
    if (!source.startsWith('@reticle/') || importer === undefined) return undefined;
    const file = sourceOf(source, importer);
    // Resolved as a file, so that links to packages lead to one module each.
    return file === undefined ? undefined : this.resolve(file, HERE, { skipSelf: true });
  },
});
