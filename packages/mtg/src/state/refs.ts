import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from './card.js';

/** A card or permanent as a pinned reference: that very object. */
export const refOf = ({ instanceId, incarnation }: MtgCard): PinnedRef => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** A player as a pinned reference. */
export const playerRefOf = (id: string): PinnedRef => ({ kind: 'player', id, incarnation: 0 });
