import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const SPLIT = /-(?<hash>[A-Z0-9]{8})\.js$/u;

/**
 * Names what ways in share after the sources that it holds. The bundler names it after its text and its map, so that every edit, even
 * of a comment, renamed it and changed whatever imports it; thus what was built changes only where its code does.
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export const namedBySources = {
  name: 'named-by-sources',
  setup: (build) =>
    build.onEnd(({ metafile, outputFiles = [] }) => {
      const names = new Map(
        Object.entries(metafile?.outputs ?? {}).flatMap(([path, { inputs }]) => {
          const hash = SPLIT.exec(path)?.groups?.['hash'];
          if (hash === undefined) return [];
          const name = basename(path, `-${hash}.js`);
          const sources = createHash('sha256').update(JSON.stringify(Object.keys(inputs).toSorted()));
          return [[`${name}-${hash}`, `${name}-${sources.digest('hex').slice(0, 8)}`]];
        }),
      );
      if (names.size === 0) return;
      if (new Set(names.values()).size < names.size) throw new Error('Two chunks hold the same sources.');
      const old = new RegExp([...names.keys()].join('|'), 'gu');
      const renamed = (/** @type {string} */ text) => text.replaceAll(old, (name) => names.get(name) ?? name);
      for (const file of outputFiles) {
        file.path = renamed(file.path);
        if (!file.path.endsWith('.map')) file.contents = new TextEncoder().encode(renamed(file.text));
      }
    }),
};
