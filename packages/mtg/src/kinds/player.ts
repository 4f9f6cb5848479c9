import { defineKind, type Kind } from '@reticle/core';
import { playerMatchers } from '../filter/matchers.js';
import { playerKeys, type PlayerKeys } from '../filter/schema.js';
import { playerProtections } from '../protections/all.js';
import { mtgPlayer, type MtgPlayer } from '../state/player.js';
import type { MtgState } from '../state/state.js';

/** The players; a team is never a target, only its players are (rule 810.9). */
export const mtgPlayerKind: Kind<MtgState, 'player', MtgPlayer, PlayerKeys> = defineKind({
  name: 'player',
  object: mtgPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: MtgState) => state.players,
  id: ({ id }: MtgPlayer) => id,
  controller: ({ id }) => id,
  protections: playerProtections,
  steps: {
    /** A player who left the game is no legal target (rule 800.4a). */
    inGame: { rule: '800.4a', passes: ({ left }) => left !== true },
  },
});
