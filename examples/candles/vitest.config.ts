import { defineConfig } from 'vitest/config';

// Whole matches take seconds on a busy machine.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 } });
