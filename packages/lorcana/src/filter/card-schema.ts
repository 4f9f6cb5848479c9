import type { Filter, Named } from '@reticle/core';
import * as z from 'zod';
import { locationFilter } from './location.js';
import { ownKeys } from './schema.js';

/** The keys of {@link LorcanaCardFilter}: those of one card by itself, and where it stands. */
export const cardKeys = ownKeys.extend({
  atLocation: z
    .union([z.boolean(), z.string().min(1).max(256), locationFilter])
    .optional()
    .describe(
      'It is at a location: true at any, false at none, "here" at the source (or at the location where the source is), an id at that one, a filter at such a one.',
    ),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** What may be asked of a card. Plain JSON; `{}` matches every card in every zone. */
export type LorcanaCardFilter = Filter<CardKeys>;
