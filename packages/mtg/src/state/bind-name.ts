import * as z from 'zod';

/** A name under which effects find things again: letters, digits and `_`, a letter first, 32 at most. */
export const bindName = z.string().regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');
