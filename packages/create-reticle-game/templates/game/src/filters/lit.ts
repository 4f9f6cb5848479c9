import { flag } from '@reticle/core';
import * as z from 'zod';
import type { Card } from '../card.js';

/** Whether it burns: `{ lit: true }`. */
export const litKey = {
  schema: z.boolean().optional(),
  matcher: flag('lit', ({ lit }: Card) => lit, { yes: 'lit', no: 'unlit' }),
};
