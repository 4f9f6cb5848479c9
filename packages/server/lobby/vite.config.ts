import { defineConfig } from 'vite';

export default defineConfig({
  // Absolute: the same page stands at `/` and at `/table/ID`.
  base: '/',
  build: {
    target: 'es2023',
    outDir: '../dist/lobby',
    emptyOutDir: true,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
