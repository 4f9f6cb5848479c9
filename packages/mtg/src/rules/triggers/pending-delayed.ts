import type { MtgMatchState, PendingTrigger } from '../../state/match-state.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/** A delayed trigger that waits for its time (rule 603.7). */
export type DelayedTrigger = MtgMatchState['delayed'][number];

/** Returns a delayed trigger that has triggered, as it waits to be put on the stack with its targets (rule 603.3d). */
export const pendingDelayed = ({
  frame,
  targets,
}: Pick<DelayedTrigger, 'frame' | 'targets'>): PendingTrigger => ({
  ability: 'delayed',
  frame,
  ...withoutUndefined({ targets }),
});
