import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison, Edge, Tally } from './tree-node.js';

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
    nets: [...edges.values()].map((edge) => comparison.netOf(edge)),
    deviation: comparison.deviation(),
  };
};

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
    // Expected are the means of the moves, 0.5 each: four values 0.5 away, of which one is free.
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
