import type { PinnedRef } from '@reticle/core';
import { given } from '../../state/given.js';

/** What an effect reports for those after it under the name that its text gives it; nothing where it gives none. */
export const bound = (bind: string | undefined, refs: readonly PinnedRef[]) =>
  given({ bind: bind === undefined ? undefined : { [bind]: refs } });
