import type { JsonPath } from '../issue.js';
import type { Json } from '../json.js';
import { isList } from './template.js';

/** Returns the value at a path of a document. Returns undefined if there is none. */
export function jsonAt(json: Json | undefined, path: JsonPath): Json | undefined {
  let found = json;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = isList(found) ? found[Number(key)] : found[key];
  }
  return found;
}

/** Whether two paths are the same. */
export const samePath = (a: JsonPath, b: JsonPath): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);
