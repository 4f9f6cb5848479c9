import { member, type MatcherRecord } from '@reticle/core';
import * as z from 'zod';
import { LANES, type Thing } from '../card.js';

const matcher: MatcherRecord<Thing, string | readonly string[], unknown> = member(
  'lane',
  ({ lane }: Thing) => lane,
  (lanes) => `in the ${lanes}`,
);

/** The lane it stands in: `{ lane: 'reef' }`. */
export const laneKey = { schema: z.enum(LANES).optional(), matcher };
