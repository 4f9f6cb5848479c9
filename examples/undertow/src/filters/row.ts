import { member, type MatcherRecord } from '@reticle/core';
import * as z from 'zod';
import { ROWS, type Thing } from '../card.js';

const matcher: MatcherRecord<Thing, string | readonly string[], unknown> = member(
  'row',
  ({ row }: Thing) => row,
  (rows) => `in the ${rows} row`,
);

/** The row it stands in: `{ row: 'back' }`. */
export const rowKey = { schema: z.enum(ROWS).optional(), matcher };
