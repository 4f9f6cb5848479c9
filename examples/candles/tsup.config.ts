import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  // tsup's own declarations need the compiler's JavaScript API, which TypeScript 7 does not have.
  onSuccess: 'tsc -p tsconfig.build.json --checkers 1',
});
