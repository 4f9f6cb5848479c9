import type { Named } from '@reticle/core';
import { allObjects, objectById, rememberedObject, type ObjectStore } from '@reticle/core/play';
import * as z from 'zod';
import { lorcanaCard, type LorcanaCard } from './card.js';

const playerId = z.string().min(1).max(256);

/** A player; the order of players is the turn order. */
export const lorcanaPlayer = z.strictObject({
  id: playerId,
  lore: z.number(),
  /** Players of one team are no opponents of each other (rules 1.3.5, 1.3.6). */
  team: z.string().optional(),
});
/** A player. Plain JSON. */
export type LorcanaPlayer = Named<z.infer<typeof lorcanaPlayer>>;

/**
 * A game of Lorcana as choosing sees it. Plain JSON; the order of players is the turn order, that of cards means nothing
 * for choosing.
 */
export const lorcanaState = z.strictObject({
  players: z.array(lorcanaPlayer).min(1).readonly(),
  activePlayer: z.string().min(1).max(256).optional(),
  /** Every card in every zone that the game knows. */
  cards: z.array(lorcanaCard).readonly(),
  /** Cards as they last were in play (rule 6.7.7). */
  lastKnown: z.array(lorcanaCard).readonly(),
});
/** A game of Lorcana at one moment. Plain JSON. */
export type LorcanaState = Named<z.infer<typeof lorcanaState>>;

/** A state with all that is left out filled in: two players, `you` and `foe`, you being active. */
export function lorcanaStateOf(parts: Partial<LorcanaState> = {}): LorcanaState {
  const players = parts.players ?? [
    { id: 'you', lore: 0 },
    { id: 'foe', lore: 0 },
  ];
  const [first] = players;
  return { players, cards: [], lastKnown: [], ...(first ? { activePlayer: first.id } : {}), ...parts };
}

/** The players of a state, whatever else it has. */
interface Sides {
  readonly players: readonly LorcanaPlayer[];
  readonly activePlayer?: string | undefined;
}
/** Where cards are: in a list, for choices alone, or in the object store of a match. */
export type CardHolder =
  | Pick<LorcanaState, 'cards' | 'lastKnown'>
  | { readonly objects: ObjectStore<LorcanaCard> };

/** What can be asked about a choice alone and in a match. */
export type LorcanaBoard = Sides & CardHolder;

/** The player with that id, if there is one. */
export function playerOf(state: Sides, player: string | undefined): LorcanaPlayer | undefined {
  return state.players.find(({ id }) => id === player);
}

/** Whether two players are opponents: not the same, and of no common team (rules 1.3.5.1, 1.3.6). */
export function areOpponents(state: Sides, one: string, other: string): boolean {
  if (one === other) return false;
  const team = playerOf(state, one)?.team;
  return team === undefined || team !== playerOf(state, other)?.team;
}

/** The players in the order in which they act at the same time: the active one first, then in turn order (rule 6.7.6). */
export function turnOrder({ players, activePlayer }: Sides): readonly string[] {
  const ids = players.map(({ id }) => id);
  const at = Math.max(0, ids.indexOf(activePlayer ?? ''));
  return [...ids.slice(at), ...ids.slice(0, at)];
}

const byId = new WeakMap<readonly LorcanaCard[], ReadonlyMap<string, LorcanaCard>>();

function indexOf(cards: readonly LorcanaCard[]): ReadonlyMap<string, LorcanaCard> {
  let found = byId.get(cards);
  if (!found) {
    found = new Map(cards.map((card) => [card.instanceId, card]));
    byId.set(cards, found);
  }
  return found;
}

/** Every card in every zone. */
export const cardsOf = (state: CardHolder): readonly LorcanaCard[] =>
  'objects' in state ? allObjects(state.objects) : state.cards;

/** The card with that id as it is now, if it is anywhere. */
export function cardById(state: CardHolder, instanceId: string | undefined): LorcanaCard | undefined {
  if (instanceId === undefined) return undefined;
  return 'objects' in state ? objectById(state.objects, instanceId) : indexOf(state.cards).get(instanceId);
}

/** The very object that a reference names: as it is now, or as it last was in play (rule 6.7.7). */
export function knownCard(
  state: CardHolder,
  { id, incarnation }: { readonly id: string; readonly incarnation?: number | undefined },
): LorcanaCard | undefined {
  const now = cardById(state, id);
  if (incarnation === undefined || now?.incarnation === incarnation) return now;
  return 'objects' in state
    ? rememberedObject(state.objects, { id, incarnation })
    : state.lastKnown.find((card) => card.instanceId === id && card.incarnation === incarnation);
}
