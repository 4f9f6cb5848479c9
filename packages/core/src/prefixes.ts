import type * as z from 'zod';
import type { Issue } from './issue.js';
import { issuesFromZod } from './zod-issues.js';

/** Longer lists and objects are first judged by how they begin. */
export const BEGINNING = 1_000;
/** Nobody reads more. */
const MOST = 100;

/**
 * What is wrong with the first entries of long lists and objects. A schema complains of every entry, so a list of a hundred
 * thousand wrong ones would take seconds to be refused; its first thousand are refused at once. Beginnings are tried that
 * are twice as long each time. Only what is wrong within an entry counts: it is wrong whatever follows. Where nothing is
 * found the schema must judge the whole.
 *
 * @param value plain JSON that is neither too deep nor too large
 */
export function wrongAtFirst(schema: z.ZodType, value: unknown, longest: number): readonly Issue[] {
  for (let length = BEGINNING; length < longest; length *= 2) {
    const cut = new Set<object>();
    const beginning = beginningOf(value, length, cut);
    const parsed = schema.safeParse(beginning, { reportInput: true });
    if (parsed.success) continue;
    const found = parsed.error.issues
      // What a game's own check says of one entry may hang on the others.
      .filter(({ code, path }) => code !== 'custom' && isWithin(cut, beginning, path))
      .slice(0, MOST);
    if (found.length > 0) return found.flatMap((one) => issuesFromZod(one));
  }
  return [];
}

/** The same value, no list and no object in it longer than that; those that were `cut` are told. */
function beginningOf(value: unknown, length: number, cut: Set<object>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice(0, length).map((entry: unknown) => beginningOf(entry, length, cut));
    if (value.length > length) cut.add(list);
    return list;
  }
  const keys = Object.keys(value);
  const entries = keys
    .slice(0, length)
    .map((key) => [key, beginningOf(Reflect.get(value, key), length, cut)] as const);
  const object = Object.fromEntries(entries);
  if (keys.length > length) cut.add(object);
  return object;
}

/** Whether a path leads into something that was cut, by an entry that was left. */
function isWithin(cut: ReadonlySet<object>, root: unknown, path: readonly PropertyKey[]): boolean {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    if (cut.has(value)) return true;
    value = Reflect.get(value, key);
  }
  return false;
}
