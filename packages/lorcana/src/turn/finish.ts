import type { Tools } from '@reticle/core/match';
import type { LorcanaMatchState } from '../match/state.js';

/** The match ends. */
export function finish(
  state: LorcanaMatchState,
  ended: NonNullable<LorcanaMatchState['ended']>,
  { emit }: Tools,
): LorcanaMatchState {
  emit({ type: 'matchEnded', ...ended });
  return { ...state, ended };
}
