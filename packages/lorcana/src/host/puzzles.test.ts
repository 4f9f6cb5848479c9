import { greedyBot, searchWith, type Bot } from '@reticle/core/match';
import { openPuzzle, tryPuzzle } from '@reticle/testkit/scenario';
import { expect, inject, it } from 'vitest';
import { lorcanaMatches } from './match.js';
import { lorcanaPuzzles } from './puzzles.js';

const missed = (bot: Bot): readonly string[] =>
  lorcanaPuzzles.flatMap((puzzle) => {
    const stands = tryPuzzle(lorcanaMatches, puzzle, bot);
    return stands.ok && stands.value === 'solved' ? [] : [puzzle.id];
  });

it('there are twenty, each open at first', () => {
  expect(new Set(lorcanaPuzzles.map(({ id }) => id)).size).toBe(20);
  for (const puzzle of lorcanaPuzzles) expect(openPuzzle(lorcanaMatches, puzzle)).toMatchObject({ ok: true });
});
it('greedy sees half of them', () => expect(missed(greedyBot).length).toBeLessThanOrEqual(10));
// It takes seconds: in the deep run.
it.runIf(inject('deep'))('search sees all but one', () =>
  expect(missed(searchWith({ iterations: 120 })).length).toBeLessThanOrEqual(1),
);
