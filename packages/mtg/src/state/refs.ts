import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from './card.js';

/** A card or permanent as a pinned reference: that very object. */
export const refOf = ({ instanceId, incarnation }: MtgCard): PinnedRef => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** The object that something became as it moved to another zone once (rule 400.7). */
export const movedRef = ({ kind, id, incarnation }: PinnedRef): PinnedRef => ({
  kind,
  id,
  incarnation: incarnation + 1,
});

/** Under which name an ability finds the Aura that it is of where that became a card as its host left (rule 400.7f). */
export const AURA_BECAME = 'auraBecame';

/** What something can be attached to, by a reference to it: a player, else a card. */
export const hostOf = ({ kind, id }: Pick<PinnedRef, 'kind' | 'id'>): NonNullable<MtgCard['attachedTo']> => ({
  kind: kind === 'player' ? kind : 'card',
  id,
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

/** The entries of a list that shall stay; the very list, where all do. */
export function filterSame<Entry>(
  list: readonly Entry[],
  stays: (entry: Entry) => boolean,
): readonly Entry[] {
  const left = list.filter((entry) => stays(entry));
  return left.length === list.length ? list : left;
}

/** A list with more at its end; the very list, where there is no more. */
export const joinSame = <Entry>(list: readonly Entry[], more: readonly Entry[]): readonly Entry[] =>
  more.length === 0 ? list : [...list, ...more];
