import { playerWith } from './copies.js';
import type { MtgMatchState } from './match-state.js';
import { changePlayers } from './players.js';
import { type MtgState, areOpponents, playerOf, playerInGame } from './state.js';

/**
 * Shared team turns (rule 805): players of one team take their turns together. `activePlayer` is the primary
 * player of the active team, who sits first in it (805.2). Teammates sit next to each other, so the order of
 * seats is also the order of teams. For a player without a team, everything here returns that player alone.
 */

type Seats = Pick<MtgState, 'players'>;

/** Returns a player and all teammates in the order of their seats, including those who left the game. */
export function teamOf(state: Seats, player: string): readonly string[] {
  const team = playerOf(state, player)?.team;
  if (team === undefined) return [player];
  return state.players.flatMap((found) => (found.team === team ? [found.id] : []));
}

/**
 * Returns the primary player of a player's team: the first one still in the game, who speaks for the team
 * (rule 805.2).
 */
export const primaryOf = (state: Seats, player: string): string =>
  teamOf(state, player).find((id) => playerInGame(state, id)) ?? player;

/** Whether it is a player's turn; with shared turns, the turn of the player's team (rule 805.4a). */
export const isActive = (state: MtgState, player: string): boolean =>
  state.activePlayer !== undefined && !areOpponents(state, state.activePlayer, player);

/** Returns the active players still in the game (rules 805.4a, 805.10a): several only if turns are shared. */
export const activePlayersOf = (state: MtgState): readonly string[] =>
  state.activePlayer === undefined
    ? []
    : teamOf(state, state.activePlayer).filter((id) => playerInGame(state, id));

/**
 * Returns the players with whom a player shares life total, poison counters and fate, that player included
 * (rules 810.4, 810.5, 810.8a).
 */
export const sharingWith = (state: MtgMatchState, player: string): readonly string[] =>
  state.house?.sharedLife === true ? teamOf(state, player) : [player];

/**
 * Returns the players who lose the game when a player loses, that player first: the whole team if it wins and
 * loses as one (rule 810.8a).
 */
export const losingWith = (state: MtgMatchState, player: string): readonly string[] => [
  player,
  ...sharingWith(state, player).filter((id) => id !== player && playerInGame(state, id)),
];

/** Returns what is counted for a player. Defaults to 0. */
export const countOf = (counts: Readonly<Record<string, number>> | undefined, player: string): number =>
  counts !== undefined && Object.hasOwn(counts, player) ? (counts[player] ?? 0) : 0;

/** Returns how many lands a player has played this turn. Each player of a team counts alone (rule 805.4c). */
export const landsPlayedBy = ({ turn, players }: MtgMatchState, player: string): number =>
  playerOf({ players }, player)?.team === undefined ? turn.landsPlayed : countOf(turn.landsOfTeam, player);

/**
 * Gives a player's teammates as many poison counters as that player has, if the team shares them (rules
 * 810.5, 810.10).
 */
export function withSharedPoison(state: MtgMatchState, player: string): MtgMatchState {
  const others = sharingWith(state, player).filter((id) => id !== player);
  const { poison } = playerOf(state, player)?.counters ?? {};
  return changePlayers(state, others, (found) => {
    if (found.counters?.['poison'] === poison) return found;
    const { poison: _before, ...counters } = found.counters ?? {};
    return playerWith(found, { counters: poison === undefined ? counters : { ...counters, poison } });
  });
}
