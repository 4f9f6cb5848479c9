import type { State } from '../state.js';

/** The state with the turn passed on, a move nearer to dusk. */
export const passed = (state: State): State => ({
  ...state,
  turn: state.turn === 'ann' ? 'bob' : 'ann',
  left: state.left - 1,
});
