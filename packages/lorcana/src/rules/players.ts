import type { Tools } from '@reticle/core/play';
import { deckOf, theCard } from '../state/board.js';
import type { LorcanaMatchState } from '../state/match.js';
import { thePlayer } from '../state/state.js';
import { emitEvents } from '../state/table.js';
import { counterFrom, happenedTo, moveAll } from './cards.js';

/** Makes a player draw cards, at most what the deck holds. */
export function draw(
  state: LorcanaMatchState,
  player: string,
  count: number,
  tools: Tools,
): LorcanaMatchState {
  const drawn = deckOf(state, player)
    .slice(0, Math.max(0, count))
    .map((id) => theCard(state, id));
  if (drawn.length === 0) return state;
  for (const { instanceId: cardId, name } of drawn)
    tools.emit({ type: 'cardDrawn', player, cardId, name, visibleTo: [player] });
  tools.emit({ type: 'drew', player, count: drawn.length });
  const next = counterFrom(() => happenedTo(state, player, 'drew'));
  return moveAll(state, drawn, { zone: 'hand' }, tools, () => [
    { type: 'drawsCard', player, nth: next(player) },
  ]);
}

/** Makes a player gain lore. */
export function gainLore(
  state: LorcanaMatchState,
  player: string,
  amount: number,
  tools: Tools,
): LorcanaMatchState {
  if (amount <= 0) return state;
  const lore = thePlayer(state, player).lore + amount;
  tools.emit({ type: 'loreGained', player, amount, lore });
  return emitEvents(state, tools, { type: 'gainsLore', player, amount });
}

/** Makes a player lose lore, at most what the player has. Returns how much was lost. */
export function loseLore(state: LorcanaMatchState, player: string, amount: number, tools: Tools) {
  const had = thePlayer(state, player).lore;
  const lost = Math.min(Math.max(0, amount), had);
  if (lost === 0) return { state, lost };
  tools.emit({ type: 'loreLost', player, amount: lost, lore: had - lost });
  return { state: emitEvents(state, tools, { type: 'losesLore', player, amount: lost }), lost };
}
