import { member } from '@reticle/core';
import * as z from 'zod';
import { LANES, type Thing } from '../card.js';

/** The lane it stands in: `{ lane: 'reef' }`. */
export const laneKey = {
  schema: z.enum(LANES).optional(),
  matcher: member(
    'lane',
    ({ lane }: Thing) => lane,
    (lanes) => `in the ${lanes}`,
  ),
};
