import { defineKind } from '@reticle/core';
import { playerMatchers } from '../filter/matchers.js';
import { playerKeys } from '../filter/schema.js';
import { playerProtections } from '../protections/all.js';
import { mtgPlayer, type MtgPlayer } from '../state/player.js';
import type { MtgState } from '../state/state.js';
import { once } from './once.js';

/** A player who left the game is no candidate and no legal target (rule 800.4a). */
const present = once(({ players }: MtgState) => players.filter(({ left }) => left !== true));

/** The players; a team is never a target, only its players are (rule 810.9). */
export const mtgPlayerKind = defineKind({
  name: 'player',
  object: mtgPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: MtgState) => present(state),
  id: ({ id }: MtgPlayer) => id,
  controller: ({ id }) => id,
  protections: playerProtections,
});
