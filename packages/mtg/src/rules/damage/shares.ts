import type { PinnedRef } from '@reticle/core';
import type { Announcement } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { abilityById, knownCard } from '../../state/state.js';

/** What was announced for what resolves now, or for the spell that deals the damage. */
function announcementOf(state: MtgMatchState, source: PinnedRef): Announcement | undefined {
  const by = state.resolving.at(-1)?.by;
  const ability = by?.kind === 'ability' ? abilityById(state, by.id) : undefined;
  return (ability ?? knownCard(state, source))?.announced;
}

/**
 * How much of what was divided among the targets of a slot each of them gets, as it was announced (rule 601.2d). In a
 * mode the slot's name stands after the mode's. What is an illegal target by now keeps its share to itself (608.2b).
 */
export function sharesOf(
  state: MtgMatchState,
  source: PinnedRef,
  slot: string,
): (target: PinnedRef) => number {
  const slots = announcementOf(state, source)?.targets.slots ?? [];
  const found = slots.find((entry) => entry.slot === slot || entry.slot.endsWith(`_${slot}`));
  return ({ kind, id }) => {
    const place = found?.targets.findIndex((target) => target.kind === kind && target.id === id) ?? -1;
    return found?.division?.[place] ?? 0;
  };
}
