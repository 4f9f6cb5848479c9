import { jsonObject, issue, ok, refuse, type JsonObject, type Result } from '@reticle/core';
import { create } from 'jsondiffpatch';
import { format } from 'jsondiffpatch/formatters/jsonpatch';
import { applyPatch as applyInPlace } from 'rfc6902';
import * as z from 'zod';
import { patchOperation, type PatchOperation } from './server-message.js';

/** Tells the objects of a list apart, so that a card that leaves a list is one removal. */
const objectHash = (entry: object | null): string => {
  if (entry === null) return 'null';
  const id: unknown = Reflect.get(entry, 'instanceId') ?? Reflect.get(entry, 'id');
  return typeof id === 'string' ? id : JSON.stringify(entry);
};

const differ = create({ objectHash, arrays: { detectMove: false }, omitRemovedValues: true });

const operations = z.array(patchOperation);

/** The operations of JSON Patch (RFC 6902) that turn one JSON object into another; none if they are equal. */
export function createPatch(before: JsonObject, after: JsonObject): readonly PatchOperation[] {
  const delta = differ.diff(before, after);
  return delta === undefined ? [] : operations.parse(format(delta));
}

/** The object after a patch; the one before is not touched. Refused with `invalidValue` if the patch does not fit. */
export function applyPatch(before: JsonObject, patch: readonly PatchOperation[]): Result<JsonObject> {
  const after: JsonObject = jsonObject.parse(JSON.parse(JSON.stringify(before)));
  const at = applyInPlace(after, [...patch]).findIndex((error) => error !== null);
  return at < 0
    ? ok(after)
    : refuse(issue('invalidValue', { problem: 'does not fit what it is to change' }, [at]));
}
