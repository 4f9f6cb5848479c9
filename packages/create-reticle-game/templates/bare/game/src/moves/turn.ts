import type { Card } from '../card.js';
import type { State, Zone } from '../state.js';

/** Passes the turn, one move nearer to dusk. */
export const passTurn = (state: State): State => ({
  ...state,
  turn: state.turn === 'ann' ? 'bob' : 'ann',
  left: state.left - 1,
});

/** Moves a card to another zone. There it is another object, so choices of the old one no longer hit it. */
export const moveTo = (state: State, card: Card, zone: Zone): State => ({
  ...state,
  cards: state.cards.map((one) =>
    one === card ? { ...card, zone, incarnation: card.incarnation + 1 } : one,
  ),
});
