import { canonicalJson } from '@reticle/core';
import { allObjects, changeObjects, type ObjectStore, type ZoneDefinition } from '@reticle/core/play';
import type { HiddenSwap } from './fixtures.js';

/** The facts of an object that belong to its place. */
interface LyingCard {
  readonly instanceId: string;
  readonly incarnation: number;
  readonly zone: string;
  readonly owner: string;
  readonly controller: string;
  readonly timestamp: number;
}

/** What the exchange of hidden cards needs of a game's table. */
interface HidingTable {
  readonly zones: Readonly<Record<string, ZoneDefinition>>;
  sees(card: LyingCard, viewer: string | undefined): boolean;
}

const placeOf = ({ instanceId, incarnation, zone, owner, controller, timestamp }: LyingCard): LyingCard => ({
  instanceId,
  incarnation,
  zone,
  owner,
  controller,
  timestamp,
});
/** Returns what a card is, wherever it lies. */
const faceOf = (card: LyingCard): string => {
  const place = new Set(Object.keys(placeOf(card)));
  return canonicalJson(Object.fromEntries(Object.entries(card).filter(([fact]) => !place.has(fact))));
};

/**
 * Makes the exchanges of hidden cards for the laws, for a game with a table: for each viewer (each player, and a spectator) and
 * each owner, a card that the viewer may not see, in a hand if there is one, changes its place with another.
 */
export function hiddenSwaps<State extends { readonly objects: ObjectStore<LyingCard, unknown> }>(
  table: HidingTable,
  players: readonly string[],
): readonly HiddenSwap<State>[] {
  const isInHand = ({ zone }: LyingCard): boolean => table.zones[zone]?.seenBy === 'owner';
  const exchanged = (state: State, viewer: string | undefined, owner: string): State | undefined => {
    const hidden = allObjects(state.objects).filter(
      (card) => card.owner === owner && !table.sees(card, viewer),
    );
    const one = hidden.find(isInHand) ?? hidden[0];
    const other = one && hidden.findLast((card) => faceOf(card) !== faceOf(one));
    if (!one || !other) return undefined;
    const objects = changeObjects(state.objects, (card) => {
      if (card === one) return { ...other, ...placeOf(one) };
      return card === other ? { ...one, ...placeOf(other) } : card;
    });
    return { ...state, objects };
  };
  return [...players, undefined].flatMap((viewer) =>
    players.map((owner) => ({
      name: `hidden cards of ${owner}`,
      ...(viewer === undefined ? {} : { viewer }),
      swap: (state: State) => exchanged(state, viewer, owner),
    })),
  );
}
