import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands for React here. */
const COMPAT = new Map([
  ['react', 'preact/compat'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
]);
const HERE = join(import.meta.dirname, 'index.html');

/**
 * Takes this repository's packages from their sources, file by file, instead of the one file that each of them is
 * published as: what a page does not use is then left out, and what two parts share is fetched once. Preact stands for React.
 */
export const sources = (): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  async resolveId(source, importer) {
    const compat = COMPAT.get(source);
    if (compat !== undefined) return this.resolve(compat, HERE, { skipSelf: true });
    if (!source.startsWith('@reticle/')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const id = found?.id.replace(/\/dist\/(?<file>.*)\.js$/u, '/src/$<file>.ts');
    return found && id !== undefined && existsSync(id) ? { ...found, id } : found;
  },
});
