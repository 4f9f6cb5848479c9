import type * as z from 'zod';
import { issue, type Issue, type JsonPath } from './issue.js';

/** Nobody reads more: an object may have a hundred thousand unknown keys. */
const MOST_KEYS = 100;

type ZodIssue = z.core.$ZodIssue;

/** A branch of a union that wants quite another sort of value complains at the root. */
const wantsOtherSort = (branch: readonly ZodIssue[]): boolean =>
  branch.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys' && code !== 'custom');

/** Of a failed union, the branch that came nearest: the right sort of value, then the fewest and deepest complaints. */
function nearestBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (branch: readonly ZodIssue[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  return branches
    .filter((branch) => !wantsOtherSort(branch))
    .toSorted((a, b) => a.length - b.length || depth(b) - depth(a))[0];
}

const SORTS: Readonly<Record<string, string>> = { int: 'whole number', record: 'object' };

/** What would fit instead, where a value is of none of the sorts that a union takes. */
function sortsWanted(found: ZodIssue): readonly string[] {
  switch (found.code) {
    case 'invalid_type':
      return [SORTS[found.expected] ?? found.expected];
    case 'invalid_union':
      return found.errors.flatMap((branch) => branch.flatMap(sortsWanted));
    case 'invalid_value':
      return found.values.map((value) => JSON.stringify(value));
    case 'invalid_format':
      return ['reference'];
    default:
      return [];
  }
}

/** One complaint of zod's as ours, with its path below `base`; of a failed union the branch that came nearest. */
export function issuesFromZod(found: ZodIssue, base: JsonPath = []): readonly Issue[] {
  const path = [...base, ...found.path.filter((key) => typeof key !== 'symbol')];
  switch (found.code) {
    case 'unrecognized_keys':
      return found.keys.slice(0, MOST_KEYS).map((key) => issue('unknownKey', { key }, [...path, key]));
    case 'invalid_type': {
      const [expected = ''] = sortsWanted(found);
      const wanted =
        found.expected === 'int' && typeof found.input === 'number' ? 'fraction' : sortOf(found.input);
      return [issue('wrongType', { expected, found: wanted }, path)];
    }
    case 'invalid_union': {
      const branch = nearestBranch(found.errors);
      if (branch) return branch.flatMap((entry) => issuesFromZod(entry, path));
      const expected = [...new Set(sortsWanted(found))];
      if (expected.length === 0) return [issue('invalidValue', { problem: found.message }, path)];
      return [issue('wrongType', { expected: expected.join(' or '), found: sortOf(found.input) }, path)];
    }
    default:
      return [issue('invalidValue', { problem: found.message }, path)];
  }
}

function sortOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
