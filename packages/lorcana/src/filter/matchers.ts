import { amount, member, player, type Matchers } from '@reticle/core';
import type { LinkedCard } from '../state/links.js';
import type { LorcanaPlayer } from '../state/player.js';
import { atLocation } from './at-location.js';
import type { CardKeys } from './card-schema.js';
import { ownMatchers } from './own-matchers.js';
import type { PlayerKeys } from './schema.js';

/** One matcher a key of `LorcanaCardFilter`. */
export const cardMatchers: Matchers<LinkedCard, CardKeys> = { ...ownMatchers, atLocation };

/** One matcher a key of `LorcanaPlayerFilter`. */
export const playerMatchers: Matchers<LorcanaPlayer, PlayerKeys> = {
  is: player(
    'id',
    ({ id }: LorcanaPlayer) => id,
    (who) => `who is ${who}`,
    false,
  ),
  playerId: member(
    'id',
    ({ id }: LorcanaPlayer) => id,
    (ids) => `named ${ids}`,
    false,
  ),
  lore: amount('lore', ({ lore }: LorcanaPlayer) => lore),
};
