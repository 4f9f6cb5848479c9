import { cardsIn, inPlay, isCharacter } from '../board/cards.js';
import { opponentOf } from '../board/seats.js';
import type { LorcanaCard } from '../state/card.js';
import { playerOf } from '../state/state.js';
import type { LorcanaMatchState } from './state.js';

const WIN = 10_000;
const LORE = 12;
const CARD = 5;
const INK = 4;
const READY_INK = 0.2;

/** What a card in play is worth: what it cost, what it still stands, what it brings. */
function worth(card: LorcanaCard): number {
  const { cost = 0, strength = 0, willpower = 0, lore = 0, damage, exerted } = card;
  if (!isCharacter(card)) return 4 + cost;
  const left = Math.max(0, willpower - damage);
  return 4 + 2 * lore + Math.max(0, strength) + left + (exerted ? 0 : 1);
}

const sum = (list: readonly LorcanaCard[], of: (card: LorcanaCard) => number): number =>
  list.reduce((total, card) => total + of(card), 0);

function side(state: LorcanaMatchState, player: string): number {
  const inkwell = cardsIn(state, player, 'inkwell');
  return (
    LORE * (playerOf(state, player)?.lore ?? 0) +
    sum(
      inPlay(state).filter(({ controller }) => controller === player),
      worth,
    ) +
    CARD * cardsIn(state, player, 'hand').length +
    INK * Math.min(10, inkwell.length) +
    READY_INK * inkwell.filter(({ exerted }) => !exerted).length
  );
}

/** How good a state is for a player: lore, cards in play, hand, ink; more is better. For bots. */
export function evaluate(state: LorcanaMatchState, player: string): number {
  if (state.ended) {
    if (state.ended.winners.length === 0) return 0;
    return state.ended.winners.includes(player) ? WIN : -WIN;
  }
  return side(state, player) - side(state, opponentOf(state, player));
}
