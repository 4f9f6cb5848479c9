import { type Attempt, type LegalTargets, type TargetSelection, type TargetSpec } from '@reticle/core';
import type { Announcement } from '../../state/card.js';
import type { MtgState } from '../../state/state.js';
import { entryAt } from '../../state/sure.js';
import { resolverOf, withAnnouncedNumbers } from '../targeting/legal.js';
import { canChooseTargets } from './possible.js';
import { asSelection, illegalPlaces } from './retarget.js';

/** What a player is asked who may choose new targets (rule 115.7d). */
export interface ChoiceAnew {
  /**
   * Asks for all targets that there are, the unchanged ones among them. A slot may get as many fewer as are
   * illegal in it now: those stay.
   */
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** Returns the final targets, place by place: those that were chosen, and the illegal ones that stay. */
  readonly final: (chosen: LegalTargets) => TargetSelection;
}

/**
 * Returns how new targets are asked for. Returns undefined if nothing is targeted, or nothing could be.
 *
 * The shares of a division stay in their places (rule 115.7f), so the spec asks for none. If some of several
 * illegal targets stay, they are those with the smallest shares.
 */
export function choiceAnew(state: MtgState, announcement: Announcement): ChoiceAnew | undefined {
  const { attempt, slots } = announcement.targets;
  const illegal = illegalPlaces(state, announcement);
  const fixed = withAnnouncedNumbers(announcement.spec, announcement.targets);
  const spec = {
    ...fixed,
    slots: fixed.slots.map((slot) => {
      const at = slots.findIndex((own) => own.slot === slot.id);
      const announced = slots[at]?.targets.length;
      return announced === undefined ? slot : { ...slot, min: announced - entryAt(illegal, at).length };
    }),
  };
  const resolver = resolverOf(state);
  const isOffered = (slot: number): boolean => {
    const legal = resolver.legalTargets(spec, attempt, slot);
    return legal.ok && legal.value.length > 0;
  };
  if (!slots.some(({ targets }, slot) => targets.length > 0 && isOffered(slot))) return undefined;
  if (!canChooseTargets(state, spec, attempt)) return undefined;
  const before = asSelection(announcement.targets);
  const final = (chosen: LegalTargets): TargetSelection =>
    slots.map(({ targets, division = [] }, slot) => {
      const picked = [...entryAt(chosen.slots, slot).targets];
      const share = (place: number) => division[place] ?? 0;
      const staying = new Set(
        entryAt(illegal, slot)
          .toSorted((a, b) => share(a) - share(b))
          .slice(0, targets.length - picked.length),
      );
      const old = entryAt(before, slot).targets;
      return {
        targets: old.map((target, place) => (staying.has(place) ? target : (picked.shift() ?? target))),
      };
    });
  return { spec, attempt, final };
}
