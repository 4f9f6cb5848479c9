import { flag } from '@reticle/core';
import * as z from 'zod';
import type { Card } from '../card.js';

/** The filter key `lit`: `{ lit: true }`. */
export const litKey = {
  schema: z.boolean().optional().describe('Whether the card burns.'),
  matcher: flag('lit', ({ lit }: Card) => lit, { yes: 'lit', no: 'unlit' }),
};
