import { ok, refuse, type JsonPath, type Result } from '@reticle/core';
import { isObject } from '../json.js';
import { scenarioIssue } from './issues.js';

/** A copy of a value with another value at a place that is there; refused (`scenario.noPlace`) where it is not. */
export function changedAt(root: unknown, at: JsonPath, to: unknown): Result<unknown> {
  const put = (value: unknown, [key, ...rest]: JsonPath): Result<unknown> => {
    if (key === undefined) return ok(to);
    if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
      const entries: readonly unknown[] = value;
      const inner = put(entries[key], rest);
      return inner.ok ? ok(entries.toSpliced(key, 1, inner.value)) : inner;
    }
    // The last key may be new: a fact that was left out.
    if (isObject(value) && typeof key === 'string' && (Object.hasOwn(value, key) || rest.length === 0)) {
      const inner = put(value[key], rest);
      return inner.ok ? ok({ ...value, [key]: inner.value }) : inner;
    }
    return refuse(scenarioIssue('noPlace', { at }, []));
  };
  return put(root, at);
}
