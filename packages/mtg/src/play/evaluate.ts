import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';

const WIN = 10_000;
const LIFE = 1;
const PERMANENT = 1.2;
const POWER = 1;
const TOUGHNESS = 0.5;
const HAND = 0.6;

/** What an attack or a block that is only declared may bring. */
const ATTACK = 0.2;

function worth(card: MtgCard): number {
  const { zone, types, power = 0, toughness = 0, attacking, blocking } = card;
  if (zone === 'hand') return HAND;
  if (zone === 'stack') return PERMANENT + HAND + POWER * power + TOUGHNESS * toughness;
  if (zone !== 'battlefield') return 0;
  const body = types.includes('creature') ? POWER * power + TOUGHNESS * toughness : 0;
  const fights = attacking || blocking.length > 0 ? ATTACK * Math.max(0, power) : 0;
  return PERMANENT + body + fights;
}

function side({ players, cards }: MtgMatchState, player: string): number {
  const life = players.find(({ id }) => id === player)?.life ?? 0;
  return cards.reduce(
    (sum, card) => (controllerOf(card) === player ? sum + worth(card) : sum),
    LIFE * Math.min(life, 40),
  );
}

/** How good a state is for a player: life, what is on the battlefield, cards in hand. More is better. For bots. */
export function evaluate(state: MtgMatchState, player: string): number {
  const { ended, players } = state;
  if (ended) return ended.winners.length === 1 ? (ended.winners.includes(player) ? WIN : -WIN) : 0;
  return players.reduce((sum, { id }) => sum + (id === player ? side(state, id) : -side(state, id)), 0);
}
