/** Mutation tests run each law hundreds of times over: fewer examples, always the same, and none made smaller. */
import type * as FastCheck from 'fast-check';
import { vi } from 'vitest';

const LESS = { numRuns: 25, seed: 1, endOnFailure: true };

vi.mock('fast-check', async (original) => {
  const fc = await original<typeof FastCheck>();
  const assert = <T>(property: FastCheck.IRawProperty<T>, parameters: FastCheck.Parameters<T> = {}) =>
    fc.assert(property, { ...parameters, ...LESS });
  return { ...fc, assert };
});
