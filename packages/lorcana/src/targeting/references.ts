import { frozenCopy, type Json, type JsonObject } from '@reticle/core';
import { cardMatchers, playerMatchers } from '../filter/matchers.js';

const takesReferences = (matcher: unknown): boolean =>
  typeof matcher === 'object' && matcher !== null && 'references' in matcher && matcher.references === true;

/** The filter keys under which strings may be references. */
const KEYS: ReadonlySet<string> = new Set(
  [cardMatchers, playerMatchers].flatMap((matchers) =>
    Object.entries(matchers).flatMap(([key, matcher]) => (takesReferences(matcher) ? [key] : [])),
  ),
);

const EARLIER = /^slots\.([^.]+)(?:\.([^.]+))?$/;

/** What stands for a reference to an earlier slot: a number, or a player's reference; none where nothing does. */
export type BindReference = (slot: string, property: string | undefined) => number | string | undefined;

/**
 * A filter with each reference to an earlier slot replaced by what it stands for now. None where one stands for nothing: what
 * leans on a choice that was not made cannot be chosen (rule 6.1.11).
 */
export function bindEarlier(filter: JsonObject, bind: BindReference): JsonObject | undefined {
  const found = { leans: false, open: false };
  const visit = (json: Json, inKey: boolean): Json => {
    if (typeof json === 'string') {
      const [whole, slot, property] = (inKey && EARLIER.exec(json)) || [];
      if (whole === undefined || slot === undefined) return json;
      const value = bind(slot, property);
      found.leans = true;
      if (value === undefined) found.open = true;
      return value ?? json;
    }
    if (typeof json !== 'object' || json === null) return json;
    return isList(json) ? json.map((entry) => visit(entry, inKey)) : record(json, inKey);
  };
  const record = (json: JsonObject, inKey: boolean): JsonObject =>
    Object.fromEntries(
      Object.entries(json).flatMap(([key, entry]) =>
        entry === undefined ? [] : [[key, visit(entry, inKey || KEYS.has(key))]],
      ),
    );
  const bound = record(filter, false);
  if (found.open) return undefined;
  return found.leans ? frozenCopy(bound) : filter;
}

const isList = (json: readonly Json[] | JsonObject): json is readonly Json[] => Array.isArray(json);
