import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Takes this repository's packages from their sources, file by file, instead of the one file that each of them is
 * published as: what a page does not use is then left out, and what two parts share is fetched once.
 */
export const sources = (): Plugin => ({
  name: 'sources',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('@reticle/')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const id = found?.id.replace(/\/dist\/(?<file>.*)\.js$/u, '/src/$<file>.ts');
    return found && id !== undefined && existsSync(id) ? { ...found, id } : found;
  },
});
