import { amount, baseCardFilter, coreMatchers, member, numericComparison } from '@reticle/core';
import type { Filter, FilterContext, Matchers } from '@reticle/core';
import { filterSchema } from '@reticle/core/play';
import * as z from 'zod';
import { LANES, ROWS, sourceCard, type Thing } from './card.js';

const flag = z.boolean().optional();

/** The schema of the filter on cards: some of the keys that all games share, and this game's own. */
export const cardKeys = baseCardFilter
  .pick({ zone: true, owner: true, controller: true, type: true, withKeyword: true, damaged: true })
  .extend({
    /** Whether it stands on the other side of the source's lane. */
    across: flag,
    /** Whether it is attached to the source. */
    attached: flag,
    /** Whether it stands in a lane next to the source's, on the same side. */
    beside: flag,
    energy: numericComparison.optional(),
    lane: z.enum(LANES).optional(),
    row: z.enum(ROWS).optional(),
  });
/** The keys of a filter on cards. */
export type CardKeys = z.infer<typeof cardKeys>;
/** A filter on cards: keys, with `anyOf`, `allOf` and `not` beside them. */
export type CardFilter = Filter<CardKeys>;
/** The schema of {@link CardFilter}. */
export const cardFilter: z.ZodType<CardFilter> = filterSchema<CardKeys>(cardKeys);

const isNext = (one: Thing['lane'], other: Thing['lane']): boolean =>
  one !== undefined && other !== undefined && Math.abs(LANES.indexOf(one) - LANES.indexOf(other)) === 1;

/** Makes a key that compares a card with the source: `{ across: true }`. */
const compared = (
  holds: (thing: Thing, from: ReturnType<typeof sourceCard>, source: FilterContext['sourceRef']) => boolean,
  words: string,
) => ({
  needsSource: true as const,
  test: (thing: Thing, wanted: boolean, { source, sourceRef }: FilterContext) =>
    holds(thing, sourceCard(source), sourceRef) === wanted,
  words: (wanted: boolean) => ({ after: wanted ? words : `not ${words}` }),
});

const { zone, owner, controller, type, withKeyword, damaged } = coreMatchers;

/** The matchers of the keys. */
export const matchers: Matchers<Thing, CardKeys> = {
  ...{ zone, owner, controller, type, withKeyword, damaged },
  across: compared(
    ({ lane, controller: of }, from) =>
      from?.lane !== undefined && from.lane === lane && from.controller !== of,
    'across from it',
  ),
  attached: compared(({ on }, _from, source) => on !== undefined && on === source?.id, 'attached to it'),
  beside: compared(
    ({ lane, controller: of }, from) => isNext(from?.lane, lane) && from?.controller === of,
    'beside it',
  ),
  energy: amount('energy', ({ energy }: Thing) => energy),
  lane: member(
    'lane',
    ({ lane }: Thing) => lane,
    (lanes) => `in the ${lanes}`,
  ),
  row: member(
    'row',
    ({ row }: Thing) => row,
    (rows) => `in the ${rows} row`,
  ),
};
