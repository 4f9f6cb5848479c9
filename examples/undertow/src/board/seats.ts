import { defineKind, player, playerReference } from '@reticle/core';
import { objectsIn } from '@reticle/core/play';
import * as z from 'zod';
import { LANES, sourceCard } from '../card.js';
import { PLAYERS, type State } from '../state.js';

/** A player as something that can be chosen, with the lanes in which they have creatures. */
export const seat = z.strictObject({ id: z.enum(PLAYERS), guarded: z.array(z.enum(LANES)).readonly() });
/** A player as something that can be chosen. */
export type Seat = z.infer<typeof seat>;

const guardedBy = ({ objects }: State, id: string): Seat['guarded'] =>
  LANES.filter((lane) =>
    objectsIn(objects, 'play').some((card) => card.controller === id && card.lane === lane),
  );

/** Players as things that can be chosen. */
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
    /** Whether no creature of theirs stands in the lane of what asks. */
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
