import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tempting, type Temptation } from '../../../test/temptation.js';
import { unwrap } from '../../index.js';
import { Comparison, Edge, Tally, TreeNode } from './tree-node.js';

const edgesOf = (values: readonly (readonly (readonly number[])[])[]) => {
  const edges = new Map(
    values.map((_worlds, nth) => [`${nth}`, new Edge({ player: 'ann', move: `${nth}` })]),
  );
  const comparison = new Comparison(edges);
  for (const [nth, worlds] of values.entries())
    for (const [world, made] of worlds.entries())
      for (const worth of made) {
        const edge = edges.get(`${nth}`);
        edge?.add(worth);
        if (edge) (edge.worlds[world] ??= new Tally()).add(worth);
        comparison.add(worth, world);
      }
  return {
    between: (usual: number) => {
      const [one, other] = edges.values();
      return one && other && comparison.deviationOf(one, other, usual);
    },
    nets: [...edges.values()].map((edge) => comparison.netOf(edge)),
    deviation: comparison.deviation(),
  };
};

describe('the worth of a move', () => {
  const worths = (tries: number, values: readonly number[], outlooks: readonly number[]) => {
    const move = { player: 'ann', move: 'm' };
    const edges = new Map(outlooks.map((outlook, nth) => [`${nth}`, new Edge(move, outlook)]));
    const comparison = new Comparison(edges);
    for (const [nth, edge] of [...edges.values()].entries())
      for (let one = 0; one < tries; one++) {
        const value = values[nth] ?? 0;
        edge.add(value);
        (edge.worlds[0] ??= new Tally()).add(value);
        comparison.add(value, 0);
      }
    return [...edges.values()].map((edge) => comparison.worthOf(edge));
  };

  it('is its outlook, compared with the others, before much is known', () => {
    const [one = 0, other = 0] = worths(1, [0.1, 0], [-0.3, 0.3]);
    expect(one).toBeLessThan(other);
  });

  it('is what its tries say once there are many', () => {
    const [one = 0, other = 0] = worths(100, [0.1, 0], [-0.3, 0.3]);
    expect(one).toBeGreaterThan(other);
  });

  it('never forgets the outlook, however many tries there are', () => {
    const [one = 0, other = 0] = worths(10_000, [0.1, 0], [-0.3, 0.3]);
    // 0.06 of 20,000 tries are 1,200 beside the 10,000 of each.
    expect(one).toBeCloseTo((10_000 * 0.05 - 1_200 * 0.3) / 11_200);
    expect(other).toBeCloseTo(-one);
  });

  it('counts the outlook as four tries at least', () => {
    const [one, other] = worths(4, [0.2, 0], [-0.1, 0.1]);
    expect(one).toBeCloseTo((4 * 0.1 - 4 * 0.1) / 8);
    expect(other).toBeCloseTo((4 * -0.1 + 4 * 0.1) / 8);
  });
});

describe('a comparison', () => {
  const worth = fc.double({ min: -1, max: 1, noNaN: true });

  it('says the same of moves, however good the worlds are in which they were tried', () => {
    fc.assert(
      fc.property(
        fc.array(worth, { minLength: 2, maxLength: 5 }),
        fc.array(worth, { minLength: 2, maxLength: 5 }),
        (moves, worlds) => {
          const { nets, deviation } = edgesOf(moves.map((own) => worlds.map((world) => [own + world])));
          const mean = moves.reduce((sum, own) => sum + own, 0) / moves.length;
          for (const [nth, own] of moves.entries()) expect(nets[nth]).toBeCloseTo(own - mean);
          expect(deviation).toBeCloseTo(0);
        },
      ),
    );
  });

  it('tells how far values lie from what is expected, of as many as are free to', () => {
    // The expected values are the means of the moves, 0.5 each: four values lie 0.5 away, with one degree of
    // freedom.
    expect(
      edgesOf([
        [[1], [0]],
        [[0], [1]],
      ]).deviation,
    ).toBeCloseTo(1);
  });

  it.each([[[[[1]]]], [[[[1]], [[0]]]]])('can’t tell of too few: %j', (values) =>
    expect(edgesOf(values).deviation).toBeUndefined(),
  );
});

const onceIn = (...values: readonly number[]): readonly (readonly number[])[] =>
  values.map((value) => [value]);

it.each([
  ['as is usual where they met in no world', onceIn(1), [[], [0]], 0.1],
  ['as is usual where they met in one', onceIn(1), onceIn(0), 0.1],
  [
    'less where they differ by as much in each',
    onceIn(1, 0, 1),
    onceIn(0.5, -0.5, 0.5),
    0.1 * Math.sqrt(2 / 4),
  ],
  // The values lie half a unit to each side: the squares of the two are 0.25, and the usual deviation counts
  // as well, of three in total.
  ['more where they do not', onceIn(1, 0), onceIn(0.5, 0.5), Math.sqrt((0.25 + 0.02) / 3)],
])('two moves deviate %s', (_how, one, other, deviation) =>
  expect(edgesOf([one, other]).between(0.1)).toBeCloseTo(deviation),
);

describe('a position', () => {
  const match = unwrap(tempting(true).start({}, 1));
  /** Makes a node with values as a leaf, by worlds, and with moves that have values there. */
  const nodeOf = (
    leaves: readonly (number | undefined)[],
    moves: readonly (readonly (number | undefined)[])[],
  ) => {
    const node = new TreeNode<Temptation>();
    for (const [world, worth] of leaves.entries())
      if (worth !== undefined) node.places[world] = { match, actor: 'ann', worth: node.add(worth) };
    for (const [nth, worlds] of moves.entries()) {
      const edge = new Edge<Temptation>({ player: 'ann', move: `${nth}` });
      node.edges.set(`${nth}`, edge);
      for (const [world, worth] of worlds.entries())
        if (worth !== undefined) {
          edge.add(worth);
          (edge.worlds[world] ??= new Tally()).add(worth);
        }
    }
    return node;
  };

  it.each([
    ['nothing, where nobody was', [], [], 1, undefined],
    ['what it was worth as a leaf', [0.1], [], 1, 0.1],
    ['no less because of a bad move', [0.1], [[-0.6]], 1, 0.1],
    ['more because of a good one', [0.1], [[0.4]], 1, 0.4],
    ['less because of a good one of another', [0.1], [[-0.6], [0.3]], -1, -0.6],
    [
      'what the move brings that is better in all worlds, not the one that is better in this',
      [],
      [
        [0.2, -0.9],
        [0.1, 0.5],
      ],
      1,
      0.1,
    ],
    ['what a move brings that was tried in this world', [], [[0.2], [undefined, 0.5]], 1, 0.2],
  ] as const)('is worth %s', (_what, leaves, moves, sign, worth) =>
    expect(nodeOf(leaves, moves).worthIn(0, sign)).toBe(worth),
  );
});
