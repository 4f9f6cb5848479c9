import type { Tools } from '@reticle/core/match';
import { libraryOf, withLibraryOrder } from '../state/library.js';
import type { MtgMatchState } from '../state/match-state.js';

/** Shuffles a player's library: every order is as likely as any other (rule 701.24a). */
export function shuffleLibrary(state: MtgMatchState, player: string, { random, emit }: Tools): MtgMatchState {
  const ids = libraryOf(state, player).map(({ instanceId }) => instanceId);
  emit({ type: 'shuffled', player });
  return withLibraryOrder(state, player, random.shuffle(ids));
}
