import { describe, expect, it } from 'vitest';
import { tempting, type Temptation } from '../../../test/temptation.js';
import { embersMatch } from '../../../test/embers.js';
import { unwrap } from '../../index.js';
import { randomFrom, searchMoves, seatOf, seedRandom } from '../index.js';
import type { Match } from '../definition.js';
import { greedyBot } from './names.js';
import { Playouts } from './playout.js';
import { SearchTree } from './search-tree.js';

const dice = () => randomFrom(seedRandom(1));

describe('a playout', () => {
  const rules = tempting(true);
  const start = unwrap(rules.start({}, 1));
  const counting = () => {
    const count = { moves: 0 };
    const counted = {
      ...rules,
      apply: (match: Match<Temptation>, made: unknown) => {
        count.moves++;
        return rules.apply(match, made);
      },
    };
    return { count, playouts: new Playouts(counted, dice(), () => false) };
  };

  it.each([0, 1, 2, 5])('goes on until it is over: %i turns', (turns) => {
    const { playouts } = counting();
    expect(playouts.from(start, 0, ({ state }) => state.turn >= turns).state.turn).toBe(turns);
  });

  it('ends with the match', () => {
    const { playouts } = counting();
    expect(playouts.from(start, 0, () => false).state.turn).toBe(8);
  });

  it('makes the moves that bring most to who makes them', () => {
    const { playouts } = counting();
    const { points } = playouts.from(start, 0, ({ state }) => state.turn >= 2).state;
    expect(points).toEqual({ ann: 3, bob: 10 });
  });

  it('tries a move again only where it could be best by the most that it brought in this world, or names nothing', () => {
    const { count, playouts } = counting();
    const ahead = { ...start, state: { ...start.state, points: { ann: 1, bob: 0 } } };
    const costs = (
      [
        [start, 0],
        [start, 0],
        [start, 1],
        [ahead, 0],
      ] as const
    ).map(([from, world]) => {
      count.moves = 0;
      playouts.from(from, world, ({ state }) => state.turn >= 2);
      return count.moves;
    });
    // At first three moves of one player and four of the other are tried. Later only the two that are made,
    // and the guard, which names nothing.
    expect(costs).toEqual([7, 4, 7, 4]);
  });

  it('makes no move for what it brought elsewhere', () => {
    let sign = 1;
    const judged = {
      ...rules,
      evaluate: (match: Match<Temptation>, player: string) => sign * rules.evaluate(match, player),
    };
    const playouts = new Playouts(judged, dice(), () => false);
    const points = () => playouts.from(start, 0, ({ state }) => state.turn >= 1).state.points;
    expect(points()).toEqual({ ann: 3, bob: 0 });
    sign = -1;
    expect(points()).toEqual({ ann: 1, bob: 0 });
    sign = 1;
    expect(points()).toEqual({ ann: 3, bob: 0 });
  });
});

it.each([
  [false, 'once'],
  [true, 'once in each world'],
])('a move whose things are hidden (%j) is tried %s', (hidden) => {
  const start = unwrap(embersMatch.start({ embers: 2 }, 1));
  let moves = 0;
  const counted: typeof embersMatch = {
    ...embersMatch,
    apply: (match, made) => {
      moves++;
      return embersMatch.apply(match, made);
    },
  };
  const playouts = new Playouts(counted, dice(), () => hidden);
  const costs = [0, 1].map((world) => {
    moves = 0;
    playouts.from(start, world, ({ step }) => step > 0);
    return moves;
  });
  // At first quenching one ember or both, and sparking once or twice (which names nothing), are tried. Later
  // only the best one is made.
  expect(costs).toEqual([5, hidden ? 5 : 3]);
});

