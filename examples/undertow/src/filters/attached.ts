import type { FilterContext } from '@reticle/core';
import * as z from 'zod';
import type { Thing } from '../card.js';

/** Whether it is attached to what asks: `{ attached: true }`. */
export const attachedKey = {
  schema: z.boolean().optional(),
  matcher: {
    needsSource: true as const,
    test: ({ on }: Thing, wanted: boolean, { sourceRef }: FilterContext) =>
      (on !== undefined && on === sourceRef?.id) === wanted,
    words: (wanted: boolean) => ({ after: wanted ? 'attached to it' : 'not attached to it' }),
  },
};
