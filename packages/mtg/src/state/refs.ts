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

/** A list with each entry changed; the very list, where nothing changes. */
export function mapSame<Entry>(
  list: readonly Entry[],
  change: (entry: Entry, index: number) => Entry,
): readonly Entry[] {
  let changed: Entry[] | undefined;
  let index = 0;
  for (const entry of list) {
    const after = change(entry, index);
    if (after !== entry) {
      changed ??= [...list];
      changed[index] = after;
    }
    index++;
  }
  return changed ?? list;
}
