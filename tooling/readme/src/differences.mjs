import { inspect, isDeepStrictEqual } from 'node:util';

/** @typedef {{ code: string, actual: unknown, expected?: unknown, printed?: string }} Result */

/** @param {unknown} value */
const print = (value) => inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY });

/**
 * Returns one line for each result that differs from the example's comment.
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export const differences = (results) =>
  results
    .filter(({ actual, expected, printed }) =>
      printed === undefined
        ? !isDeepStrictEqual(actual, expected)
        : print(actual) !== printed && actual !== printed,
    )
    .map(
      ({ code, actual, expected, printed }) =>
        `${code} is ${print(actual)}, not ${printed ?? print(expected)}`,
    );
