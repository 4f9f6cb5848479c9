import type { Json, JsonObject } from '../json.js';
import { isList } from './template.js';

/** Tells whether a value, or any value within it, passes a test. Keys are not values. */
export function someWithin(value: unknown, test: (inner: unknown) => boolean): boolean {
  if (test(value)) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => someWithin(inner, test))
  );
}

/** Changes every string within an object; keys stay, and a key that holds `undefined` is left out. */
export function mapStrings(object: JsonObject, change: (text: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, mapped(inner, change)]],
    ),
  );
}

function mapped(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json);
  if (json === null || typeof json !== 'object') return json;
  return isList(json) ? json.map((inner) => mapped(inner, change)) : mapStrings(json, change);
}
