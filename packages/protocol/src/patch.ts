import { asJson, issue, ok, refuse, sameValue, type JsonObject, type Result } from '@reticle/core';
import { create, type DiffContext } from 'jsondiffpatch';
import { format } from 'jsondiffpatch/formatters/jsonpatch';
import { applyPatch as applyInPlace } from 'rfc6902';
import type { PatchOperation } from './server-message.js';

/** Returns the id of an object in a list: of a card, of a zone. Undefined if it has none. */
const idOf = (entry: object): string | undefined => {
  const id: unknown = Reflect.get(entry, 'instanceId') ?? Reflect.get(entry, 'id');
  return typeof id === 'string' ? id : undefined;
};

/**
 * Returns a key that identifies the objects of a list, so that a card that leaves the list is one removal. What has no
 * id is known by its place.
 */
const objectHash = (entry: object | null, place = 0): string =>
  (entry === null ? undefined : idOf(entry)) ?? `#${place}`;

const hasNoId = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && idOf(entry) === undefined;

/**
 * Replaces a list of objects without ids as a whole if half of its places changed. Offers of moves, for one, have
 * nothing in common with those of the step before.
 */
const wholeLists = Object.assign(
  (context: DiffContext): void => {
    const { left, right } = context;
    if (!Array.isArray(left) || !Array.isArray(right) || !(left.some(hasNoId) || right.some(hasNoId))) return;
    const places = Math.max(left.length, right.length);
    let changed = 0;
    for (let place = 0; place < places && changed * 2 < places; place++)
      if (!sameValue(left[place], right[place])) changed++;
    if (changed * 2 >= places) context.setResult([left, right]).exit();
  },
  { filterName: 'wholeLists' },
);

const differ = create({ objectHash, arrays: { detectMove: false }, omitRemovedValues: true });
differ.processor.pipes.diff.before('arrays', wholeLists);

/**
 * Computes the operations of JSON Patch (RFC 6902) that turn one JSON object into another. Empty if they are
 * equal.
 */
export function createPatch(before: JsonObject, after: JsonObject): readonly PatchOperation[] {
  const delta = differ.diff(before, after);
  return delta === undefined ? [] : operations(format(delta));
}

/** The operations as this module makes them: what two JSON objects hold is JSON, and nothing is moved. */
function operations(made: unknown): readonly PatchOperation[];
function operations(made: unknown): unknown {
  return made;
}

/** Applies a patch to a copy of an object. Refuses with `invalidValue` if the patch does not fit. */
export function applyPatch(before: JsonObject, patch: readonly PatchOperation[]): Result<JsonObject> {
  const after = asJson(before);
  const at = applyInPlace(after, [...patch]).findIndex((error) => error !== null);
  return at < 0
    ? ok(after)
    : refuse(issue('invalidValue', { problem: 'does not fit what it is to change' }, [at]));
}
