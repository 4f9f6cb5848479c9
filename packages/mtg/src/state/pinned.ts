import { targetRef } from '@reticle/core';
import * as z from 'zod';

/** The schema of a reference that means one very object (rule 400.7); core's `PinnedRef` as JSON. */
export const pinnedRef = targetRef.extend({ incarnation: z.int().nonnegative() });

/** A name under which effects find things again: letters, digits and `_`, a letter first, 32 at most. */
export const bindName = z.string().regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');
