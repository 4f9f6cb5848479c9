import type { TargetSlot } from '@reticle/core';
import type { MtgCardFilter } from '../filter/schema.js';
import type { Zone } from '../state/vocabulary.js';

/**
 * A slot in which objects are chosen to pay with: those of the payer only, in the zone that the filter names, or else in
 * the given one. Nothing is targeted.
 */
export function choiceOf(
  what: 'self' | MtgCardFilter,
  count = 1,
  zone: Zone = 'battlefield',
): Omit<TargetSlot, 'id'> | undefined {
  if (what === 'self') return undefined;
  const whose = zone === 'battlefield' ? { controller: 'self' } : { owner: 'self' };
  return {
    accepts: [{ kind: 'card', filter: { zone, ...what, allOf: [...(what.allOf ?? []), whose] } }],
    min: count,
    max: count,
    chooser: 'controller',
    mode: 'choose',
  };
}
