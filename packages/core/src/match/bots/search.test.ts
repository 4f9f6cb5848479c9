import { describe, expect, it } from 'vitest';
import { unwrap } from '../../issue.js';
import { embersMatch, type EmbersState } from '../../../test/embers.js';
import { BOTS, botNamed, randomFrom, searchMoves, seatOf, seedRandom } from '../index.js';

const dice = (seed: string) => randomFrom(seedRandom(seed));
const TURNS = 6;
const start = () => unwrap(embersMatch.start({ embers: 2, turns: TURNS }, 3));
/** How many turns of such a match are over. */
const turnsBefore = ({ left }: EmbersState): number => TURNS - left;

describe('a search', () => {
  it('finds the same with the same dice, and says what it thinks of each move', () => {
    const find = () => searchMoves(seatOf(embersMatch, start(), 'ann'), dice('a'), { iterations: 60 });
    const found = find();
    expect(found).toEqual(find());
    expect(found?.iterations).toBeLessThanOrEqual(60);
    expect(found?.line[0]).toEqual(found?.move);
    expect(found?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(found?.iterations);
    for (const { value } of found?.moves ?? []) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  it('ends with its time', () => {
    let time = 0;
    const found = searchMoves(seatOf(embersMatch, start(), 'ann'), dice('a'), {
      milliseconds: 10,
      now: () => time++,
    });
    expect(found?.iterations).toBeLessThan(12);
  });

  it.each([
    ['leaves as they are', embersMatch, 0.4],
    [
      'leaves at the end of turns',
      { ...embersMatch, lookAhead: { isPending: () => false, passes: [], turn: turnsBefore } },
      0.24,
    ],
  ])(
    'ends with %s once no other move is likely to be better, after a share of its budget',
    (_leaves, game, share) => {
      const of = (iterations: number) =>
        searchMoves(seatOf(game, start(), 'ann'), dice('a'), { iterations, madeMoves: Infinity });
      for (const iterations of [500, 2000]) {
        const found = of(iterations);
        expect(found?.iterations).toBeGreaterThanOrEqual(share * iterations);
        expect(found?.iterations).toBeLessThan(share * iterations + 200);
        expect(found?.iterations).toBe(found?.moves.reduce((sum, { visits }) => sum + visits, 0));
      }
    },
  );

  it('plays a sole move without a look', () => {
    const seat = seatOf(embersMatch, start(), 'ann');
    const [move] = seat.candidates(dice('a'));
    const alone = { ...seat, player: 'ann', candidates: () => (move ? [move] : []) };
    expect(searchMoves(alone, dice('a'))).toMatchObject({ move, iterations: 0 });
  });

  it('burns both embers where that wins at once', () => {
    const found = searchMoves(seatOf(embersMatch, start(), 'ann'), dice('a'), { iterations: 80 });
    expect(found?.move.targets?.[0]?.targets).toHaveLength(2);
    expect(found?.moves[0]?.value).toBe(1);
  });
});

it.each([
  ['search:20', true],
  ['greedy', true],
  ['search:0', false],
  ['search:x', false],
  ['constructor', false],
])('a bot named %s: %j', (name, known) => expect(botNamed(name) !== undefined).toBe(known));

it('a seat deals worlds that look like the match', () => {
  const match = start();
  const seat = seatOf(embersMatch, match, 'ann');
  const world = unwrap(seat.world(dice('w')));
  expect(embersMatch.view(world, 'ann')).toEqual(seat.view);
  expect(world.random).not.toEqual(match.random);
  expect(Object.keys(BOTS)).toEqual(['greedy', 'random', 'search']);
});
