import { greedyBot, searchWith, type Bot } from '@reticle/core/match';
import type { Puzzle } from '@reticle/core/host';
import { tryPuzzle } from '@reticle/testkit/scenario';
import { expect, inject, it } from 'vitest';
import { lorcanaMatches } from './match.js';
import { lorcanaPuzzles } from './puzzles.js';

const solved = (by: Bot | 'solution', puzzles: readonly Puzzle[] = lorcanaPuzzles): readonly string[] =>
  puzzles.flatMap((puzzle) => {
    const stands = tryPuzzle(lorcanaMatches, puzzle, by);
    return stands.ok && stands.value === 'solved' ? [puzzle.id] : [];
  });

it('there are twenty, and the solution of each solves it', () => {
  expect(new Set(lorcanaPuzzles.map(({ id }) => id)).size).toBe(20);
  expect(solved('solution')).toEqual(lorcanaPuzzles.map(({ id }) => id));
});
it('who only passes solves none, but for those in which nothing is to be done', () => {
  const idle = lorcanaPuzzles.map((puzzle) => ({ ...puzzle, solution: [] }));
  const nothing = lorcanaPuzzles.filter(({ solution }) => solution.length === 0);
  expect(solved('solution', idle)).toEqual(nothing.map(({ id }) => id));
});
// They take seconds, so they run in the deep run.
it.runIf(inject('deep'))('greedy sees half of them', () =>
  expect(solved(greedyBot).length).toBeGreaterThanOrEqual(10),
);
it.runIf(inject('deep'))('search sees all but one', () =>
  expect(solved(searchWith({ iterations: 120 })).length).toBeGreaterThanOrEqual(19),
);
