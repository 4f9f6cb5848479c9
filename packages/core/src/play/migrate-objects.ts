import * as z from 'zod';
import { ok, type Result } from '../issue.js';
import { jsonObject, parseWith, STATE_LIMITS, type Json, type JsonObject } from '../json.js';

const objects = z.array(jsonObject);
/** The schema of a saved state with objects, which nothing has parsed before. */
const kept = z
  .object({ objects: z.object({ objects, lastKnown: objects }).catchall(z.json()) })
  .catchall(z.json());

/**
 * Converts each object of a saved state: those on the table, and those that are remembered as they last were. For the `state` of
 * a match's migration, after a release that changed what a card has. The id and the place of an object may not change. Refuses
 * what is no state of a table.
 */
export function migrateObjects(state: Json, change: (object: JsonObject) => JsonObject): Result<JsonObject> {
  const parsed = parseWith(kept, state, STATE_LIMITS);
  if (!parsed.ok) return parsed;
  const { objects: store, ...rest } = parsed.value;
  return ok({
    ...rest,
    objects: { ...store, objects: store.objects.map(change), lastKnown: store.lastKnown.map(change) },
  });
}
