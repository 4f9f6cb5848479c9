import { matchWith } from './copies.js';
import type { MatchPlayer, MtgMatchState } from './match-state.js';
import { mapSame } from './refs.js';

/** Returns the match with some players changed. Returns the same state if nothing changes. */
export const changePlayers = (
  state: MtgMatchState,
  ids: readonly string[],
  change: (player: MatchPlayer) => MatchPlayer,
): MtgMatchState =>
  matchWith(state, {
    players: mapSame(state.players, (player) => (ids.includes(player.id) ? change(player) : player)),
  });
