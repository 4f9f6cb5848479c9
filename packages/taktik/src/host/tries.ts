import type { TargetRef } from '@reticle/core';
import type { MoveAnswer } from '@reticle/core/match';
import { unitNamed } from '../language/unit.js';
import { heldBy, holder } from '../state/holding.js';
import type { TaktikState } from '../state/state.js';

/** What a player may mean by a unit, to march or to attack; and by a card, to play it or to put it aside. */
export function triesWith(
  state: TaktikState,
  player: string,
  { kind, id }: TargetRef,
): readonly MoveAnswer[] {
  const unit = kind === 'unit' ? unitNamed(state.units, id) : undefined;
  if (unit?.owner === player) {
    const { x, y } = unit;
    // Any neighbour will do: what keeps a unit from going there is told of the unit first.
    const to = { x: x > 0 ? x - 1 : x + 1, y };
    return [
      { move: 'moveUnit', params: { unitId: id, to } },
      { move: 'declareAttack', params: { unitId: id } },
    ];
  }
  if (kind !== 'heldCard' || !heldBy(state, player).includes(id)) return [];
  const isDrawn = holder(state, player).drawn === id;
  const params = { cardId: id };
  return [{ move: 'playCard', params }, ...(isDrawn ? [{ move: 'storeCard', params }] : [])];
}
