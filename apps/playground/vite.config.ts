import { defineConfig } from 'vite';
import { offline } from './offline.js';
import { sources } from './sources.js';

export default defineConfig({
  // Relative, so that the files work from any folder of any server.
  base: './',
  plugins: [sources(), offline()],
  build: { target: 'es2023', sourcemap: true, reportCompressedSize: false },
  // Modules, so that a game is fetched when it is first asked for.
  worker: { format: 'es', plugins: () => [sources()] },
});
