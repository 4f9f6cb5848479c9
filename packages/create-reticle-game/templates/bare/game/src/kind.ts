import { baseCardFilter, cardKind, coreMatchers, defineKind } from '@reticle/core';
import type * as z from 'zod';
import { card } from './card.js';
import { filterKeys, keyMatchers } from './filters/index.js';
import { protections } from './protections/index.js';
import type { State } from './state.js';

/** The schema of the filter on cards: some of the keys that all games share, and this game's own. */
export const cardFilter = baseCardFilter
  .pick({ zone: true, controller: true, type: true, withKeyword: true, exerted: true })
  .extend(filterKeys);
/** The keys of a filter on cards. `anyOf`, `allOf` and `not` may stand beside them. */
export type CardFilter = z.infer<typeof cardFilter>;

const { zone, controller, type, withKeyword, exerted } = coreMatchers;

/** The kind `card`: cards as things that can be chosen. */
export const cards = defineKind({
  ...cardKind,
  object: card,
  filter: cardFilter,
  matchers: { zone, controller, type, withKeyword, exerted, ...keyMatchers },
  list: ({ cards: all }: State) => all,
  protections,
});
