/** A law is tried on a quarter of its examples, and on 25 at least, if it has so many; the deep run tries all. */
import { vi } from 'vitest';

const LEAST = 25;
/** What fast-check tries if it is told nothing. */
const USUAL = 100;

/** @param {number} examples */
const fewer = (examples) => Math.max(Math.min(LEAST, examples), Math.ceil(examples / 4));

vi.mock('fast-check', async (original) => {
  /** @type {typeof import('fast-check')} */
  const fc = await original();
  /** @type {<T>(given?: import('fast-check').Parameters<T>) => import('fast-check').Parameters<T>} */
  const less = (given) => ({ ...given, numRuns: fewer(given?.numRuns ?? USUAL) });
  /** @type {typeof fc.assert} */
  const assert = (property, parameters) => fc.assert(property, less(parameters));
  /** @type {typeof fc.check} */
  const check = (property, parameters) => fc.check(property, less(parameters));
  return { ...fc, assert, check };
});
