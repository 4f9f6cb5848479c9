import type { PinnedRef } from '@reticle/core';
import { withoutUndefined } from '../../state/without-undefined.js';

/** What an effect reports for those after it under the name that its text gives it; nothing where it gives none. */
export const bound = (bind: string | undefined, refs: readonly PinnedRef[]) =>
  withoutUndefined({ bind: bind === undefined ? undefined : { [bind]: refs } });
