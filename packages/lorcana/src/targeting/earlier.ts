import type { SlotChoice, TargetRef } from '@reticle/core';
import { readCard } from '../state/links.js';
import { cardById, knownCard, playerOf, type LorcanaState } from '../state/state.js';
import type { Opening } from './openings.js';

/** What was chosen before: an earlier choice together with what it was for. */
export interface Earlier {
  readonly opening: Opening;
  readonly targets: readonly TargetRef[];
}

/** The choices already made, each with its opening. */
export function earlierOf(openings: readonly Opening[], choices: readonly SlotChoice[]): readonly Earlier[] {
  return openings.flatMap((opening, at) => {
    const choice = choices[at];
    return choice ? [{ opening, targets: choice.targets }] : [];
  });
}

/** The one thing chosen for a slot as it is, or as it last was in play (rule 6.7.7). */
export function pickedFor(
  state: LorcanaState,
  earlier: readonly Earlier[],
  slot: string,
): { readonly object: object; readonly controller: string } | undefined {
  const [ref] = earlier.find(({ opening }) => opening.id === slot)?.targets ?? [];
  if (ref?.kind === 'player') {
    const player = playerOf(state, ref.id);
    return player && { object: player, controller: player.id };
  }
  const card = ref?.kind === 'card' ? knownCard(state, ref) : undefined;
  return card && { object: readCard(card), controller: card.controller };
}

/** Whether what was chosen is still the same thing: cards that left their zone are not (rule 7.1.6). */
export function isStill(state: LorcanaState, { kind, id, incarnation }: TargetRef): boolean {
  if (kind !== 'card') return true;
  const now = cardById(state, id);
  return now !== undefined && (incarnation === undefined || now.incarnation === incarnation);
}
