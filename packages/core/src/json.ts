import * as z from 'zod';
import { issue, ok, refuse, type Issue, type JsonPath, type Result } from './issue.js';

/** Anything that survives `JSON.parse(JSON.stringify(x))`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const json: z.ZodType<Json> = z.json();
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json);

/** How much JSON is let in: nesting, values in all, characters of one string. */
export interface JsonLimits {
  readonly depth: number;
  readonly values: number;
  readonly characters: number;
}

/** Roomy for a card, a spec or a move; a saved match is read with {@link STATE_LIMITS}. */
export const JSON_LIMITS: JsonLimits = { depth: 48, values: 20_000, characters: 20_000 };
/** For whole states and records of matches. */
export const STATE_LIMITS: JsonLimits = { depth: 64, values: 2_000_000, characters: 1_000_000 };

const HOSTILE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong with one value by itself, its children aside. */
function flaw(value: unknown, path: JsonPath, limits: JsonLimits): Issue | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return value.length > limits.characters
        ? issue('tooLarge', { limit: limits.characters, what: 'characters' }, path)
        : undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : issue('notJson', { found: String(value) }, path);
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      const prototype: unknown = Object.getPrototypeOf(value);
      return prototype === Object.prototype || prototype === null
        ? undefined
        : issue('notJson', { found: 'object with a prototype' }, path);
    }
    default:
      return issue('notJson', { found: typeof value }, path);
  }
}

/**
 * Looks a value over before anything else touches it: plain JSON, of bounded depth and size, without keys that reach a
 * prototype. Iterative, so that depth cannot overflow the stack; stops at the first flaw, so that the work is bounded.
 *
 * @returns the first flaw found (`notJson`, `tooDeep`, `tooLarge`, `hostileKey`), with its path; otherwise `undefined`
 */
export function jsonFlaw(root: unknown, limits: JsonLimits = JSON_LIMITS): Issue | undefined {
  const open: { value: unknown; path: JsonPath }[] = [{ value: root, path: [] }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const found = flaw(value, path, limits);
    if (found) return found;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= limits.depth) return issue('tooDeep', { limit: limits.depth }, path);
    if (Array.isArray(value)) {
      seen += value.length;
      if (seen > limits.values) return issue('tooLarge', { limit: limits.values, what: 'values' }, path);
      for (let index = value.length - 1; index >= 0; index--)
        open.push({ value: value[index], path: [...path, index] });
      continue;
    }
    const keys = Object.keys(value);
    seen += keys.length;
    if (seen > limits.values) return issue('tooLarge', { limit: limits.values, what: 'values' }, path);
    for (const key of keys.toReversed()) {
      if (HOSTILE_KEYS.has(key)) return issue('hostileKey', { key }, path);
      const child: unknown = Reflect.get(value, key);
      if (child !== undefined) open.push({ value: child, path: [...path, key] });
    }
  }
  return undefined;
}

type ZodIssue = z.core.$ZodIssue;

/** Of a failed union, the branch that came nearest: the one with the fewest and deepest complaints. */
function nearestBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] {
  const depth = (branch: readonly ZodIssue[]) => Math.max(0, ...branch.map((entry) => entry.path.length));
  return branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

function fromZod(found: ZodIssue, base: JsonPath): Issue[] {
  const path = [...base, ...found.path.filter((key) => typeof key !== 'symbol')];
  switch (found.code) {
    case 'unrecognized_keys':
      return found.keys.map((key) => issue('unknownKey', { key }, [...path, key]));
    case 'invalid_type':
      return [issue('wrongType', { expected: found.expected, found: kindOf(found.input) }, path)];
    case 'invalid_union': {
      const branch = nearestBranch(found.errors);
      const deeper = branch.filter((entry) => entry.path.length > 0 || entry.code === 'unrecognized_keys');
      if (deeper.length > 0) return deeper.flatMap((entry) => fromZod(entry, path));
      return [issue('invalidValue', { problem: found.message }, path)];
    }
    default:
      return [issue('invalidValue', { problem: found.message }, path)];
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * Raw JSON through a schema: the only way from `unknown` to a typed value. First {@link jsonFlaw}, then the schema.
 *
 * @returns the parsed value, or every issue with its path (`unknownKey`, `wrongType`, `invalidValue`, or the flaw)
 */
export function parseWith<T>(
  schema: z.ZodType<T>,
  value: unknown,
  limits: JsonLimits = JSON_LIMITS,
): Result<T> {
  const flawFound = jsonFlaw(value, limits);
  if (flawFound) return refuse(flawFound);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return { ok: false, issues: parsed.error.issues.flatMap((found) => fromZod(found, [])) };
}

/** Text to JSON. A text that is no JSON is refused with `notJson`; depth and size are for {@link parseWith} to judge. */
export function parseJsonText(text: string): Result<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch (error) {
    return refuse(
      issue('notJson', { found: error instanceof Error ? error.message : 'text that does not parse' }),
    );
  }
}

/** One text for one value: keys sorted, `undefined` left out. Equal texts mean equal values. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}

/** A copy of a plain JSON value, frozen through and through; the original stays as it is. */
export function frozenCopy<T>(value: T): T;
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy));
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)])),
  );
}
