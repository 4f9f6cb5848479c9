import type { FilterContext } from '@reticle/core';
import * as z from 'zod';
import { LANES, sourceCard, type Thing } from '../card.js';

const isNext = (one: Thing['lane'], other: Thing['lane']): boolean =>
  one !== undefined && other !== undefined && Math.abs(LANES.indexOf(one) - LANES.indexOf(other)) === 1;

/** Whether it stands in a lane next to that of what asks, on the same side: `{ beside: true }`. */
export const besideKey = {
  schema: z.boolean().optional(),
  matcher: {
    needsSource: true as const,
    test: ({ lane, controller }: Thing, wanted: boolean, { source }: FilterContext) => {
      const from = sourceCard(source);
      return (isNext(from?.lane, lane) && from?.controller === controller) === wanted;
    },
    words: (wanted: boolean) => ({ after: wanted ? 'beside it' : 'not beside it' }),
  },
};
