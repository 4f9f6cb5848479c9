import { frozenCopy, type TargetRelation, type TargetSlot } from '@reticle/core';
import { memo } from '../match/memo.js';
import type { AbilityCost } from './cost.js';
import type { Use } from './kind.js';
import { partsOf } from './parts.js';

const USES: readonly Use['its'][] = ['untapped', 'place'];

/** What is chosen to pay a cost, as slots of a spec and what ties them. */
export interface CostChoices {
  readonly slots: readonly TargetSlot[];
  readonly relations: readonly TargetRelation[];
}

/** A slot in which the source itself can't be chosen. */
function withoutSource(slot: TargetSlot): TargetSlot {
  const accepts = slot.accepts.map((query) => {
    if (!('filter' in query)) return query;
    const allOf = [query.filter, { excludeSelf: true }];
    return { ...query, filter: { allOf } };
  });
  return { ...slot, accepts };
}

/**
 * What must be chosen to pay a cost: sacrifices, discards ... one slot each, never targeted. One thing pays for one part
 * alone: what a part takes of the source, or of what is chosen in one slot, no other slot offers.
 */
export const costChoices = memo((costs: readonly AbilityCost[]): CostChoices => {
  const parts = partsOf(costs);
  const ofSource = new Set(parts.flatMap(({ use }) => (use?.of === 'source' ? [use.its] : [])));
  const slots = parts.flatMap(({ slot, use }) => {
    if (!slot) return [];
    return use && ofSource.has(use.its) ? [withoutSource(slot)] : [slot];
  });
  const relations = USES.flatMap((its) => {
    const ids = parts.flatMap(({ slot, use }) => (slot && use?.its === its ? [slot.id] : []));
    return ids.length < 2 ? [] : [{ relation: 'different' as const, slots: ids }];
  });
  return frozenCopy({ slots, relations });
});
