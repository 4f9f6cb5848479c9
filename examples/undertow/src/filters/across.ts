import type { FilterContext } from '@reticle/core';
import * as z from 'zod';
import { sourceCard, type Thing } from '../card.js';

/** Whether it stands on the other side of the lane of what asks: `{ across: true }`. */
export const acrossKey = {
  schema: z.boolean().optional(),
  matcher: {
    needsSource: true as const,
    test: ({ lane, controller }: Thing, wanted: boolean, { source }: FilterContext) => {
      const from = sourceCard(source);
      const across = from?.lane !== undefined && from.lane === lane && from.controller !== controller;
      return across === wanted;
    },
    words: (wanted: boolean) => ({ after: wanted ? 'across from it' : 'not across from it' }),
  },
};
