import { issue, ok, refuse, type Json, type JsonObject, type Result } from '@reticle/core';
import type { PatchOperation } from './server-message.js';

/** A part of an object while it is changed: a copy of its own. A list and a record are reached in the same way. */
type Part = Json[] | Record<string, Json | undefined>;

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value);

/** Returns the keys of a JSON Pointer (RFC 6901). None, which fits nothing, if it is not about a part. */
const keysOf = (pointer: string): readonly string[] =>
  pointer.startsWith('/')
    ? pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    : [];

const PLACE = /^(?:0|[1-9]\d*)$/u;

/** Returns the place in a list that a part of a path names. Undefined if the list may have none there. */
function placeIn(list: readonly Json[], key: string, most: number): number | undefined {
  const place = PLACE.test(key) ? Number(key) : undefined;
  return place !== undefined && place < Math.min(list.length + 1, most) ? place : undefined;
}

function entryOf(part: Part, key: string): Json | undefined {
  if (!Array.isArray(part)) return Object.hasOwn(part, key) ? part[key] : undefined;
  const place = placeIn(part, key, part.length);
  return place === undefined ? undefined : part[place];
}

/** Adds something where nothing is, or before what is there in a list. Returns false if it does not fit. */
function added(part: Part, key: string, value: Json): boolean {
  if (Array.isArray(part)) {
    const place = placeIn(part, key, part.length + 1);
    if (place !== undefined) part.splice(place, 0, value);
    return place !== undefined;
  }
  if (key === '__proto__') return false;
  part[key] = value;
  return true;
}

/** Carries out an operation at a key of a part. Returns false if it does not fit. */
function changed(part: Part, key: string, operation: PatchOperation): boolean {
  if (operation.op === 'add') return added(part, key, operation.value);
  if (entryOf(part, key) === undefined) return false;
  if (operation.op === 'replace') put(part, key, operation.value);
  else removed(part, key);
  return true;
}

function put(part: Part, key: string, value: Json): void {
  if (Array.isArray(part)) part[Number(key)] = value;
  else part[key] = value;
}

function removed(part: Part, key: string): void {
  if (Array.isArray(part)) part.splice(Number(key), 1);
  else Reflect.deleteProperty(part, key);
}

/** A patch while it is applied. Only the parts that it changes are copied, each once. */
class Patching {
  readonly #parts = new Map<Json, Part>();

  /** Changes a copy of a value. Returns undefined if the operation does not fit it. */
  after(value: Json, [key, ...rest]: readonly string[], operation: PatchOperation): Part | undefined {
    if (key === undefined || typeof value !== 'object' || value === null) return undefined;
    const part = this.#parts.get(value) ?? this.#copied(value);
    if (rest.length === 0) return changed(part, key, operation) ? part : undefined;
    const inner = this.after(entryOf(part, key) ?? null, rest, operation);
    if (inner) put(part, key, inner);
    return inner && part;
  }

  #copied(value: readonly Json[] | JsonObject): Part {
    const part = isList(value) ? [...value] : { ...value };
    this.#parts.set(part, part);
    return part;
  }
}

/**
 * Applies a patch to an object, which stays as it is: the parts that do not change are the same objects afterwards.
 * Refuses with `invalidValue` if the patch does not fit.
 */
export function applyPatch(before: JsonObject, patch: readonly PatchOperation[]): Result<JsonObject> {
  const patching = new Patching();
  let after: JsonObject = before;
  for (const [at, operation] of patch.entries()) {
    const next = patching.after(after, keysOf(operation.path), operation);
    if (!next || Array.isArray(next))
      return refuse(issue('invalidValue', { problem: 'does not fit what it is to change' }, [at]));
    after = next;
  }
  return ok(after);
}
