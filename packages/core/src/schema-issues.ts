import type * as z from 'zod';
import { formerList, formerShape } from './former-names.js';
import { issue, type Issue, type JsonPath } from './issue.js';

/**
 * The most unknown keys that are reported: an object may have a hundred thousand of them, and nobody reads
 * more.
 */
const MOST_KEYS = 100;

type ZodIssue = z.core.$ZodIssue;

/**
 * Whether a branch of a union wants another sort of value altogether. Such a branch complains at the root.
 */
const wantsOtherSort = (branch: readonly ZodIssue[]): boolean =>
  branch.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys' && code !== 'custom');

/**
 * Finds the branch of a failed union that came nearest: it wants the right sort of value, and has the fewest
 * and deepest complaints.
 */
function nearestBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (branch: readonly ZodIssue[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  return branches
    .filter((branch) => !wantsOtherSort(branch))
    .toSorted((a, b) => a.length - b.length || depth(b) - depth(a))[0];
}

const SORTS: Readonly<Record<string, string>> = { int: 'whole number', record: 'object' };

/** Lists the sorts of values that would fit instead. */
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

/**
 * Converts a zod issue to Reticle's issues, with paths below `base`. For a failed union it reports the branch
 * that came nearest.
 */
export function issuesFromZod(found: ZodIssue, base: JsonPath = []): readonly Issue[] {
  const path = [...base, ...found.path.filter((key) => typeof key !== 'symbol')];
  switch (found.code) {
    case 'unrecognized_keys':
      return found.keys.slice(0, MOST_KEYS).map((key) => {
        return issue('unknownKey', { key, ...formerShape(key, found.input) }, [...path, key]);
      });
    case 'invalid_type': {
      const [expected = ''] = sortsWanted(found);
      const wanted =
        found.expected === 'int' && typeof found.input === 'number' ? 'fraction' : sortOf(found.input);
      return [
        issue('wrongType', { expected, found: wanted, ...formerList(found.input, expected, path) }, path),
      ];
    }
    case 'invalid_union': {
      const branch = nearestBranch(found.errors);
      if (branch) return branch.flatMap((entry) => issuesFromZod(entry, path));
      const expected = [...new Set(sortsWanted(found))];
      if (expected.length === 0) return [issue('invalidValue', { problem: found.message }, path)];
      const wanted = { expected: expected.join(' or '), found: sortOf(found.input) };
      return [issue('wrongType', { ...wanted, ...formerList(found.input, wanted.expected, path) }, path)];
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

/**
 * The most entries that a list or an object may have and still be judged whole. Longer ones are first judged
 * in portions.
 */
export const LONG = 1_000;
/**
 * The number of entries that each portion repeats from the start of the list, since a schema may say what the
 * first entries are.
 */
const HEAD = 16;
/** The fewest entries of a portion; more if the list would need too many portions. */
const PORTION = 2_000;
/** The most values that portions may repeat in total. */
const AGAIN = 4_000_000;
/** The most issues that one portion reports: nobody reads more. */
const MOST = 100;

/**
 * One portion of the long lists: the entries from `start` up to `end`, after the first {@link HEAD} entries.
 */
interface Portion {
  readonly start: number;
  readonly end: number;
  /** The copied lists and objects that lack entries of the original. */
  readonly cut: Set<unknown>;
}

/**
 * Finds what is wrong with the entries of long lists and objects. A schema complains about every entry, so
 * refusing a list of a hundred thousand wrong entries would take seconds. The entries are judged in portions
 * until one has a flaw, so the work is bounded by what stands before the first flaw. Only flaws within an
 * entry count, since these are flaws whatever stands beside the entry. If nothing is found, the schema must
 * still judge the whole value.
 *
 * @param value plain JSON that is neither too deep nor too large
 * @param longest the number of entries of its longest list or object
 * @param values the number of values that it has in total
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
      // A game's own check of one entry may depend on the others.
      .filter(({ code, path }) => code !== 'custom' && isWithin(portion.cut, part, path))
      .slice(0, MOST);
    if (found.length > 0)
      return found.flatMap((one) => issuesFromZod({ ...one, path: pathInWhole(portion, part, one.path) }));
  }
  return [];
}

/** Picks a list's entries for a portion. Returns the same list if it is not long. */
const entriesIn = <T>(entries: readonly T[], { start, end }: Portion): readonly T[] =>
  entries.length <= LONG
    ? entries
    : [...entries.slice(0, Math.min(HEAD, start)), ...entries.slice(start, end)];

/** Copies a value, with only a portion of each long list and object. */
function partOf(value: unknown, portion: Portion): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = entriesIn<unknown>(value, portion).map((entry) => partOf(entry, portion));
    if (value.length > LONG) portion.cut.add(list);
    return list;
  }
  const keys = Object.keys(value);
  const object = Object.fromEntries(
    entriesIn(keys, portion).map((key) => [key, partOf(Reflect.get(value, key), portion)] as const),
  );
  if (keys.length > LONG) portion.cut.add(object);
  return object;
}

/** Whether a path leads through a cut list or object, by an entry that is still there. */
function isWithin(cut: ReadonlySet<unknown>, root: unknown, path: readonly PropertyKey[]): boolean {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    if (cut.has(value)) return true;
    value = Reflect.get(value, key);
  }
  return false;
}

/** Converts a path in the portion to the path in the whole value. */
function pathInWhole({ start, cut }: Portion, root: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  let value = root;
  return path.map((key) => {
    const moved =
      typeof key === 'number' && Array.isArray(value) && cut.has(value) && key >= HEAD && start > 0;
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return moved ? key - HEAD + start : key;
  });
}
