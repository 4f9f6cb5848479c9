import type { LegalTargets, PinnedRef } from '@reticle/core';
import { cardById, playerOf, areOpponents, abilityById, type MtgState } from '../state/state.js';
import { controllerOf } from '../state/facts.js';

/** What happens as something is put on the stack; triggers look at it once that is done (601.2c, 603.2). Plain JSON. */
export type StackEvent =
  | {
      readonly type: 'cast' | 'activated' | 'triggered' | 'copied';
      readonly by: PinnedRef;
      readonly controller: string;
    }
  | {
      readonly type: 'becameTarget';
      readonly target: PinnedRef;
      readonly by: PinnedRef;
      readonly controller: string;
      /** The target is an opponent, or an opponent's permanent, spell, ability or card in the graveyard (700.13). */
      readonly crime: boolean;
    };

/** One event for each thing that became a target just now, however often it was chosen (rule 603.2c). */
export function becameTargets(
  state: MtgState,
  by: PinnedRef,
  { attempt: { controller }, slots }: LegalTargets,
  before: readonly PinnedRef[] = [],
): readonly StackEvent[] {
  const keyOf = ({ kind, id }: PinnedRef) => `${kind} ${id}`;
  const already = new Set(before.map(keyOf));
  const targets = new Map(slots.flatMap((slot) => slot.targets).map((target) => [keyOf(target), target]));
  return [...targets].flatMap(([key, target]) => {
    if (already.has(key) || target.kind === 'choice') return [];
    const owner = ownerOf(state, target);
    const crime = owner !== undefined && areOpponents(state, controller, owner);
    return [{ type: 'becameTarget' as const, target, by, controller, crime }];
  });
}

function ownerOf(state: MtgState, { kind, id }: PinnedRef): string | undefined {
  if (kind === 'player') return playerOf(state, id)?.id;
  if (kind === 'ability') return abilityById(state, id)?.controller;
  const card = cardById(state, id);
  return card && controllerOf(card);
}
