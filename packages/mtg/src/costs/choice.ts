import type { TargetSlot } from '@reticle/core';
import type { MtgCardFilter } from '../filter/schema.js';
import type { Zone } from '../state/vocabulary.js';

/** Zones from which a cost may take cards: the payer sees what is chosen there. */
const PAYABLE_ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard'];

/** What the payer could pay with: objects of that player in the zone, or where it is left out in one that the filter names. */
export function payable(what: MtgCardFilter, zone?: Zone): MtgCardFilter {
  const own = { controller: 'self', zone: zone ?? [...PAYABLE_ZONES] } as const;
  return { zone: zone ?? 'battlefield', ...what, allOf: [...(what.allOf ?? []), own] };
}

/** A slot in which objects are chosen to pay with, so many of those that a filter lets through. Nothing is targeted. */
export function choiceOf(filter: MtgCardFilter, count = 1): Omit<TargetSlot, 'id'> {
  return {
    accepts: [{ kind: 'card', filter }],
    min: count,
    max: count,
    chooser: 'controller',
    mode: 'choose',
  };
}

export const isPayableZone = (zone: Zone): boolean => PAYABLE_ZONES.includes(zone);
