import { defineGame, playerKind } from '@reticle/core';
import { taktikMessages } from '../language/messages.js';
import { taktikState, type TaktikState } from './state.js';
import { unitKind } from '../language/unit-kind.js';

/** Taktik for targeting: units and players are what can be chosen. */
export const taktik = defineGame({
  id: 'taktik',
  state: taktikState,
  players: ({ players }: TaktikState) => players,
  kinds: [unitKind, playerKind({ list: ({ players }: TaktikState) => players })],
  messages: taktikMessages,
});
