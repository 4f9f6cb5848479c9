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

/** Longer lists and objects are first judged in portions. */
export const LONG = 1_000;
/** So many entries stand before each portion, since a schema may say what the first ones are. */
const HEAD = 16;
/** Entries of a portion, if not more are needed to get through. */
const PORTION = 2_000;
/** So many values are looked at again, if everything stands again in each portion. */
const AGAIN = 4_000_000;
/** Nobody reads more. */
const MOST = 100;

/** The entries of a long list from `start` to before `end`, behind its first ones. */
interface Portion {
  readonly start: number;
  readonly end: number;
  /** The lists and objects that are not whole in it. */
  readonly cut: Set<unknown>;
}

/**
 * What is wrong with the entries of long lists and objects. A schema complains of every entry, so a list of a hundred thousand
 * wrong ones would take seconds to be refused. They are judged in portions, until one has a
 * fault: the work is that of what stands before the first fault. Only what is wrong within an entry counts: it is wrong whatever
 * stands beside it. Where nothing is found the schema must judge the whole.
 *
 * @param value plain JSON that is neither too deep nor too large
 * @param longest how many entries its longest list or object has
 * @param values how many values it has in all
 */
export function wrongInPortions(
  schema: z.ZodType,
  value: unknown,
  { longest, values }: { readonly longest: number; readonly values: number },
): readonly Issue[] {
  const length = Math.max(PORTION, Math.ceil((longest * (values - longest)) / AGAIN));
  for (let start = 0; start < longest; start += length) {
    const portion: Portion = { start, end: start + length, cut: new Set() };
    const part = partOf(value, portion);
    const parsed = schema.safeParse(part, { reportInput: true });
    if (parsed.success) continue;
    const found = parsed.error.issues
      // What a game's own check says of one entry may hang on the others.
      .filter(({ code, path }) => code !== 'custom' && isWithin(portion.cut, part, path))
      .slice(0, MOST);
    if (found.length > 0)
      return found.flatMap((one) => issuesFromZod({ ...one, path: inTheWhole(portion, part, one.path) }));
  }
  return [];
}

/** What an entry list shows in a portion; the very list, if it is not long. */
const shown = <T>(entries: readonly T[], { start, end }: Portion): readonly T[] =>
  entries.length <= LONG
    ? entries
    : [...entries.slice(0, Math.min(HEAD, start)), ...entries.slice(start, end)];

/** The same value, with a portion of each list and object that is long. */
function partOf(value: unknown, portion: Portion): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = shown<unknown>(value, portion).map((entry) => partOf(entry, portion));
    if (value.length > LONG) portion.cut.add(list);
    return list;
  }
  const keys = Object.keys(value);
  const object = Object.fromEntries(
    shown(keys, portion).map((key) => [key, partOf(Reflect.get(value, key), portion)] as const),
  );
  if (keys.length > LONG) portion.cut.add(object);
  return object;
}

/** Whether a path leads into something that was cut, by an entry that was left. */
function isWithin(cut: ReadonlySet<unknown>, root: unknown, path: readonly PropertyKey[]): boolean {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    if (cut.has(value)) return true;
    value = Reflect.get(value, key);
  }
  return false;
}

/** A path into a portion as the path in the whole value. */
function inTheWhole({ start, cut }: Portion, root: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let value = root;
  return path.map((key) => {
    const moved =
      typeof key === 'number' && Array.isArray(value) && cut.has(value) && key >= HEAD && start > 0;
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return moved ? key - HEAD + start : key;
  });
}
