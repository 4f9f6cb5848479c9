/** Swaps of what a viewer of a match cannot see. They must make no difference to the viewer. */
import { type ObjectStore, objectsIn } from '@reticle/core/play';
import type { HiddenSwap } from '@reticle/testkit';

/** A card in a zone. */
type Seated = Parameters<typeof objectsIn>[0]['objects'][number] & {
  readonly exerted: boolean;
  readonly faceDown?: boolean | undefined;
};

/**
 * The parts of a match that are read. They are declared here, so that a package that plays built games need
 * not check Lorcana's own files.
 */
interface Seen {
  readonly objects: ObjectStore<Seated>;
}

/** Returns the cards of a player in a zone, a deck from the top. */
const inZone = ({ objects }: Seen, owner: string, zone: string): readonly Seated[] =>
  objectsIn(objects, zone, owner);

/**
 * Builds a swap of a player's cards between two places that a viewer cannot look into (rules 8.2.1, 8.3.1). A
 * spectator can look into neither.
 */
const hiddenFrom = <State extends Seen>(
  viewer: string | undefined,
  owner: string,
  one: string,
  other: string,
): HiddenSwap<State> => ({
  name: `${owner}'s ${one} and ${other}`,
  ...(viewer !== undefined && { viewer }),
  swap(state) {
    // In a single deck, the last two cards change places, since a player may be looking at the top.
    const first = inZone(state, owner, one).at(one === other ? -2 : 0);
    const second = inZone(state, owner, other).at(one === other ? -1 : 0);
    if (!first || !second || first === second) return undefined;
    const [a, b] = [first.instanceId, second.instanceId];
    const place = ({ zone, exerted, incarnation, faceDown }: typeof first) => ({
      zone,
      exerted,
      incarnation,
      faceDown,
    });
    const { objects } = state;
    return {
      ...state,
      objects: {
        ...objects,
        zones: objects.zones.map((contents) => ({
          ...contents,
          ids: contents.ids.map((id) => (id === a ? b : id === b ? a : id)),
        })),
        objects: objects.objects.map((found) =>
          found === first
            ? { ...second, ...place(first) }
            : found === second
              ? { ...first, ...place(second) }
              : found,
        ),
      },
    };
  },
});

export const hidden = <State extends Seen>(): readonly HiddenSwap<State>[] => [
  hiddenFrom('north', 'south', 'hand', 'deck'),
  hiddenFrom('south', 'north', 'hand', 'deck'),
  hiddenFrom('north', 'south', 'inkwell', 'deck'),
  hiddenFrom('north', 'north', 'deck', 'deck'),
  hiddenFrom('south', 'south', 'deck', 'deck'),
  hiddenFrom(undefined, 'north', 'hand', 'deck'),
];
