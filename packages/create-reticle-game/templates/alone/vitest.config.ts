import { defineConfig } from 'vitest/config';

// A game keeps no state outside its matches, so test files need not be isolated from each other.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });
