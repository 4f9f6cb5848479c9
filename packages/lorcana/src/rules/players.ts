import type { Tools } from '@reticle/core/match';
import { deckOf, withLore } from '../state/board.js';
import type { LorcanaMatchState } from '../state/match.js';
import { cardById, playerOf } from '../state/state.js';
import { moveCard } from '../state/zones.js';
import { happen } from './events.js';

/** Draws cards, as many as there are. */
export function draw(
  state: LorcanaMatchState,
  player: string,
  count: number,
  { emit }: Tools,
): LorcanaMatchState {
  const ids = deckOf(state, player).slice(0, Math.max(0, count));
  if (ids.length === 0) return state;
  let now = state;
  for (const id of ids) {
    emit({ type: 'cardDrawn', player, cardId: id, name: cardById(now, id)?.name ?? '', visibleTo: [player] });
    now = moveCard(now, id, { zone: 'hand' });
  }
  emit({ type: 'drew', player, count: ids.length });
  return happen(
    now,
    ids.map(() => ({ event: 'drawsCard', player })),
  );
}

/** A player gains lore. */
export function gainLore(
  state: LorcanaMatchState,
  player: string,
  amount: number,
  { emit }: Tools,
): LorcanaMatchState {
  if (amount <= 0) return state;
  const gained = withLore(state, player, amount);
  emit({ type: 'loreGained', player, amount, lore: playerOf(gained, player)?.lore ?? 0 });
  return happen(gained, [{ event: 'gainsLore', player }]);
}

/** A player loses lore, as much as there is of it; says how much. */
export function loseLore(state: LorcanaMatchState, player: string, amount: number, { emit }: Tools) {
  const lost = Math.min(Math.max(0, amount), playerOf(state, player)?.lore ?? 0);
  if (lost === 0) return { state, lost };
  const less = withLore(state, player, -lost);
  emit({ type: 'loreLost', player, amount: lost, lore: playerOf(less, player)?.lore ?? 0 });
  return { state: happen(less, [{ event: 'losesLore', player }]), lost };
}
