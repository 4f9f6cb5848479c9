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
  seated,
} from './state.js';

/**
 * Limited range of influence (rule 801): how far from a player other players may sit for that player to affect them. An object is
 * within range where its controller is, or its owner if nobody controls it. Players who are within range stand in the state, as the
 * turn that it is began (801.2c); nothing stands there in a game without the option, and then everything is within range.
 */

type Players = Pick<MtgState, 'players'>;

/** Who is within a player's range of influence; `undefined` if everybody is. */
const rangeOf = (state: Players, player: string): readonly string[] | undefined =>
  playerOf(state, player)?.range;

/** Whether a player is within another one's range of influence; nobody is out of their own (rules 801.2, 801.2b). */
export function isInRange(state: Players, player: string, other: string): boolean {
  const range = rangeOf(state, player);
  return range === undefined || player === other || range.includes(other);
}

/** Whether an object is within a player's range of influence (rule 801.2d). */
export const isCardInRange = (state: Players, player: string, card: MtgCard): boolean =>
  isInRange(state, player, controllerOf(card));

/** Who is named by a reference, or controls the object that it names, as it is or last was. */
function playerBehind(state: MtgState, ref: PinnedRef): string | undefined {
  if (ref.kind === 'player') return ref.id;
  if (ref.kind === 'ability') return abilityById(state, ref.id)?.controller;
  const card = knownCard(state, ref);
  return card && controllerOf(card);
}

/** Of some objects and players those that are within a player's range of influence; the very list, if nothing limits it. */
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
 * Of the players who could make a choice for an effect, those who may: who is within the range of its controller, or, where none of
 * them is, the closest to the controller's left (rule 801.5c).
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

/** Who chooses something for whom. */
interface SelectionBy {
  readonly state: MtgState;
  readonly controller: string;
  readonly chooser: string;
}

/**
 * Whether a choice may fall on what a player controls, or on that player: within range of who controls the spell or ability (rule
 * 801.4), and of who chooses (801.5a), who is one who may (801.5c).
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

/** Of a number of seats in a circle, how many lie between two of them at least, the latter included. */
const distance = (one: number, other: number, seats: number): number =>
  Math.min(Math.abs(one - other), seats - Math.abs(one - other));

/** The players who are within range as a turn begins: seats of those who have left are gone (rule 801.2c). */
export function withRanges(state: MtgMatchState): MtgMatchState {
  const { ranges } = state.house ?? {};
  if (ranges === undefined) return state;
  const seats = state.players.flatMap(({ id }) => (seated(state, id) ? [id] : []));
  const players = mapSame(state.players, (player) => {
    const reach = Object.hasOwn(ranges, player.id) ? ranges[player.id] : undefined;
    const at = seats.indexOf(player.id);
    if (reach === undefined || at < 0) return player;
    const range = seats.filter((_id, seat) => distance(at, seat, seats.length) <= reach);
    return player.range?.join() === range.join() ? player : playerWith(player, { range });
  });
  return matchWith(state, { players });
}
