import { defineConfig } from 'tsup';
import { namedBySources } from './chunks.mjs';

const shared = {
  format: ['esm'],
  target: 'node20',
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [namedBySources],
  // Some of Node's modules have no other name: node:sqlite.
  removeNodeProtocol: false,
  // tsup's own declarations need the compiler's JavaScript API, which TypeScript 7 does not have. Types are checked by the linter, which
  // reads them anyway: here they are written down, unchecked, in less than half of the time.
  onSuccess: 'tsc -p tsconfig.build.json --noCheck',
};

export const library = (entry = ['src/index.ts']) => defineConfig({ ...shared, entry, platform: 'neutral' });

export const nodeProgram = (entry) => defineConfig({ ...shared, entry, platform: 'node' });
