import type { LegalTargets, PinnedRef } from '@reticle/core';
import { keywordsNamed } from '../../language/keyword.js';
import { controllerOf } from '../../state/facts.js';
import { cardById } from '../../state/cards.js';
import { isInRange } from '../../state/range.js';
import { type MtgState, abilityById, areOpponents, playerOf } from '../../state/state.js';

/**
 * What happens as something is put on the stack. Triggers look at these events afterwards (601.2c, 603.2).
 * Plain JSON.
 */
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
      /**
       * Whether the target is an opponent, or an opponent's permanent, spell, ability or card in the
       * graveyard, and was chosen as its spell was cast, or its ability activated or put on the stack (700.13).
       */
      readonly crime: boolean;
    };

/**
 * Returns one event for each thing that became a target just now, however often it was chosen (rule 603.2c).
 */
export function becameTargets(
  state: MtgState,
  by: PinnedRef,
  { attempt: { controller }, slots }: LegalTargets,
  {
    before = [],
    isPutOnStack = true,
  }: { readonly before?: readonly PinnedRef[]; readonly isPutOnStack?: boolean } = {},
): readonly StackEvent[] {
  const keyOf = ({ kind, id, incarnation }: PinnedRef) => `${kind} ${incarnation} ${id}`;
  const already = new Set(before.map(keyOf));
  const targets = new Map(slots.flatMap((slot) => slot.targets).map((target) => [keyOf(target), target]));
  return [...targets].flatMap(([key, target]) => {
    if (already.has(key) || target.kind === 'choice') return [];
    const owner = ownerOf(state, target);
    const crime = isPutOnStack && owner !== undefined && areOpponents(state, controller, owner);
    return [{ type: 'becameTarget' as const, target, by, controller, crime }];
  });
}

function ownerOf(state: MtgState, { kind, id }: PinnedRef): string | undefined {
  if (kind === 'player') return playerOf(state, id)?.id;
  if (kind === 'ability') return abilityById(state, id)?.controller;
  const card = cardById(state, id);
  return card && controllerOf(card);
}

/**
 * A ward ability that triggered: as it resolves, the opponent must pay, or what targets the permanent is
 * countered.
 */
export interface WardTrigger {
  readonly target: Extract<StackEvent, { readonly type: 'becameTarget' }>['target'];
  readonly controller: string;
  /** The spell or ability that is countered unless the cost is paid (rule 702.21a). */
  readonly against: Extract<StackEvent, { readonly type: 'becameTarget' }>['by'];
  readonly payer: string;
  readonly cost: string;
}

/**
 * Returns the ward abilities that these events trigger: one for each ward of each permanent that an opponent
 * targets.
 */
export function wardTriggers(state: MtgState, events: readonly StackEvent[]): readonly WardTrigger[] {
  return events.flatMap((event) => {
    if (event.type !== 'becameTarget' || event.target.kind !== 'card') return [];
    const card = cardById(state, event.target.id);
    if (card?.zone !== 'battlefield' || card.phasedOut) return [];
    const controller = controllerOf(card);
    if (!areOpponents(state, controller, event.controller)) return [];
    if (!isInRange(state, controller, event.controller)) return [];
    return keywordsNamed(card.keywords, 'ward').map(({ cost }) => ({
      target: event.target,
      controller,
      against: event.by,
      payer: event.controller,
      cost,
    }));
  });
}
