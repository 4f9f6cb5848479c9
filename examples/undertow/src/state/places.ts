import { defineKind, flag, member, player, playerReference } from '@reticle/core';
import { objectsIn } from '@reticle/core/play';
import * as z from 'zod';
import { LANES, ROWS, sourceCard } from '../language/card.js';
import { PLAYERS, type State } from './state.js';

/** The schema of a place for one creature. */
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

/** Finds a place by its name. */
export const placeNamed = (name: string | undefined) => PLACES.find(({ id }) => id === name);

/** Returns all places, with whether each is free. */
export function placesOf({ objects }: State): readonly Place[] {
  const taken = new Set(objectsIn(objects, 'play').map((it) => `${it.controller}-${it.lane}-${it.row}`));
  return PLACES.map((one) => ({ ...one, free: !taken.has(one.id) }));
}

/** The kind `place`: places as things that can be chosen. */
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

/**
 * The schema of a player as something that can be chosen, with the lanes in which the player has creatures.
 */
export const seat = z.strictObject({ id: z.enum(PLAYERS), guarded: z.array(z.enum(LANES)).readonly() });
/** A player as something that can be chosen. */
export type Seat = z.infer<typeof seat>;

const guardedBy = ({ objects }: State, id: string): Seat['guarded'] =>
  LANES.filter((lane) =>
    objectsIn(objects, 'play').some((card) => card.controller === id && card.lane === lane),
  );

/** The kind `player`: players as things that can be chosen. */
export const seats = defineKind({
  name: 'player',
  object: seat,
  filter: z.strictObject({ is: playerReference.optional(), open: z.boolean().optional() }),
  matchers: {
    is: player(
      'id',
      ({ id }: Seat) => id,
      (who) => `who is ${who}`,
      false,
    ),
    /** Whether the player has no creature in the lane of the source. */
    open: {
      needsSource: true,
      test: ({ guarded }: Seat, wanted: boolean, { source }) => {
        const lane = sourceCard(source)?.lane;
        return lane !== undefined && !guarded.includes(lane) === wanted;
      },
      actual: ({ guarded }: Seat) => guarded,
      words: (wanted: boolean) => ({
        after: wanted ? 'with nothing in its lane' : 'with something in its lane',
      }),
    },
  },
  list: (state: State) => state.players.map(({ id }) => ({ id, guarded: guardedBy(state, id) })),
  id: ({ id }) => id,
  controller: ({ id }) => id,
});
