import type { PinnedRef } from '@reticle/core';
import { withoutUndefined } from '../../state/without-undefined.js';

/**
 * Returns what an effect binds for later effects, under the name that its text gives. Returns an empty object
 * if it gives none.
 */
export const bound = (bind: string | undefined, refs: readonly PinnedRef[]) =>
  withoutUndefined({ bind: bind === undefined ? undefined : { [bind]: refs } });
