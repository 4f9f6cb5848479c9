import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (name: string): string => fileURLToPath(import.meta.resolve(name));

export default defineConfig({
  // Absolute, because the same page is served at `/` and at `/table/ID`.
  base: '/',
  // Preact replaces React.
  resolve: {
    alias: [
      { find: /^react$/u, replacement: here('preact/compat') },
      { find: /^react\/jsx-runtime$/u, replacement: here('preact/jsx-runtime') },
      { find: /^preact\/hooks$/u, replacement: here('preact/hooks') },
    ],
  },
  build: {
    target: 'es2023',
    outDir: '../dist/lobby',
    emptyOutDir: true,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
