import type { PinnedRef } from '@reticle/core';

/** Damage that is about to be dealt. */
export interface Damage {
  /** The object that deals it, or an ability of that object on the stack. It may have left. */
  readonly source: PinnedRef;
  readonly amount: number;
  /** A permanent or a player. */
  readonly to: PinnedRef;
  readonly combat?: boolean | undefined;
}
