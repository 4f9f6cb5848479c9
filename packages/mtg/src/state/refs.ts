import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from './card.js';

/** Returns a pinned reference to a card or permanent: to that one object. */
export const refOf = ({ instanceId, incarnation }: MtgCard): PinnedRef => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** Whether two references mean the same object: a thing that changed zones in between is another one (rule 400.7). */
export const isSameRef = (one: PinnedRef, other: PinnedRef): boolean =>
  one.kind === other.kind && one.id === other.id && one.incarnation === other.incarnation;

/** Returns the reference to what an object became as it moved to another zone once (rule 400.7). */
export const movedRef = ({ kind, id, incarnation }: PinnedRef): PinnedRef => ({
  kind,
  id,
  incarnation: incarnation + 1,
});

/**
 * Returns the name under which a frame keeps what a named object became as it left, beside what it was. A triggered
 * ability reads what the object was and acts on what it became (rules 400.7d to 400.7f, 603.10a, 608.2h). For the
 * source the name is that of `self`.
 */
export const becameName = (name: string): string => `${name}Became`;

/** The name under which a frame keeps the cards that were revealed to all players as it resolved (rule 701.20a). */
export const REVEALED_NAME = 'revealedToAll';

/** Returns the host to which a reference refers: a player or a card. */
export const hostOf = ({ kind, id }: Pick<PinnedRef, 'kind' | 'id'>): NonNullable<MtgCard['attachedTo']> => ({
  kind: kind === 'player' ? kind : 'card',
  id,
});

/** Returns a pinned reference to a player. */
export const playerRefOf = (id: string): PinnedRef => ({ kind: 'player', id, incarnation: 0 });

/** Returns a list with each entry changed. Returns the same list if nothing changes. */
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

/** Returns the entries that stay. Returns the same list if all do. */
export function filterSame<Entry>(
  list: readonly Entry[],
  stays: (entry: Entry) => boolean,
): readonly Entry[] {
  const left = list.filter((entry) => stays(entry));
  return left.length === list.length ? list : left;
}

/** Returns a list with more at its end. Returns the same list if there is nothing to add. */
export const joinSame = <Entry>(list: readonly Entry[], more: readonly Entry[]): readonly Entry[] =>
  more.length === 0 ? list : [...list, ...more];
