import { baseCardFilter, cardKind, coreMatchers, defineKind } from '@reticle/core';
import type * as z from 'zod';
import { thingsOf } from './board/things.js';
import { thing } from './card.js';
import { filterKeys, keyMatchers } from './filters/index.js';
import { protections } from './protections/index.js';

/** What can be asked of a card: some of the keys that all games share, and this game's own. */
export const cardFilter = baseCardFilter
  .pick({ zone: true, owner: true, controller: true, type: true, withKeyword: true, damaged: true })
  .extend(filterKeys);
/** A filter's keys; `anyOf`, `allOf` and `not` stand beside them. */
export type CardFilter = z.infer<typeof cardFilter>;

const { zone, owner, controller, type, withKeyword, damaged } = coreMatchers;

/** Cards as things that can be chosen. */
export const cards = defineKind({
  ...cardKind,
  object: thing,
  filter: cardFilter,
  matchers: { zone, owner, controller, type, withKeyword, damaged, ...keyMatchers },
  list: thingsOf,
  protections,
});
