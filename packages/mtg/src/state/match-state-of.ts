import type { MatchPlayer, MtgMatchState } from './match-state.js';
import { mtgStateOf } from './state.js';
import { given } from './given.js';

/** What is known of a match; all else is filled in. */
export type MatchStateParts = Omit<Partial<MtgMatchState>, 'players' | 'turn'> & {
  readonly players?: readonly (Partial<MatchPlayer> & Pick<MatchPlayer, 'id'>)[];
  readonly turn?: Partial<MtgMatchState['turn']>;
};

/**
 * A match with all that is left out filled in: `you` and `foe` at 20 life with empty pools, the first main phase of the
 * first player, who has priority; nothing pending.
 */
export function mtgMatchStateOf({ players, turn, ...parts }: MatchStateParts = {}): MtgMatchState {
  const seats = players ?? [{ id: 'you' }, { id: 'foe' }];
  const activePlayer = parts.activePlayer ?? seats[0]?.id;
  const first = given({ activePlayer });
  const priority = given({ priority: activePlayer });
  return {
    ...mtgStateOf(parts),
    ...first,
    resolving: [],
    continuous: [],
    shields: [],
    delayed: [],
    waiting: [],
    activated: {},
    nextId: 1,
    ...parts,
    players: seats.map((player) => ({ life: 20, pool: {}, ...player })),
    turn: { number: 1, step: 'main1', ...priority, passes: 0, landsPlayed: 0, ...turn },
  };
}
