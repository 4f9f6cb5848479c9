import { expect, it } from 'vitest';
import { tempting, type Temptation } from '../../../test/temptation.js';
import * as z from 'zod';
import { defineGame, ok, unwrap } from '../../index.js';
import { defineMatch, defineMove, greedyBot, randomFrom, seatOf, seedRandom } from '../index.js';
import type { Match } from '../definition.js';
import { outlookOf } from './look-ahead.js';
import { Playouts } from './playout.js';

it.each([
  // A grab goes on for three turns: bob passes, then ann grabs again or guards.
  [undefined, true, 6, 5],
  [true, true, 6, 3],
  [false, false, 4, 3],
])('of moves that count together (all: %j) the better is looked at', (given, all, points, moves) => {
  const rules = tempting(true);
  let made = 0;
  const counted: typeof rules = {
    ...rules,
    lookAhead: { passes: ['guard'], together: { grab: 'guard' }, isPending: ({ turn }) => turn < 3 },
    apply: (match: Match<Temptation>, move: unknown) => {
      made++;
      return rules.apply(match, move);
    },
  };
  const looking = { player: 'ann', random: randomFrom(seedRandom(1)) };
  const outlook = outlookOf(
    counted,
    unwrap(rules.start({}, 1)),
    { player: 'ann', move: 'grab', params: { nth: 1 } },
    given === undefined ? looking : { ...looking, all: given },
  );
  expect([outlook?.all, outlook?.match.state.points['ann'], made]).toEqual([all, points, moves]);
});

const putOffState = z.strictObject({ turn: z.int(), points: z.int(), gathers: z.boolean() });
type PutOff = z.infer<typeof putOffState>;
const putOffMove = (canBe: (state: PutOff) => boolean, after: (state: PutOff) => PutOff) =>
  defineMove({
    params: z.strictObject({}),
    refuses: ({ state }) => (canBe(state) ? [] : [{ code: 'putOff.cannot', data: {} }]),
    variants: (_state: PutOff) => [{}],
    execute: ({ state }) => after(state),
  });

/** A match in which ann may rest, which ends it and costs five points, spill, which costs one, or once gather two. */
const putOff = defineMatch({
  game: defineGame({
    id: 'put-off',
    state: putOffState,
    players: () => [{ id: 'ann' }, { id: 'bob' }],
    kinds: [],
  }),
  version: 1,
  options: z.strictObject({ gathers: z.boolean() }),
  setup: ({ gathers }) => ok({ turn: 0, points: 0, gathers }),
  toAct: () => ['ann'],
  outcome: ({ turn }) => (turn === 0 ? undefined : { winners: [], reason: 'over' }),
  moves: {
    spill: putOffMove(
      () => true,
      (state) => ({ ...state, points: state.points - 1 }),
    ),
    gather: putOffMove(
      ({ gathers }) => gathers,
      (state) => ({ ...state, points: state.points + 2, gathers: false }),
    ),
    rest: putOffMove(
      () => true,
      (state) => ({ ...state, turn: 1, points: state.points - 5 }),
    ),
  },
  view: (state) => state,
  evaluate: ({ points }, player) => (player === 'ann' ? points : -points),
  lookAhead: { passes: ['rest'], isPending: () => false },
});

it.each([
  [false, ['rest']],
  [true, ['gather', 'rest']],
])(
  'nobody does harm to themselves to put off what comes anyway (something to gather: %j)',
  (gathers, moves) => {
    const random = randomFrom(seedRandom(1));
    const made: string[] = [];
    let match = unwrap(putOff.start({ gathers }, 1));
    while (putOff.toAct(match).length > 0 && made.length < 5) {
      const move = greedyBot(seatOf(putOff, match, 'ann'), random);
      made.push(move?.move ?? '');
      match = unwrap(putOff.apply(match, move)).match;
    }
    expect(made).toEqual(moves);
    const played = new Playouts(putOff, random, () => false).from(
      unwrap(putOff.start({ gathers }, 1)),
      0,
      () => false,
    );
    expect(played.state).toEqual(match.state);
  },
);
