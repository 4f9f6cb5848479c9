import { greedyBot, searchWith, type Bot } from '@reticle/core/match';
import type { Puzzle } from '@reticle/core/host';
import { tryPuzzle } from '@reticle/testkit/scenario';
import { expect, inject, it } from 'vitest';
import * as z from 'zod';
import { cardDefinition } from '../language/card-definition.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { mtgMatches } from './match.js';
import { mtgPuzzles } from './puzzles.js';

const withCards = z.object({ options: z.object({ cards: z.array(cardDefinition) }) });

const solved = (by: Bot | 'solution', puzzles: readonly Puzzle[] = mtgPuzzles): readonly string[] =>
  puzzles.flatMap((puzzle) => {
    const stands = tryPuzzle(mtgMatches, puzzle, by);
    return stands.ok && stands.value === 'solved' ? [puzzle.id] : [];
  });

it('there are twenty, and the solution of each solves it', () => {
  expect(new Set(mtgPuzzles.map(({ id }) => id)).size).toBe(20);
  expect(solved('solution')).toEqual(mtgPuzzles.map(({ id }) => id));
});
it('a match does all that their cards say', () => {
  const cards = mtgPuzzles.flatMap(({ match }) => withCards.parse(match).options.cards);
  expect(cards.length).toBeGreaterThan(100);
  expect(cards.flatMap((card) => unexpressedOf(card))).toEqual([]);
});
it('who only passes solves none, but for those in which nothing is to be done', () => {
  const idle = mtgPuzzles.map((puzzle) => ({ ...puzzle, solution: [] }));
  const nothing = mtgPuzzles.filter(({ solution }) => solution.length === 0);
  expect(solved('solution', idle)).toEqual(nothing.map(({ id }) => id));
});
// They take seconds, so they run in the deep run.
it.runIf(inject('deep'))('greedy sees half of them', () =>
  expect(solved(greedyBot).length).toBeGreaterThanOrEqual(10),
);
it.runIf(inject('deep'))('search sees all but one', () =>
  expect(solved(searchWith({ iterations: 120 })).length).toBeGreaterThanOrEqual(19),
);
