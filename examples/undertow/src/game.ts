import { defineGame } from '@reticle/core';
import { places } from './board/places.js';
import { seats } from './board/seats.js';
import { cards } from './kind.js';
import { messages } from './messages.js';
import { PLAYERS, state } from './state.js';

/** Undertow, as far as choosing goes: filters, protections, specs, resolvers. */
export const game = defineGame({
  id: 'undertow',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [cards, places, seats],
  messages,
});
