import * as z from 'zod';
import { issue, ok, refuse, type Issue, type JsonPath, type Result } from './issue.js';
import { issuesFromZod } from './zod-issues.js';

/** Anything that survives `JSON.parse(JSON.stringify(x))`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object; a key that holds `undefined` counts as left out. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The schema of any JSON. */
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
      return value.length > limits.characters ? tooLarge('characters', limits, path) : undefined;
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

/** What is wrong with one key of an object; a getter is never called. */
function keyFlaw(owner: object, key: string | symbol, path: JsonPath, limits: JsonLimits): Issue | undefined {
  if (typeof key === 'symbol') return issue('notJson', { found: 'symbol key' }, path);
  if (key.length > limits.characters) return tooLarge('characters', limits, path);
  if (HOSTILE_KEYS.has(key)) return issue('hostileKey', { key }, [...path, key]);
  const property = Object.getOwnPropertyDescriptor(owner, key);
  if (property && 'get' in property) return issue('notJson', { found: 'getter' }, [...path, key]);
  return property?.enumerable === false
    ? issue('notJson', { found: 'hidden key' }, [...path, key])
    : undefined;
}

/**
 * Looks a value over before anything else touches it: plain JSON, of bounded depth and size, without keys that reach a
 * prototype, without getters. Iterative, so that depth cannot overflow the stack; stops at the first flaw, so that the
 * work is bounded. A key that holds `undefined` counts as left out; `-0` is a zero like any other.
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
    const isArray = Array.isArray(value);
    // Before its keys are listed: an array may be longer than any list of keys.
    if (isArray && seen + value.length > limits.values) return tooLarge('values', limits, path);
    const keys = isArray
      ? Array.from({ length: value.length }, (_none, index) => String(index))
      : Reflect.ownKeys(value);
    seen += keys.length;
    if (seen > limits.values) return tooLarge('values', limits, path);
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] ?? '';
      const wrong = keyFlaw(value, key, path, limits);
      if (wrong) return wrong;
      const child: unknown = Reflect.get(value, key);
      if (isArray) open.push({ value: child, path: [...path, index] });
      else if (child !== undefined) open.push({ value: child, path: [...path, String(key)] });
    }
  }
  return undefined;
}

const tooLarge = (what: 'values' | 'characters', limits: JsonLimits, path: JsonPath): Issue =>
  issue('tooLarge', { limit: limits[what], what }, path);

/** Nobody reads more: a state of ten thousand wrong cards is not refused with a hundred thousand issues. */
const MAX_ISSUES = 100;

/**
 * Raw JSON through a schema: the only way from `unknown` to a typed value. First {@link jsonFlaw}, then the schema.
 *
 * @returns the parsed value, or the issues with their paths, the first hundred (`unknownKey`, `wrongType`, `invalidValue`, or the flaw)
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
  const issues = parsed.error.issues.slice(0, MAX_ISSUES).flatMap((found) => issuesFromZod(found));
  return { ok: false, issues: issues.slice(0, MAX_ISSUES) };
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
  if (Array.isArray(value)) return Object.freeze(value.map((entry: unknown) => frozenCopy(entry)));
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)])),
  );
}

/** A plain property of an object; nothing that it inherits. */
export function propertyOf(object: object, property: string): unknown {
  return Object.hasOwn(object, property) ? Reflect.get(object, property) : undefined;
}
