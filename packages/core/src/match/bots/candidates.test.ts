import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { embersMatch } from '../../../test/embers.js';
import { defineGame, defineKind, ok, player as seenFrom, playerReference, unwrap } from '../../index.js';
import { defineMatch, defineMove, greedyBot, randomFrom, seatOf, seedRandom } from '../index.js';
import { orderDecision } from '../../play/index.js';
import { candidateMoves } from './candidates.js';

const hearth = z.strictObject({ id: z.string(), owner: z.string(), heat: z.int() });
type Hearth = z.infer<typeof hearth>;
const hearths = z.strictObject({ hearths: z.array(hearth).readonly(), made: z.int() });
type Hearths = z.infer<typeof hearths>;

/** A match in which ann divides six logs among any number of hearths. A hearth with two logs is worth a point. */
const game = defineGame({
  id: 'hearths',
  state: hearths,
  players: () => [{ id: 'ann' }, { id: 'bob' }],
  kinds: [
    defineKind({
      name: 'hearth',
      object: hearth,
      filter: z.strictObject({ owner: playerReference.optional() }),
      matchers: {
        owner: seenFrom(
          'owner',
          ({ owner }: Hearth) => owner,
          (who) => `of ${who}`,
        ),
      },
      list: (state: Hearths) => state.hearths,
      id: ({ id }) => id,
      controller: ({ owner }) => owner,
    }),
  ],
});
const feed = game.spec({
  slots: [{ id: 'fed', kind: 'hearth', min: 1, max: 'any', division: { total: 6 } }],
});
const { spec: order } = orderDecision({ controller: 'ann' }, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);

const matchOf = (each: number, spec = feed) =>
  defineMatch({
    game,
    version: 1,
    options: z.strictObject({}),
    setup: () =>
      ok({
        hearths: ['ann', 'bob'].flatMap((owner) =>
          Array.from({ length: each }, (_hearth, nth) => ({ id: `${owner}${nth}`, owner, heat: 0 })),
        ),
        made: 0,
      }),
    toAct: () => ['ann'],
    outcome: ({ made }) => (made === 0 ? undefined : { winners: [], reason: 'fed' }),
    moves: {
      feed: defineMove({
        params: z.strictObject({}),
        refuses: () => [],
        variants: (_state: Hearths) => [{}],
        getTargetSpecs: () => [spec],
        execute: ({ state, targets }) => {
          const { targets: fed = [], division = [] } = targets.slots[0] ?? {};
          const logs = new Map(fed.map(({ id }, index) => [id, division[index] ?? 0]));
          return {
            hearths: state.hearths.map((one) => ({ ...one, heat: one.heat + (logs.get(one.id) ?? 0) })),
            made: 1,
          };
        },
      }),
    },
    view: (state) => state,
    // Two logs are enough for a hearth.
    evaluate: (state, player) =>
      state.hearths.reduce((sum, { owner, heat }) => sum + (owner === player && heat >= 2 ? 1 : 0), 0),
  });

const dice = () => randomFrom(seedRandom('hearths'));
const chosen = (each: number, most: number, spec = feed) => {
  const match = matchOf(each, spec);
  return candidateMoves(match, unwrap(match.start({}, 1)), 'ann', dice(), most).map(({ targets = [] }) =>
    targets.flatMap((slot) => slot.targets.map(({ id }) => id)),
  );
};
const ownersOf = (ids: readonly string[]) => new Set(ids.map((id) => id.slice(0, 3)));

describe('of many choices', () => {
  it('all are looked at that name the things of one side alone, and few of those that do not', () => {
    const all = chosen(3, 24);
    expect(all.length).toBe(24);
    // Seven subsets of three, for each side.
    expect(all.filter((ids) => ownersOf(ids).size === 1).length).toBe(14);
    expect(new Set(all.map((ids) => ids.join())).size).toBe(24);
  });

  it('those of one side and of few things come first', () => {
    const sizes = chosen(3, 24).map((ids) => 10 * ownersOf(ids).size + ids.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('beyond what is listed, too, most name the things of one side, and some one thing', () => {
    const all = chosen(10, 24);
    expect(all.length).toBe(24);
    expect(all.filter((ids) => ownersOf(ids).size === 1).length).toBe(18);
    expect(all.filter((ids) => ids.length === 1).length).toBeGreaterThan(5);
  });

  it.each([3, 5, 10])('a greedy player names nobody else’s in vain: %i hearths each', (each) => {
    const match = matchOf(each);
    const move = greedyBot(seatOf(match, unwrap(match.start({}, 1)), 'ann'), dice());
    const [fed] = move?.targets ?? [];
    expect(fed?.targets.map(({ id }) => id.slice(0, 3))).toEqual(['ann', 'ann', 'ann']);
    expect(fed?.division).toEqual([2, 2, 2]);
  });
});

it.each([
  [160, 4],
  [60, 3],
  [12, 1],
])('of orders few are tried: of %i moves that are looked at %i', (most, tried) =>
  expect(chosen(1, most, order).length).toBe(tried),
);

/** Lists the embers that each candidate move quenches if each player has that many. */
const quenched = (embers: number, seed: number): readonly (readonly string[])[] => {
  const seat = seatOf(embersMatch, unwrap(embersMatch.start({ embers }, 3)), 'ann');
  const moves = seat.candidates(randomFrom(seedRandom(seed)));
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
  return moves.flatMap(({ targets = [] }) => targets.map((slot) => slot.targets.map(({ id }) => id)));
};

it.each([
  // One or two of so many: 6 + 15, 10 + 45 choices, of which 24 are looked at.
  [6, 6, 15],
  [10, 10, 14],
])('of %i embers, one or two, bots look at each alone (%i) and at %i pairs', (embers, alone, pairs) => {
  for (let seed = 0; seed < 5; seed++) {
    const all = quenched(embers, seed);
    expect([1, 2].map((size) => all.filter(({ length }) => length === size).length)).toEqual([alone, pairs]);
  }
});

it('where choices are too many to list, some are drawn', () => {
  expect(quenched(30, 1).length).toBe(24);
  expect(quenched(30, 1)).not.toEqual(quenched(30, 2));
});
