import * as z from 'zod';
import { issue, ok, refuse, type Issue, type Result } from './issue.js';
import { LONG, wrongInPortions, issuesFromZod } from './schema-issues.js';

/** Anything that survives `JSON.parse(JSON.stringify(x))`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object; a key that holds `undefined` counts as left out. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The schema of any JSON. */
export const json: z.ZodType<Json> = z.json();
/** The schema of any JSON object. */
export const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json);

/** The most JSON that is accepted: levels of nesting, values in total, and characters of one string. */
export interface JsonLimits {
  readonly depth: number;
  readonly values: number;
  readonly characters: number;
}

/** The limits for a card, a spec or a move. A saved match is read with {@link STATE_LIMITS}. */
const JSON_LIMITS: JsonLimits = { depth: 48, values: 20_000, characters: 20_000 };
/** The limits for whole states and records of matches. */
export const STATE_LIMITS: JsonLimits = { depth: 64, values: 500_000, characters: 1_000_000 };

/**
 * The most keys that one object may have, whatever the limits of the whole. Data with many entries belongs in
 * lists, which are checked faster.
 */
const MOST_KEYS = 20_000;

const HOSTILE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Finds what is wrong with one value, ignoring its children. Returns undefined if nothing is. */
function valueFlaw(value: unknown, limits: JsonLimits): Issue | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return value.length > limits.characters ? tooLarge('characters', limits) : undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : issue('notJson', { found: String(value) });
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      const prototype: unknown = Object.getPrototypeOf(value);
      return prototype === Object.prototype || prototype === null
        ? undefined
        : issue('notJson', { found: 'object with a prototype' });
    }
    default:
      return issue('notJson', { found: typeof value });
  }
}

/**
 * Finds what is wrong with one key of an object, without calling a getter. Returns undefined if nothing is.
 */
function keyFlaw(owner: object, key: string | symbol | number, limits: JsonLimits): Issue | undefined {
  if (typeof key === 'symbol') return issue('notJson', { found: 'symbol key' });
  if (typeof key === 'string' && key.length > limits.characters) return tooLarge('characters', limits);
  if (typeof key === 'string' && HOSTILE_KEYS.has(key)) return issue('hostileKey', { key }, [key]);
  const property = Object.getOwnPropertyDescriptor(owner, key);
  if (property && 'get' in property) return issue('notJson', { found: 'getter' }, [key]);
  return property?.enumerable === false ? issue('notJson', { found: 'hidden key' }, [key]) : undefined;
}

/** A list or an object whose entries are being inspected. */
interface OpenContainer {
  readonly value: object;
  /** Undefined for a list: its indices are its keys. */
  readonly keys: readonly (string | symbol)[] | undefined;
  readonly size: number;
  /** The position of the entry that is inspected now. */
  at: number;
}

/**
 * An inspection of a raw value, entry by entry. It keeps the containers that are open, so that it can name
 * the path of a flaw without building a path for each entry.
 */
