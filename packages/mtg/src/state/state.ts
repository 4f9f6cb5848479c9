import type { Named } from '@reticle/core';
import * as z from 'zod';
import { qualityFilter } from '../language/filter.js';
import { type MtgAbility, mtgAbility, type MtgCard, mtgCard } from './card.js';
import { cardById } from './card-lists.js';
import { type MtgPlayer, mtgPlayer } from './player.js';

const id = z.string().min(1);
const anyCard: z.ZodType<MtgCard> = mtgCard;

/**
 * A permission to target "as though it didn't have hexproof", for one player's spells and abilities (rule
 * 609.4).
 */
const permission = z.strictObject({
  controller: id,
  ignores: z.enum(['hexproof', 'shroud']),
  /**
   * The objects for which it holds; `self` in the filter is the permitted player. If it is absent, it holds
   * for players only.
   */
  cards: qualityFilter.optional(),
  /** Whether it holds for players as well. */
  players: z.boolean().optional(),
});
export type Permission = Named<z.infer<typeof permission>>;

/**
 * A game of Magic as targeting sees it, as plain JSON: players, cards, abilities on the stack, and last known
 * information. Targeting can judge such a state without a match; a match extends it (`mtgMatchState`). The
 * order of cards and abilities has no meaning. Players stand in turn order, the stack from the bottom up.
 */
export const mtgState = z.strictObject({
  players: z.array(mtgPlayer).min(1).readonly(),
  activePlayer: id.optional(),
  /** Every card, token, spell and copy of a spell, in every zone. */
  cards: z.array(anyCard).readonly(),
  /** The abilities on the stack. */
  abilities: z.array(mtgAbility).readonly(),
  /** The ids of the spells and abilities on the stack, the top one last. */
  stack: z.array(id).readonly(),
  /** Cards as they last were in a zone that they left (rule 608.2h). */
  lastKnown: z.array(anyCard).readonly(),
  permissions: z.array(permission).readonly(),
});

/** A game of Magic at one moment. Plain JSON. */
export type MtgState = Named<z.infer<typeof mtgState>>;

/**
 * Builds a state from some parts. Defaults: two players, and a stack of the cards and abilities that are
 * there.
 */
export function mtgStateOf(parts: Partial<MtgState> = {}): MtgState {
  const { cards = [], abilities = [] } = parts;
  const waiting = [
    ...cards.filter(({ zone }) => zone === 'stack').map(({ instanceId }) => instanceId),
    ...abilities.map((ability) => ability.id),
  ];
  return {
    players: [{ id: 'you' }, { id: 'foe' }],
    lastKnown: [],
    permissions: [],
    ...parts,
    cards,
    abilities,
    stack: parts.stack ?? waiting,
  };
}

/** Finds the player of that id. */
export const playerOf = <Player extends MtgPlayer>(
  { players }: { readonly players: readonly Player[] },
  player: string | undefined,
): Player | undefined => players.find(({ id: found }) => found === player);

/** Finds the player of that id among those still in the game (rule 800.4a). */
export function playerInGame<Player extends MtgPlayer>(
  state: { readonly players: readonly Player[] },
  player: string,
): Player | undefined {
  const found = playerOf(state, player);
  return found?.left === true ? undefined : found;
}

/** Whether two players are opponents: different players of no common team (rules 102.2 to 102.4). */
export function areOpponents(state: MtgState, one: string, other: string): boolean {
  if (one === other) return false;
  const team = playerOf(state, one)?.team;
  return team === undefined || team !== playerOf(state, other)?.team;
}

/** Returns a player's opponents who are still in the game, in the order of the players. */
export const opponentsOf = (state: MtgState, player: string): readonly string[] =>
  state.players.flatMap(({ id: other }) =>
    playerInGame(state, other) && areOpponents(state, player, other) ? [other] : [],
  );

export function abilityById(state: MtgState, wanted: string): MtgAbility | undefined {
  return state.abilities.find((ability) => ability.id === wanted);
}

/** Finds the object that a reference names, as it is now or as it last was (rules 113.7a, 608.2h). */
export function knownCard(
  state: MtgState,
  { id: wanted, incarnation }: { readonly id: string; readonly incarnation?: number | undefined },
): MtgCard | undefined {
  const now = cardById(state, wanted);
  if (now && (incarnation === undefined || now.incarnation === incarnation)) return now;
  return state.lastKnown.find((card) => card.instanceId === wanted && card.incarnation === incarnation);
}

/** Finds the object that a reference names. Returns undefined if it is another object by now. */
export function knownNow(
  state: MtgState,
  { id: wanted, incarnation }: { readonly id: string; readonly incarnation: number },
): MtgCard | undefined {
  const now = cardById(state, wanted);
  return now?.incarnation === incarnation ? now : undefined;
}

/** Returns the seats in turn order, beginning with the active player (rule 101.4). */
export function seatsInOrder({
  players,
  activePlayer,
}: Pick<MtgState, 'players' | 'activePlayer'>): readonly string[] {
  const ids = players.map((player) => player.id);
  const start = players.findIndex((player) => player.id === activePlayer);
  return start < 0 ? ids : [...ids.slice(start), ...ids.slice(0, start)];
}

/**
 * Returns players in the order in which they choose: turn order, beginning with the active player (rule
 * 101.4).
 */
export const inTurnOrder = (state: MtgState, wanted: readonly string[]): readonly string[] =>
  seatsInOrder(state).filter((seat) => wanted.includes(seat));
