import { defineGame } from '@reticle/core';
import { mtgAbilityKind } from './kinds/ability.js';
import { mtgCardKind } from './kinds/card.js';
import { mtgPlayerKind } from './kinds/player.js';
import { mtgMessages } from './messages.js';
import { mtgState } from './state/state.js';

/** Magic, ready to answer about targets: kinds `card`, `ability` and `player` over an {@link MtgState}. */
export const mtg = defineGame({
  id: 'mtg',
  state: mtgState,
  players: ({ players }) => players,
  kinds: [mtgCardKind, mtgAbilityKind, mtgPlayerKind],
  messages: mtgMessages,
});
