import type { Json, JsonObject, TargetingGame, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';

/** Returns the temporary id of a slot while its spec is described. The words then replace it. */
const idAt = (index: number): string => `target_no_${index + 1}`;
const spoken = (words: string): string => words.replaceAll(/target_no_(?<number>\d+)/gu, 'target $<number>');

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** Returns the same JSON with references to slots by their new ids. */
function renamed(json: Json, idOf: (id: string) => string): Json {
  if (typeof json === 'string') {
    const [root, id = '', ...rest] = json.split('.');
    return root === 'slots' ? ['slots', idOf(id), ...rest].join('.') : json;
  }
  if (typeof json !== 'object' || json === null) return json;
  if (isList(json)) return json.map((each) => renamed(each, idOf));
  return renamedIn(json, idOf);
}

const renamedIn = (json: JsonObject, idOf: (id: string) => string): JsonObject =>
  Object.fromEntries(
    Object.entries(json).flatMap(([key, each]) => (each === undefined ? [] : [[key, renamed(each, idOf)]])),
  );

/**
 * Returns a spec in words that name its slots by their numbers: "target 2". `whole` is the spec that its
 * slots belong to.
 */
export function specWords(
  spec: TargetSpec,
  game: Pick<TargetingGame<never>, 'kinds'>,
  whole: TargetSpec = spec,
): string {
  const ids = whole.slots.map(({ id }) => id);
  const idOf = (id: string): string => (ids.includes(id) ? idAt(ids.indexOf(id)) : id);
  const slots = spec.slots.map((slot) => ({
    ...slot,
    id: idOf(slot.id),
    accepts: slot.accepts.map((query) =>
      'options' in query
        ? query
        : {
            ...query,
            filter: renamedIn(query.filter, idOf),
            ...(query.announceOnly ? { announceOnly: renamedIn(query.announceOnly, idOf) } : {}),
          },
    ),
  }));
  const relations = spec.relations.map((relation) => ({ ...relation, slots: relation.slots.map(idOf) }));
  return spoken(describeSpec({ ...spec, slots, relations }, game));
}
