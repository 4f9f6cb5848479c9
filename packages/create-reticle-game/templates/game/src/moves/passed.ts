import type { Card } from '../card.js';
import type { State, Zone } from '../state.js';

/** The state with the turn passed on, a move nearer to dusk. */
export const passed = (state: State): State => ({
  ...state,
  turn: state.turn === 'ann' ? 'bob' : 'ann',
  left: state.left - 1,
});

/** The state with a card in another zone: there it is another object, and what it was chosen as before is gone. */
export const into = (state: State, card: Card, zone: Zone): State => ({
  ...state,
  cards: state.cards.map((one) =>
    one === card ? { ...card, zone, incarnation: card.incarnation + 1 } : one,
  ),
});
