import type { JsonObject } from '../json.js';
import type { Tools } from '../play/effect.js';
import type { ZoneMove } from '../play/event.js';
import {
  allObjects,
  idsIn,
  type ObjectStore,
  type PlayObject,
  type ZoneDefinitions,
} from '../play/object-store.js';
import type { Random } from '../random.js';

/** The facts of every card that a game need not set: a card that is new, does nothing and has nothing. */
export const cardDefaults = {
  incarnation: 0,
  types: [],
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  timestamp: 0,
} as const;

/**
 * Makes the cards of a player's deck. The random source draws which card gets which id, so an id tells nothing of a card.
 *
 * @param list what is printed on the cards, one entry for each card
 * @param make makes a card of what is printed, with its id
 */
export const deckOf = <Printed, Card>(
  list: readonly Printed[],
  owner: string,
  random: Random,
  make: (printed: Printed, instanceId: string) => Card,
): readonly Card[] =>
  random
    .numbers(list.length, owner)
    .flatMap((number, at) =>
      list.slice(number - 1, number).map((printed) => make(printed, `${owner}-${at + 1}`)),
    );

/** What opening a match needs of a game's table. */
interface OpeningTable<State> {
  emit(
    state: State,
    tools: Tools,
    ...events: readonly (
      | ZoneMove
      | { readonly type: 'shuffled'; readonly zone: string; readonly player: string }
    )[]
  ): State;
  moves(
    state: State,
    of: { readonly from: string; readonly to: string; readonly player: string; readonly count: number },
  ): readonly ZoneMove[];
}

/** Shuffles the players' decks and deals their hands, before a match begins. Nobody is told of it. */
export function openHands<State>(
  table: OpeningTable<State>,
  start: State,
  random: Random,
  { players, count, deck = 'deck', hand = 'hand' }: OpeningHands,
): State {
  const tools: Tools = { random, emit: () => undefined };
  const shuffles = players.map((player) => ({ type: 'shuffled' as const, zone: deck, player }));
  return players.reduce(
    (state, player) =>
      table.emit(state, tools, ...table.moves(state, { from: deck, to: hand, player, count })),
    table.emit(start, tools, ...shuffles),
  );
}

/** Whose hands are dealt, and how many cards each gets. */
export interface OpeningHands {
  readonly players: readonly string[];
  readonly count: number;
  readonly deck?: string;
  readonly hand?: string;
}

/** What a view of the cards needs of a game's table. */
interface ViewTable<State, Card> {
  readonly zones: ZoneDefinitions;
  things(state: State): readonly Card[];
  sees(card: Card, viewer: string | undefined): boolean;
}

/**
 * Returns what a viewer sees of the cards: those that they may see, and for each player how many lie in each zone that is not
 * open to all. For the `view` of a match.
 *
 * @param shows returns what is shown of a card
 */
export function cardsSeen<State extends { readonly objects: ObjectStore<PlayObject, unknown> }, Card>(
  table: ViewTable<State, Card>,
  state: State,
  viewer: string | undefined,
  shows: (card: Card) => JsonObject,
): { readonly cards: readonly JsonObject[]; readonly counts: JsonObject } {
  const hidden = Object.entries(table.zones).flatMap(([zone, { seenBy }]) =>
    seenBy === 'all' ? [] : [zone],
  );
  const owners = [...new Set(allObjects(state.objects).map(({ owner }) => owner))].toSorted();
  const countsOf = (owner: string): JsonObject =>
    Object.fromEntries(hidden.map((zone) => [zone, idsIn(state.objects, zone, owner).length]));
  return {
    cards: table
      .things(state)
      .filter((card) => table.sees(card, viewer))
      .map(shows),
    counts: Object.fromEntries(owners.map((owner) => [owner, countsOf(owner)])),
  };
}
