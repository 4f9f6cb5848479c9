import { defineGame } from '@reticle/core';
import { cards } from './kind.js';
import { messages } from './messages.js';
import { PLAYERS, state } from './state.js';

/** Emberfall, as far as targeting goes: filters, protections, specs, resolvers. */
export const game = defineGame({
  id: 'emberfall',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [cards],
  messages,
});
