import type { Named } from '@reticle/core';
import * as z from 'zod';
import { qualityFilter } from '../language/filter.js';
import { type MtgAbility, mtgAbility, type MtgCard, mtgCard } from './card.js';
import { cardById } from './card-lists.js';
import { type MtgPlayer, mtgPlayer } from './player.js';

const id = z.string().min(1);
const anyCard: z.ZodType<MtgCard> = mtgCard;

/** "... as though it didn't have hexproof": for what one player's spells and abilities target (rule 609.4). */
const permission = z.strictObject({
  controller: id,
  ignores: z.enum(['hexproof', 'shroud']),
  /** The objects, with `self` the player who is permitted; none where only players are meant. */
  cards: qualityFilter.optional(),
  /** Whether players count as well. */
  players: z.boolean().optional(),
});
export type Permission = Named<z.infer<typeof permission>>;

/**
 * A game of Magic as targeting sees it. Plain JSON; the order of cards and abilities means nothing, that of players is the
 * turn order, that of `stack` is from the bottom up.
 */
export const mtgState = z.strictObject({
  players: z.array(mtgPlayer).min(1).readonly(),
  activePlayer: id.optional(),
  /** Every card, token, spell and copy of a spell, in every zone that the game knows. */
  cards: z.array(anyCard).readonly(),
  /** Abilities on the stack. */
  abilities: z.array(mtgAbility).readonly(),
  /** Ids of the spells and abilities on the stack, the top one last. */
  stack: z.array(id).readonly(),
  /** Cards as they last were in a zone that they left (rule 608.2h). */
  lastKnown: z.array(anyCard).readonly(),
  permissions: z.array(permission).readonly(),
});

/** A game of Magic at one moment. Plain JSON. */
export type MtgState = Named<z.infer<typeof mtgState>>;

/** A state with all that is left out filled in: two players, nothing on the stack. */
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

/** The player of that id. */
export const playerOf = <Player extends MtgPlayer>(
  { players }: { readonly players: readonly Player[] },
  player: string | undefined,
): Player | undefined => players.find(({ id: found }) => found === player);

/** The player of that id, as long as that player is in the game (rule 800.4a). */
export function seated<Player extends MtgPlayer>(
  state: { readonly players: readonly Player[] },
  player: string,
): Player | undefined {
  const found = playerOf(state, player);
  return found?.left === true ? undefined : found;
}

/** Whether two players are opponents: not the same, and of no common team (rules 102.2 to 102.4). */
export function areOpponents(state: MtgState, one: string, other: string): boolean {
  if (one === other) return false;
  const team = playerOf(state, one)?.team;
  return team === undefined || team !== playerOf(state, other)?.team;
}

/** The opponents of a player who are in the game, in the order of the players. */
export const opponentsOf = (state: MtgState, player: string): readonly string[] =>
  state.players.flatMap(({ id: other }) =>
    seated(state, other) && areOpponents(state, player, other) ? [other] : [],
  );

export function abilityById(state: MtgState, wanted: string): MtgAbility | undefined {
  return state.abilities.find((ability) => ability.id === wanted);
}

/** The very object that a reference names: as it is now, or as it last was (rules 113.7a, 608.2h). */
export function knownCard(
  state: MtgState,
  { id: wanted, incarnation }: { readonly id: string; readonly incarnation?: number | undefined },
): MtgCard | undefined {
  const now = cardById(state, wanted);
  if (now && (incarnation === undefined || now.incarnation === incarnation)) return now;
  return state.lastKnown.find((card) => card.instanceId === wanted && card.incarnation === incarnation);
}

/** The very object that a reference names, as long as it is that one. */
export function knownNow(
  state: MtgState,
  { id: wanted, incarnation }: { readonly id: string; readonly incarnation: number },
): MtgCard | undefined {
  const now = cardById(state, wanted);
  return now?.incarnation === incarnation ? now : undefined;
}

/** Seats from the active player on, in turn order (rule 101.4). */
export function seatsInOrder({
  players,
  activePlayer,
}: Pick<MtgState, 'players' | 'activePlayer'>): readonly string[] {
  const ids = players.map((player) => player.id);
  const start = players.findIndex((player) => player.id === activePlayer);
  return start < 0 ? ids : [...ids.slice(start), ...ids.slice(0, start)];
}

/** Players in the order in which they choose: the active player first, then the others in turn order (rule 101.4). */
export const inTurnOrder = (state: MtgState, wanted: readonly string[]): readonly string[] =>
  seatsInOrder(state).filter((seat) => wanted.includes(seat));
