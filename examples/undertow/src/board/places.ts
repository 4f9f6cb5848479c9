import { defineKind, flag, member, player, playerReference } from '@reticle/core';
import * as z from 'zod';
import { LANES, ROWS } from '../card.js';
import { PLAYERS, type State } from '../state.js';

/** A place for one creature. */
export const place = z.strictObject({
  id: z.string(),
  of: z.enum(PLAYERS),
  lane: z.enum(LANES),
  row: z.enum(ROWS),
  free: z.boolean(),
});
/** A place for one creature. */
export type Place = z.infer<typeof place>;

const PLACES = PLAYERS.flatMap((of) =>
  LANES.flatMap((lane) => ROWS.map((row) => ({ id: `${of}-${lane}-${row}`, of, lane, row }))),
);

/** A place by its name. */
export const placeNamed = (name: string) => PLACES.find(({ id }) => id === name);

/** All places, each free or not. */
export function placesOf({ objects }: State): readonly Place[] {
  const taken = new Set(objectsIn(objects, 'play').map((it) => `${it.controller}-${it.lane}-${it.row}`));
  return PLACES.map((one) => ({ ...one, free: !taken.has(one.id) }));
}

/** Places as things that can be chosen. */
export const places = defineKind({
  name: 'place',
  object: place,
  filter: z.strictObject({
    lane: z.enum(LANES).optional(),
    row: z.enum(ROWS).optional(),
    of: playerReference.optional(),
    free: z.boolean().optional(),
  }),
  matchers: {
    lane: member(
      'lane',
      ({ lane }: Place) => lane,
      (lanes) => `in the ${lanes}`,
      false,
    ),
    row: member(
      'row',
      ({ row }: Place) => row,
      (rows) => `in the ${rows}`,
      false,
    ),
    of: player(
      'of',
      ({ of }: Place) => of,
      (who) => `of ${who}`,
      false,
    ),
    free: flag('free', ({ free }: Place) => free, { yes: 'free', no: 'taken' }),
  },
  list: placesOf,
  id: ({ id }) => id,
  controller: ({ of }) => of,
});
