import { defineConfig } from 'vitest/config';

// Nothing in a game keeps state outside its matches, so the files of tests need no world of their own each.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
