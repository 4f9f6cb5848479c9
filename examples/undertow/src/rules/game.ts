import { defineGame } from '@reticle/core';
import { places, seats } from '../state/places.js';
import { messages } from './messages.js';
import { PLAYERS, state } from '../state/state.js';
import { table } from './table.js';

/** Undertow, as far as targeting goes: filters, protections, specs, resolvers. */
export const game = defineGame({
  id: 'undertow',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [table.kind, places, seats],
  messages,
});
