import type { Json, JsonPath } from '@reticle/core';

/** One change of a JSON value: what stands at a place afterwards. */
export interface JsonChange {
  readonly at: JsonPath;
  readonly to: Json;
}

type Holder = Readonly<Record<string, Json>>;

const isObject = (value: Json | undefined): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/**
 * What makes one JSON value of another, as few and as small places as that takes: lists of one length and objects with no
 * key less are gone into, all else is replaced as a whole.
 */
export function differenceOf(before: Json, after: Json, at: JsonPath = []): readonly JsonChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before) && isList(after) && before.length === after.length && at.length > 0) {
    return after.flatMap((value, index) => differenceOf(before[index] ?? null, value, [...at, index]));
  }
  if (isObject(before) && isObject(after) && Object.keys(before).every((key) => Object.hasOwn(after, key))) {
    return Object.entries(after).flatMap(([key, value]) =>
      Object.hasOwn(before, key)
        ? differenceOf(before[key] ?? null, value, [...at, key])
        : [{ at: [...at, key], to: value }],
    );
  }
  return [{ at, to: after }];
}
