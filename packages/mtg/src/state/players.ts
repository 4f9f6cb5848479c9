import { matchWith } from './copies.js';
import type { MatchPlayer, MtgMatchState } from './match-state.js';
import { mapSame } from './refs.js';

/** The match with some players changed; the very match, where none is. */
export const changePlayers = (
  state: MtgMatchState,
  ids: readonly string[],
  change: (player: MatchPlayer) => MatchPlayer,
): MtgMatchState =>
  matchWith(state, {
    players: mapSame(state.players, (player) => (ids.includes(player.id) ? change(player) : player)),
  });
