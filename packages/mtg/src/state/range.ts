import type { PinnedRef } from '@reticle/core';
import { playerWith, matchWith } from './copies.js';
import { controllerOf } from './facts.js';
import type { MtgCard } from './card.js';
import type { MtgMatchState } from './match-state.js';
import { mapSame } from './refs.js';
import {
  type MtgState,
  abilityById,
  areOpponents,
  knownCard,
  opponentsOf,
  playerOf,
  playerInGame,
} from './state.js';

/**
 * Limited range of influence (rule 801): how many seats away a player can affect others. An object is within
 * range if its controller is, or its owner if nobody controls it. The state holds which players are within
 * range, as of the beginning of the turn (801.2c). Without the option it holds nothing, and everything is
 * within range.
 */

type Players = Pick<MtgState, 'players'>;

/** Returns the players within a player's range of influence. Returns undefined if it is unlimited. */
const rangeOf = (state: Players, player: string): readonly string[] | undefined =>
  playerOf(state, player)?.range;

/**
 * Whether a player is within another player's range of influence. Everybody is within their own range (rules
 * 801.2, 801.2b).
 */
export function isInRange(state: Players, player: string, other: string): boolean {
  const range = rangeOf(state, player);
  return range === undefined || player === other || range.includes(other);
}

/** Whether an object is within a player's range of influence (rule 801.2d). */
export const isCardInRange = (state: Players, player: string, card: MtgCard): boolean =>
  isInRange(state, player, controllerOf(card));

/**
 * Finds the player whom a reference names, or the controller of the object that it names, as it is or last
 * was.
 */
function playerBehind(state: MtgState, ref: PinnedRef): string | undefined {
  if (ref.kind === 'player') return ref.id;
  if (ref.kind === 'ability') return abilityById(state, ref.id)?.controller;
  const card = knownCard(state, ref);
  return card && controllerOf(card);
}

/**
 * Returns the objects and players that are within a player's range of influence. Returns the same list if the
 * range is unlimited.
 */
export function withinRange(
  state: MtgState,
  player: string,
  refs: readonly PinnedRef[],
): readonly PinnedRef[] {
  if (rangeOf(state, player) === undefined) return refs;
  return refs.filter((ref) => isInRange(state, player, playerBehind(state, ref) ?? player));
}

/** Whether anybody's range of influence is limited. */
const hasRanges = ({ players }: Players): boolean => players.some(({ range }) => range !== undefined);

/**
 * Returns which players may make a choice for an effect, among those who could: those within its controller's
 * range or, if none is, the one closest to the controller's left (rule 801.5c).
 */
export function choosersInRange(
  state: Players,
  controller: string,
  players: readonly string[],
): readonly string[] {
  if (rangeOf(state, controller) === undefined) return players;
  const within = players.filter((player) => isInRange(state, controller, player));
  if (within.length > 0) return within;
  const ids = state.players.map(({ id }) => id);
  const at = ids.indexOf(controller);
  const closest = [...ids.slice(at + 1), ...ids.slice(0, at)].find((id) => players.includes(id));
  return closest === undefined ? [] : [closest];
}

/** A choice: who chooses, for a spell or ability of which controller. */
interface SelectionBy {
  readonly state: MtgState;
  readonly controller: string;
  readonly chooser: string;
}

/**
 * Whether a choice may fall on a player, or on what that player controls. The player must be within range of
 * the controller of the spell or ability (rule 801.4) and of the chooser (801.5a), and the chooser must be
 * one who may choose (801.5c).
 */
export function mayFallOn({ state, controller, chooser }: SelectionBy, player: string): boolean {
  if (!hasRanges(state)) return true;
  if (!isInRange(state, controller, player)) return false;
  if (chooser === controller || playerOf(state, chooser) === undefined) return true;
  if (!isInRange(state, chooser, player)) return false;
  return (
    !areOpponents(state, controller, chooser) ||
    choosersInRange(state, controller, opponentsOf(state, controller)).includes(chooser)
  );
}

/** Returns the distance between two seats in a circle. */
const distance = (one: number, other: number, seats: number): number =>
  Math.min(Math.abs(one - other), seats - Math.abs(one - other));

/** Sets who is within range as a turn begins. Seats of players who left don't count (rule 801.2c). */
export function withRanges(state: MtgMatchState): MtgMatchState {
  const { ranges } = state.house ?? {};
  if (ranges === undefined) return state;
  const seats = state.players.flatMap(({ id }) => (playerInGame(state, id) ? [id] : []));
  const players = mapSame(state.players, (player) => {
    const reach = Object.hasOwn(ranges, player.id) ? ranges[player.id] : undefined;
    const at = seats.indexOf(player.id);
    if (reach === undefined || at < 0) return player;
    const range = seats.filter((_id, seat) => distance(at, seat, seats.length) <= reach);
    return player.range?.join() === range.join() ? player : playerWith(player, { range });
  });
  return matchWith(state, { players });
}
