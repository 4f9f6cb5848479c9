import { type Attempt, type LegalTargets, type SlotChoice, type TargetSpec, frozenCopy } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { memo } from '../../state/memo.js';
import { refOf } from '../../state/refs.js';
import { costChoices } from '../costs/parts.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/**
 * All that is chosen as an ability is activated: its targets, and what its cost takes, together. None of the cost's
 * slots target. Put together once for each ability, and frozen: its filters are looked at once.
 */
export const activationSpec = memo(({ targets = NO_TARGETS, costs }: ActivatedAbility): TargetSpec => {
  const { slots, relations } = costChoices(costs);
  return frozenCopy({
    ...targets,
    slots: [...targets.slots, ...slots],
    relations: [...targets.relations, ...relations],
  });
});

/** In whose name, and from which source, it is chosen. */
export function activationAttempt(card: MtgCard, player: string, X?: number): Attempt {
  return {
    controller: player,
    source: refOf(card),
    as: 'activated',
    ...withoutUndefined({ variables: X === undefined ? undefined : { X } }),
  };
}

/** What was chosen in the slots of one spec alone, in their order. */
export function choicesFor({ slots }: LegalTargets, spec: TargetSpec): readonly SlotChoice[] {
  return spec.slots.map(({ id }) => {
    const found = slots.find(({ slot }) => slot === id);
    return { targets: found?.targets ?? [], ...(found?.division ? { division: found.division } : {}) };
  });
}

/** A legal choice for several specs, as far as it is one for that spec; a slot of several players is `slot:player`. */
export const judgedFor = ({ attempt, slots }: LegalTargets, spec: TargetSpec): LegalTargets => ({
  attempt,
  slots: slots.filter(({ slot }) => spec.slots.some(({ id }) => slot === id || slot.startsWith(`${id}:`))),
});
