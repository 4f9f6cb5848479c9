/** A made-up match for core's own tests: what gains most at once is robbed a turn later. */
import * as z from 'zod';
import { defineGame, ok } from '../src/index.js';
import { defineMatch, defineMove } from '../src/match/index.js';

const side = z.enum(['ann', 'bob']);
const temptation = z.strictObject({
  turn: z.int(),
  points: z.strictObject({ ann: z.int(), bob: z.int() }),
  /** The player who has left the door open. */
  open: side.nullable(),
});
export type Temptation = z.infer<typeof temptation>;
const acting = ({ turn }: Temptation) => (turn % 2 === 0 ? 'ann' : 'bob');
const other = (player: string) => (player === 'ann' ? 'bob' : 'ann');

/** Makes a move that brings points and ends the turn. Its variants are alike. */
const move = (
  points: number,
  opens: boolean,
  variants: readonly { readonly nth?: number }[],
  canBe: (state: Temptation) => boolean,
) =>
  defineMove({
    params: z.strictObject({ nth: z.int().optional() }),
    refuses: ({ state }) => (canBe(state) ? [] : [{ code: 'tempt.closed', data: {} }]),
    variants: () => variants,
    execute: ({ state }: { readonly state: Temptation }): Temptation => ({
      turn: state.turn + 1,
      points: { ...state.points, [acting(state)]: state.points[acting(state)] + points },
      open: opens ? acting(state) : null,
    }),
  });

/**
 * Defines the match: a player who grabs leaves the door open, and the other one robs more than was grabbed.
 */
export const tempting = (turns: boolean, lead = 5) =>
  defineMatch({
    game: defineGame({
      id: 'tempt',
      state: temptation,
      players: () => [{ id: 'ann' }, { id: 'bob' }],
      kinds: [],
      messages: { 'tempt.closed': () => 'The door is closed.' },
    }),
    version: 1,
    options: z.strictObject({}),
    setup: () => ok({ turn: 0, points: { ann: 0, bob: 0 }, open: null }),
    toAct: (state) => [acting(state)],
    outcome: ({ turn }) => (turn < 8 ? undefined : { winners: [], reason: 'time' }),
    moves: {
      grab: move(3, true, [{ nth: 1 }, { nth: 2 }], () => true),
      guard: move(1, false, [{}], () => true),
      rob: move(10, false, [{ nth: 1 }], (state) => state.open === other(acting(state))),
    },
    view: (state) => state,
    evaluate: ({ points }, player) => (player === 'ann' ? 1 : -1) * (points.ann - points.bob),
    lookAhead: {
      passes: [],
      isPending: () => false,
      ...(turns ? { turn: ({ turn }: Temptation) => turn, lead } : {}),
    },
  });
