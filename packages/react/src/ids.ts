import type { JsonObject } from '@reticle/core';
import type { ZoneView } from '@reticle/core/host';
import type { Field, OfferView } from './state.js';

/** The ids of all things that some zones show. */
export const idsIn = (zones: readonly ZoneView[]): ReadonlySet<string> =>
  new Set(zones.flatMap(({ things }) => things.map(({ ref }) => ref.id)));

const fieldIn = (value: unknown): Field | undefined => {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
};

/** What the parameters of a move name: texts are things if one on the table has that id, pairs of x and y are fields. */
export function namedIn(
  params: JsonObject,
  shown: ReadonlySet<string>,
): Pick<OfferView, 'things' | 'fields'> {
  const values = Object.values(params);
  return {
    things: values.filter((each) => typeof each === 'string').filter((id) => shown.has(id)),
    fields: values.flatMap((each) => fieldIn(each) ?? []),
  };
}