class Inspection {
  /** The number of entries of the longest list or object. */
  longest = 0;
  /** The number of entries in total. */
  values = 0;
  readonly #limits: JsonLimits;
  readonly #open: OpenContainer[] = [];

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  /** Finds the first flaw below a root. Returns undefined if there is none. */
  flawIn(root: unknown): Issue | undefined {
    let found = this.#enter(root);
    for (let top = this.#open.at(-1); top && !found; top = this.#open.at(-1)) {
      if (++top.at >= top.size) {
        this.#open.pop();
        continue;
      }
      const key = top.keys ? (top.keys[top.at] ?? '') : top.at;
      const wrong = keyFlaw(top.value, key, this.#limits);
      if (wrong) {
        this.#open.pop();
        return this.#placed(wrong);
      }
      const child: unknown = Reflect.get(top.value, key);
      if (child !== undefined || !top.keys) found = this.#enter(child);
    }
    return found && this.#placed(found);
  }

  /** Checks a value by itself and opens it, so that its entries are inspected next. */
  #enter(value: unknown): Issue | undefined {
    const found = valueFlaw(value, this.#limits);
    if (found || typeof value !== 'object' || value === null) return found;
    const { depth, values: most } = this.#limits;
    if (this.#open.length >= depth) return issue('tooDeep', { limit: depth });
    // Checked before the keys are listed: an array may be longer than any list of keys.
    if (Array.isArray(value) && this.values + value.length > most) return tooLarge('values', this.#limits);
    // The enumerable keys are counted first: listing the hidden ones as well takes three times as long.
    if (!Array.isArray(value) && Object.keys(value).length > MOST_KEYS)
      return issue('tooLarge', { limit: Math.min(MOST_KEYS, most), what: 'values' });
    const keys = Array.isArray(value) ? undefined : Reflect.ownKeys(value);
    const size = Array.isArray(value) ? value.length : (keys?.length ?? 0);
    this.values += size;
    if (this.values > most) return tooLarge('values', this.#limits);
    if (size > MOST_KEYS && keys) return issue('tooLarge', { limit: MOST_KEYS, what: 'values' });
    this.longest = Math.max(this.longest, size);
    this.#open.push({ value, keys, size, at: -1 });
    return undefined;
  }

  #placed(found: Issue): Issue {
    const above = this.#open.map(({ keys, at }) => (keys ? String(keys[at]) : at));
    const path = [...above, ...(found.path ?? [])];
    return path.length === 0 ? found : { ...found, path };
  }
}

/**
 * Checks a value before anything else touches it: it must be plain JSON of bounded depth and size, with no
 * getters and no keys that reach a prototype. The check does not recurse, so depth cannot overflow the stack,
 * and it stops at the first flaw, so the work is bounded. A key that holds `undefined` counts as left out;
 * `-0` counts as zero.
 *
 * @returns the first flaw found (`notJson`, `tooDeep`, `tooLarge`, `hostileKey`), with its path; otherwise
 * `undefined`
 */
export function jsonFlaw(root: unknown, limits: JsonLimits = JSON_LIMITS): Issue | undefined {
  return new Inspection(limits).flawIn(root);
}

const tooLarge = (what: 'values' | 'characters', limits: JsonLimits): Issue =>
  issue('tooLarge', { limit: limits[what], what });

/**
 * The most issues that one refusal carries: nobody reads the hundred thousand issues of ten thousand wrong
 * cards.
 */
const MAX_ISSUES = 100;

/**
 * Parses raw JSON with a schema. This is the only way from `unknown` to a typed value: {@link jsonFlaw}
 * checks it first, then the schema.
 *
 * @returns the parsed value, or the first hundred issues with their paths (`unknownKey`, `wrongType`,
 * `invalidValue`, or the flaw)
 */
export function parseWith<T>(
  schema: z.ZodType<T>,
  value: unknown,
  limits: JsonLimits = JSON_LIMITS,
): Result<T> {
  const inspection = new Inspection(limits);
  const flawFound = inspection.flawIn(value);
  if (flawFound) return refuse(flawFound);
  const wrong = inspection.longest > LONG ? wrongInPortions(schema, value, inspection) : [];
  if (wrong.length > 0) return { ok: false, issues: wrong.slice(0, MAX_ISSUES) };
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues.slice(0, MAX_ISSUES).flatMap((found) => issuesFromZod(found));
  return { ok: false, issues: issues.slice(0, MAX_ISSUES) };
}

/**
 * Parses a text as JSON. Refuses a text that is not JSON with `notJson`; {@link parseWith} judges depth and
 * size.
 */
export function parseJsonText(text: string): Result<unknown> {
  if (typeof text !== 'string') return refuse(issue('notJson', { found: typeof text }));
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch (error) {
    return refuse(
      issue('notJson', { found: error instanceof Error ? error.message : 'text that does not parse' }),
    );
  }
}

/**
 * Writes a value as JSON with sorted keys, leaving out keys that hold `undefined`. Equal texts mean equal
 * values.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}

/**
 * Returns a value as JSON has it: facts that hold `undefined` are left out. What is so already is the same object and not
 * a copy, so that whoever compares two of them sees at once which parts did not change. Change nothing in it.
 */
export function asJson<T extends object>(value: T): T;
export function asJson(value: object): unknown {
  return plain(value);
}

/** Makes plain by hand what is not, in a third of the time that JSON takes, and leaves what is no JSON at all to JSON. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  // JSON has no -0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (!isObject(value) || 'toJSON' in value || Object.hasOwn(value, '__proto__')) return byJson(value);
  return Array.isArray(value) ? plainList(value) : plainObject(value);
}

function plainList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const entry = list[at];
    const inner = isLeftOut(entry) ? null : plain(entry);
    if (!copy && !Object.is(inner, entry)) copy = list.slice(0, at);
    copy?.push(inner);
  }
  return copy ?? list;
}

function plainObject(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(object);
  let copy: Record<string, unknown> | undefined =
    Object.getPrototypeOf(object) === Object.prototype ? undefined : {};
  for (const [at, key] of keys.entries()) {
    const held = object[key];
    const inner = isLeftOut(held) ? undefined : plain(held);
    if (!copy && (inner === undefined || !Object.is(inner, held))) {
      copy = {};
      for (let before = 0; before < at; before++) copy[keys[before] ?? ''] = object[keys[before] ?? ''];
    }
    if (copy && inner !== undefined) copy[key] = inner;
  }
  return copy ?? object;
}

/** Whether JSON has no such value. In a list it writes null instead. */
const isLeftOut = (value: unknown): boolean =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

function byJson(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

/** Copies a plain JSON value and freezes the copy deeply. The original stays as it is. */
export function frozenCopy<T>(value: T): T;
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((entry: unknown) => frozenCopy(entry)));
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)])),
  );
}

/** Reads an object's own property. Returns undefined for a property that it inherits. */
export function propertyOf(object: object, property: string): unknown {
  return Object.hasOwn(object, property) ? Reflect.get(object, property) : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same JSON; a key that holds `undefined` counts as left out. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return (
    Object.keys(a).every((key) => sameValue(a[key], b[key])) &&
    Object.keys(b).every((key) => b[key] === undefined || Object.hasOwn(a, key))
  );
}