describe('a search', () => {
  const first = (turns: boolean) => {
    const rules = tempting(turns);
    return seatOf(rules, unwrap(rules.start({}, 1)), 'ann');
  };

  it.each([
    ['at its first look', 3, (worth: number) => worth],
    ['where somebody is about to die', 3, (worth: number, turn: number) => (turn === 0 ? -5000 : worth)],
  ])('sees the turns of the other one where the game counts turns, %s', (_where, iterations, seen) => {
    const rules = tempting(true);
    const start = unwrap(rules.start({}, 1));
    const judging: typeof rules = {
      ...rules,
      evaluate: (match, player) => seen(rules.evaluate(match, player), match.state.turn),
    };
    const found = searchMoves(seatOf(judging, start, 'ann'), dice(), { iterations, worlds: 2 });
    expect(found?.move.move).toBe('guard');
    // Guarding is five points ahead after two turns of each, and 5 is the measure. A player who grabs is 14
    // behind, which is usual.
    const values = found?.moves.map(({ value }) => Math.atanh(value / 0.95) * 10) ?? [];
    expect(values).toHaveLength(3);
    for (const [nth, value] of [19, 0, 0].entries()) expect(values[nth]).toBeCloseTo(value);
  });

  it.each([
    [1, 'grab'],
    [2, 'guard'],
  ])('looks as many turns ahead as the game says: %i', (turns, expected) => {
    const rules = tempting(true);
    const seeing = { ...rules, lookAhead: { ...rules.lookAhead, passes: [], isPending: () => false, turns } };
    const seat = seatOf(seeing, unwrap(rules.start({}, 1)), 'ann');
    expect(searchMoves(seat, dice(), { iterations: 24, worlds: 2 })?.move.move).toBe(expected);
  });

  it('tries first as many moves as the root considers, those with the best outlook', () => {
    const rules = tempting(true);
    const start = unwrap(rules.start({}, 1));
    const guard = seatOf(rules, start, 'ann')
      .candidates(dice())
      .find(({ move }) => move === 'guard');
    const grabs = Array.from({ length: 30 }, (_grab, nth) => ({
      player: 'ann',
      move: 'grab',
      params: { nth: nth + 3 },
    }));
    const tree = new SearchTree(rules, 'ann', [start], dice());
    const tried = tree.look([...(guard ? [guard] : []), ...grabs], () => true);
    expect(tried).toBe(11);
    // To guard has the worst outlook at once: it is tried once the root considers all.
    const isTried = () => tree.ranked().some(({ move }) => move.move === 'guard');
    expect(isTried()).toBe(false);
    for (let count = 0; count < 300; count++) tree.iterate();
    expect(isTried()).toBe(true);
  });

  /** The tree after its first look, in which the match is worth more by far right after a move than later. */
  const looked = (factor: number, passes: readonly string[] = []) => {
    const rules = tempting(true, 100);
    const start = unwrap(rules.start({}, 1));
    const judging: typeof rules = {
      ...rules,
      lookAhead: { ...rules.lookAhead, isPending: () => false, passes },
      evaluate: (match, player) => (match.state.turn === 1 ? factor : 1) * rules.evaluate(match, player),
    };
    const tree = new SearchTree(judging, 'ann', [start], dice());
    tree.look(seatOf(rules, start, 'ann').candidates(dice()), () => true);
    return tree.ranked();
  };

  it.each([
    [1, 'guard'],
    [20, 'grab'],
  ])('leaves what is best at once only for what is clearly better later: %i', (factor, expected) => {
    expect(looked(factor)[0]?.move.move).toBe(expected);
  });

  it('leaves the match worth what it is by a pass while nothing is pending', () => {
    const outlook = (passes: readonly string[]) =>
      looked(1, passes).find(({ move }) => move.move === 'guard')?.outlook;
    expect(outlook(['guard'])).toBe(0);
    expect(outlook([])).toBeGreaterThan(0);
  });

  it('expects of the other one what is best for them by then', () => {
    const rules = tempting(true);
    const start = unwrap(rules.start({}, 1));
    const tree = new SearchTree(rules, 'ann', [start, start], dice());
    tree.look(seatOf(rules, start, 'ann').candidates(dice()), () => true);
    for (let count = 0; count < 60; count++) tree.iterate();
    const [best] = tree.ranked();
    // A player who grabs is robbed of more. Only after the last turn that it looks ahead there is no next
    // one.
    expect(best && tree.lineOf(best).map(({ move }) => move)).toEqual(['guard', 'guard', 'guard', 'grab']);
  });

  it('ends once it has made so many moves as lines are played on, after one line at least', () => {
    const lines = (madeMoves?: number) => {
      const budget = { iterations: 60, worlds: 2, ...(madeMoves === undefined ? {} : { madeMoves }) };
      return searchMoves(first(true), dice(), budget)?.iterations ?? 0;
    };
    expect(lines(1)).toBeLessThan(lines());
    expect(searchMoves(first(true), dice(), { madeMoves: 0 })?.moves).toHaveLength(1);
    expect(lines(1e6)).toBe(lines());
  });

  it('counts every move that is made, in the tree and in playouts, tried or answered on the way', () => {
    let applied = 0;
    const counted: typeof embersMatch = {
      ...embersMatch,
      apply: (match, made) => {
        applied++;
        return embersMatch.apply(match, made);
      },
    };
    const start = unwrap(embersMatch.start({ embers: 6 }, 1));
    const tree = new SearchTree(counted, 'ann', [start], dice());
    tree.look(seatOf(embersMatch, start, 'ann').candidates(dice()), () => true);
    for (let count = 0; count < 8; count++) tree.iterate();
    expect(applied).toBeGreaterThan(20);
    expect(tree.made).toBe(applied);
  });

  it('tries each move in the same worlds in the same order', () => {
    const rules = tempting(true, 100);
    const start = unwrap(rules.start({}, 1));
    const worlds = [0, 7, -4].map((ann) => ({
      ...start,
      state: { ...start.state, points: { ann, bob: 0 } },
    }));
    const moves = seatOf(rules, start, 'ann').candidates(dice());
    const tree = new SearchTree(rules, 'ann', worlds, dice());
    tree.look(moves, () => true);
    for (let count = 0; count < 8; count++) tree.iterate();
    for (const edge of tree.ranked()) {
      const tried = worlds.map((_world, at) => edge.worlds[at]?.visits ?? 0);
      const each = worlds.map((_world, at) => Math.floor((edge.visits - at + 2) / worlds.length));
      expect(tried).toEqual(each);
    }
    expect(tree.ranked().map(({ visits }) => visits)).not.toContain(1);
  });

  it('where it does not, judges matches as they are', () => {
    expect(searchMoves(first(false), dice(), { iterations: 3 })?.move.move).toBe('grab');
    expect(greedyBot(first(true), dice())?.move).toBe('grab');
  });
});
