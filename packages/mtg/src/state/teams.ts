import { playerWith } from './copies.js';
import type { MtgMatchState } from './match-state.js';
import { changePlayers } from './players.js';
import { type MtgState, areOpponents, playerOf, seated } from './state.js';

/**
 * Shared team turns (rule 805): in a match, players of one team take their turns together. `activePlayer` is the primary player of the
 * active team, who sits first of it (805.2); teammates sit next to each other, so that the order of seats is that of teams. A player
 * without a team is alone: nothing here means more for such a player than the player.
 */

type Seats = Pick<MtgState, 'players'>;

/** A player and all teammates, in the order of their seats, whether they are still in the game or not. */
export function teamOf(state: Seats, player: string): readonly string[] {
  const team = playerOf(state, player)?.team;
  if (team === undefined) return [player];
  return state.players.flatMap((found) => (found.team === team ? [found.id] : []));
}

/** The primary player of a player's team: the first one of it who is still in the game, who speaks for the team (rule 805.2). */
export const primaryOf = (state: Seats, player: string): string =>
  teamOf(state, player).find((id) => seated(state, id)) ?? player;

/** Whether it is a player's turn: that of the player's team, where turns are shared (rule 805.4a). */
export const isActive = (state: MtgState, player: string): boolean =>
  state.activePlayer !== undefined && !areOpponents(state, state.activePlayer, player);

/** The active players who are in the game (rules 805.4a, 805.10a): one, where turns are not shared. */
export const activePlayersOf = (state: MtgState): readonly string[] =>
  state.activePlayer === undefined ? [] : teamOf(state, state.activePlayer).filter((id) => seated(state, id));

/** Whose life total, poison counters and fate are those of a player, that player among them (rules 810.4, 810.5, 810.8a). */
export const sharingWith = (state: MtgMatchState, player: string): readonly string[] =>
  state.house?.sharedLife === true ? teamOf(state, player) : [player];

/** The players who lose the game as a player does, that one first: the team, where it wins and loses as one (rule 810.8a). */
export const losingWith = (state: MtgMatchState, player: string): readonly string[] => [
  player,
  ...sharingWith(state, player).filter((id) => id !== player && seated(state, id)),
];

/** What is counted for a player; none where nothing is. */
export const countOf = (counts: Readonly<Record<string, number>> | undefined, player: string): number =>
  counts !== undefined && Object.hasOwn(counts, player) ? (counts[player] ?? 0) : 0;

/** How many lands a player has played this turn: each player of a team by themselves (rule 805.4c). */
export const landsPlayedBy = ({ turn, players }: MtgMatchState, player: string): number =>
  playerOf({ players }, player)?.team === undefined ? turn.landsPlayed : countOf(turn.landsOfTeam, player);

/** The state in which the team of a player has as many poison counters as that player, where it shares them (rules 810.5, 810.10). */
export function withSharedPoison(state: MtgMatchState, player: string): MtgMatchState {
  const others = sharingWith(state, player).filter((id) => id !== player);
  const { poison } = playerOf(state, player)?.counters ?? {};
  return changePlayers(state, others, (found) => {
    if (found.counters?.['poison'] === poison) return found;
    const { poison: _before, ...counters } = found.counters ?? {};
    return playerWith(found, { counters: poison === undefined ? counters : { ...counters, poison } });
  });
}
