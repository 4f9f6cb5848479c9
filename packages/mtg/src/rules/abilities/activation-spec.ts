import { type Attempt, type LegalTargets, type SlotChoice, type TargetSpec, frozenCopy } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { costChoices } from '../costs/parts.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/**
 * Returns the spec of all that is chosen together as an ability is activated: its targets and what its cost
 * takes. The slots of the cost don't target. The spec is built once for each ability and frozen, so its
 * filters are compiled once.
 */
export const activationSpec = memo(({ targets = NO_TARGETS, costs }: ActivatedAbility): TargetSpec => {
  const { slots, relations } = costChoices(costs);
  return frozenCopy({
    ...targets,
    slots: [...targets.slots, ...slots],
    relations: [...targets.relations, ...relations],
  });
});

/** Returns the attempt of an activation: in whose name, and from which source, the choices are made. */
export function activationAttempt(card: MtgCard, player: string, X?: number): Attempt {
  return {
    controller: player,
    source: refOf(card),
    as: 'activated',
    ...withoutUndefined({ variables: X === undefined ? undefined : { X } }),
  };
}

/** Returns the choices for the slots of one spec, in their order. */
export function choicesFor({ slots }: LegalTargets, spec: TargetSpec): readonly SlotChoice[] {
  return spec.slots.map(({ id }) => {
    const found = slots.find(({ slot }) => slot === id);
    return { targets: found?.targets ?? [], ...(found?.division ? { division: found.division } : {}) };
  });
}

/**
 * Returns the part of legal choices that belongs to one spec. A slot with several choosers is named
 * `slot:player`.
 */
export const judgedFor = ({ attempt, slots }: LegalTargets, spec: TargetSpec): LegalTargets => ({
  attempt,
  slots: slots.filter(({ slot }) => spec.slots.some(({ id }) => slot === id || slot.startsWith(`${id}:`))),
});
