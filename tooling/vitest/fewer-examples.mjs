/** Mutation tests run each law hundreds of times over: fewer examples, always the same, and none made smaller. */
import { vi } from 'vitest';

const LESS = { numRuns: 25, seed: 1, endOnFailure: true };

vi.mock('fast-check', async (original) => {
  /** @type {typeof import('fast-check')} */
  const fc = await original();
  /** @type {typeof fc.assert} */
  const assert = (property, parameters) => fc.assert(property, { ...parameters, ...LESS });
  return { ...fc, assert };
});
