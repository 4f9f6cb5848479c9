import type { PinnedRef } from '@reticle/core';
import type { EffectContext } from '@reticle/core/play';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import type { Announcement } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { abilityById, knownCard } from '../../state/state.js';
import { amountOf, boundName } from '../select/select.js';

/** Returns how much each target gets: the whole amount, or its announced share if the amount was divided. */
export function sharesFor(
  amount: AbilityAmount,
  divided: Selector | undefined,
  scene: EffectContext<MtgMatchState>,
): (target: PinnedRef) => number {
  const much = amountOf(amount, scene);
  const slot = divided && boundName(divided);
  return slot === undefined ? () => much : announcedShares(scene.state, scene.source, slot);
}

/**
 * Returns each target's share of an amount that was divided among the targets of a slot, as announced (rule
 * 601.2d). In a mode, the slot's id follows that of the mode. The share of a target that has become illegal
 * is lost (608.2b).
 */
function announcedShares(
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

/** Finds what was announced for what resolves now, or for the spell that deals the damage. */
function announcementOf(state: MtgMatchState, source: PinnedRef): Announcement | undefined {
  const by = state.resolving.at(-1)?.by;
  const ability = by?.kind === 'ability' ? abilityById(state, by.id) : undefined;
  return (ability ?? knownCard(state, source))?.announced;
}
