import type { Json, JsonObject } from '../json.js';

/** The values of an entry's holes, by the names of the holes. */
export type Values = Readonly<Record<string, Json>>;
export const NO_VALUES: Values = {};

/**
 * Returns the name of the hole that a string is: `number` for `<number>`. Returns undefined for any other
 * string.
 */
function holeName(text: string): string | undefined {
  return text.startsWith('<') && text.endsWith('>') ? text.slice(1, -1) : undefined;
}

/**
 * Fills the holes of a template, also those in keys. A hole without a value stays, so that it cannot pass for
 * a value.
 */
export function fill(template: Json, values: Values): Json {
  if (typeof template === 'string') {
    const hole = holeName(template);
    return hole === undefined ? template : (values[hole] ?? template);
  }
  if (isList(template)) return template.map((inner) => fill(inner, values));
  if (template === null || typeof template !== 'object') return template;
  const out: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(template)) {
    const hole = holeName(key);
    if (inner !== undefined) out[hole === undefined ? key : keyOf(values[hole], key)] = fill(inner, values);
  }
  return out;
}

const keyOf = (value: Json | undefined, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;

/** Finds the values that make a template equal to the JSON. Returns undefined if there are none. */
export function unify(
  template: Json | undefined,
  found: Json | undefined,
  values: Values,
): Values | undefined {
  if (typeof template === 'string') {
    const hole = holeName(template);
    if (hole === undefined) return template === found ? values : undefined;
    if (found === undefined) return undefined;
    const known = values[hole];
    if (known !== undefined) return sameJson(known, found) ? values : undefined;
    return { ...values, [hole]: found };
  }
  if (template === undefined || template === null || typeof template !== 'object') {
    return template === found ? values : undefined;
  }
  if (found === undefined || found === null || typeof found !== 'object') return undefined;
  if (Array.isArray(template) !== Array.isArray(found)) return undefined;
  const keys = Object.keys(template);
  if (keys.length !== Object.keys(found).length) return undefined;
  let bound: Values | undefined = values;
  for (const [index, key] of keys.entries()) {
    if (bound === undefined) return undefined;
    const hole = holeName(key);
    const foundKey = hole === undefined ? key : Object.keys(found)[index];
    if (foundKey === undefined) return undefined;
    if (hole !== undefined) bound = unify(key, foundKey, bound);
    bound = bound && unify(at(template, key), at(found, foundKey), bound);
  }
  return bound;
}

export const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function at(json: readonly Json[] | JsonObject, key: string): Json | undefined {
  return isList(json) ? json[Number(key)] : json[key];
}

/** Whether two values are the same JSON. A key that holds `undefined` counts as left out. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return [...Object.keys(a), ...Object.keys(b)].every((key) => sameJson(own(a, key), own(b, key)));
}

const own = (json: object, key: string): unknown =>
  Object.hasOwn(json, key) ? Reflect.get(json, key) : undefined;
