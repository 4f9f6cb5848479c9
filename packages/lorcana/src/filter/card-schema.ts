import type { Filter } from '@reticle/core';
import * as z from 'zod';
import type { Named } from '../state/named.js';
import { locationFilter } from './location.js';
import { ownKeys } from './schema.js';

/** The keys of {@link LorcanaCardFilter}: those of one card by itself, and where it stands. */
export const cardKeys = ownKeys.extend({
  /**
   * Is at a location: `true` at any, `false` at none, `'here'` at the source (or, where the source is at one, at that
   * location), an id at that one, a filter at such a one.
   */
  atLocation: z.union([z.boolean(), z.string().min(1).max(256), locationFilter]).optional(),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** What may be asked of a card. Plain JSON; `{}` matches every card in every zone. */
export type LorcanaCardFilter = Filter<CardKeys>;
