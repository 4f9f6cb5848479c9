import type { PinnedRef } from '@reticle/core';
import type { Scene } from '@reticle/core/match';
import type { MtgMatchState } from '../state/match-state.js';
import type { DamageShield } from './catch.js';

/** What a shield catches, and what it does with it; see `Shield`. */
export type ShieldFacts = Omit<DamageShield, 'shield' | 'id' | 'controller' | 'source'>;

/** Leaves a shield against damage that waits this turn (rules 614.1, 615.1); one against nothing is none. */
export function addShield(
  state: MtgMatchState,
  { controller, source }: Pick<Scene<MtgMatchState>, 'controller' | 'source'>,
  facts: ShieldFacts,
): MtgMatchState {
  const isEmpty = (list: readonly PinnedRef[] | undefined) => list !== undefined && list.length === 0;
  if (isEmpty(facts.to) || isEmpty(facts.by)) return state;
  const shield = { shield: 'damage' as const, id: state.nextId, controller, source, ...facts };
  return { ...state, nextId: state.nextId + 1, shields: [...state.shields, shield] };
}
