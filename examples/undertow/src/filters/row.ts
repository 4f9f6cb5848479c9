import { member } from '@reticle/core';
import * as z from 'zod';
import { ROWS, type Thing } from '../card.js';

/** The row it stands in: `{ row: 'back' }`. */
export const rowKey = {
  schema: z.enum(ROWS).optional(),
  matcher: member(
    'row',
    ({ row }: Thing) => row,
    (rows) => `in the ${rows} row`,
  ),
};
