import type { Json, JsonObject } from '@reticle/core';

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !isList(json);
const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** Returns a filter that also excludes another one. */
export function andNot(filter: JsonObject, denied: JsonObject): JsonObject {
  const { not, ...rest } = filter;
  if (not === undefined) return { ...rest, not: denied };
  const any = isObject(not) && Object.keys(not).length === 1 ? not['anyOf'] : undefined;
  return { ...rest, not: { anyOf: [...(any !== undefined && isList(any) ? any : [not]), denied] } };
}

type FilterChange = (key: string, value: Json) => JsonObject | undefined;

/** Changes keys of a filter and of those inside it. A key stays as it is if `change` returns undefined. */
export function mapFilter(filter: JsonObject, change: FilterChange): JsonObject {
  const made = Object.entries(filter).flatMap(([key, value]): readonly JsonObject[] =>
    value === undefined ? [] : [change(key, value) ?? { [key]: mapJson(value, change) }],
  );
  const entries = made.flatMap((part) => Object.entries(part));
  const denied = entries.flatMap(([key, value]) => (key === 'not' && isObject(value) ? [value] : []));
  return denied.reduce(andNot, Object.fromEntries(entries.filter(([key]) => key !== 'not')));
}

function mapJson(json: Json, change: FilterChange): Json {
  if (isList(json)) return json.map((inner) => mapJson(inner, change));
  return isObject(json) ? mapFilter(json, change) : json;
}
