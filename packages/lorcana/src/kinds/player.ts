import { defineKind, type Kind } from '@reticle/core';
import { playerMatchers } from '../filter/matchers.js';
import { playerKeys, type PlayerKeys } from '../filter/schema.js';
import { lorcanaPlayer, type LorcanaPlayer } from '../state/player.js';
import type { LorcanaState } from '../state/state.js';

/** The players, in turn order. */
export const lorcanaPlayerKind: Kind<LorcanaState, 'player', LorcanaPlayer, PlayerKeys> = defineKind({
  name: 'player',
  object: lorcanaPlayer,
  filter: playerKeys,
  matchers: playerMatchers,
  list: (state: LorcanaState) => state.players,
  id: ({ id }: LorcanaPlayer) => id,
  controller: ({ id }) => id,
});
