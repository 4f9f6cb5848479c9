import { baseCardFilter, type Filter } from '@reticle/core';
import { filterSchema } from '@reticle/core/play';
import * as z from 'zod';
import { filterKeys } from './index.js';

/** What can be asked of a card: some of the keys that all games share, and this game's own. */
export const cardKeys = baseCardFilter
  .pick({ zone: true, owner: true, controller: true, type: true, withKeyword: true, damaged: true })
  .extend(filterKeys);
/** The keys of a filter on cards. */
export type CardKeys = z.infer<typeof cardKeys>;
/** A filter on cards: keys, with `anyOf`, `allOf` and `not` beside them. */
export type CardFilter = Filter<CardKeys>;
/** The schema of {@link CardFilter}. */
export const cardFilter: z.ZodType<CardFilter> = filterSchema<CardKeys>(cardKeys);
