import { defineKind } from '@reticle/core';
import type * as z from 'zod';
import { cardKeys, type LorcanaCardFilter } from '../filter/card-schema.js';
import { cardMatchers } from '../filter/matchers.js';
import { linkedCard, type LinkedCard } from '../state/links.js';

/** A filter on cards as they are, wherever they are. */
export const anyCards: z.ZodType<LorcanaCardFilter> = defineKind({
  name: 'card',
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: (cards: readonly LinkedCard[]) => cards,
  id: ({ instanceId }) => instanceId,
}).filter;

const SOME = ['anyOf', 'allOf'] as const;

function saysZone(filter: LorcanaCardFilter): boolean {
  const parts = SOME.flatMap((key) => filter[key] ?? []);
  return (
    filter.zone !== undefined || parts.some(saysZone) || (filter.not !== undefined && saysZone(filter.not))
  );
}

/** A filter on cards; one that says no zone means cards in play (rule 5.1.1.8). */
export const cards: z.ZodType<LorcanaCardFilter> = anyCards.transform((filter): LorcanaCardFilter =>
  saysZone(filter) ? filter : { ...filter, zone: 'play' },
);
