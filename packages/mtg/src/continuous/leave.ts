import type { PinnedRef } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import { amountOf, type AbilityAmount } from '../abilities/amount.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Change, Duration } from './change.js';

const AMOUNTS = ['setPower', 'setToughness', 'power', 'toughness'] as const;

/** A change with every amount as the number that it is now (rule 608.2h). */
function locked(change: Change, scene: Scene<MtgMatchState>): Change {
  const numbers = AMOUNTS.flatMap((part): readonly [string, number][] => {
    const amount: AbilityAmount | undefined = change[part];
    return amount === undefined ? [] : [[part, amountOf(amount, scene)]];
  });
  return { ...change, ...Object.fromEntries(numbers) };
}

/**
 * Leaves a continuous effect of what resolves: on these objects, whatever they become (rule 611.2c), with its amounts as
 * they are now. `refresh` applies it. Nothing happens where it would affect nothing.
 */
export function leaveEffect(
  scene: Scene<MtgMatchState>,
  what: readonly PinnedRef[],
  change: Change,
  until: Duration,
): MtgMatchState {
  const { state, controller, source } = scene;
  const affects = what.filter(({ kind }) => kind === 'card');
  if (affects.length === 0) return state;
  const effect = { id: state.nextId, controller, source, affects, change: locked(change, scene), until };
  return { ...state, nextId: state.nextId + 1, continuous: [...state.continuous, effect] };
}
