import { afterEach, expect, it, vi } from 'vitest';
import type { SearchResult } from '@reticle/core/match';
import { said } from '../../test/call.js';
import { hintsFrom } from './hints.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells a person what a search would do, how good that is, and what it expects then', async () => {
  // On this clock each look takes 10 milliseconds, so that the search does the same on every machine.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const prompter = { select: async () => undefined };
  const { code, stdout, stderr } = await said(
    'play taktik --width 8 --height 8 --seed 3 --human red --hint',
    {
      prompter,
    },
  );
  // The menu is closed, which interrupts the match.
  expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
  const told = stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:hint|or|then): /.test(line));
  expect(told[0]).toMatch(/^hint: .+ \(-?[01]\.\d\d, looked at \d+ times\)$/);
  expect(told.at(-1)).toMatch(/^then: (?:red|blue): ./);
});

const move = (name: string) => ({ move: name, player: 'ann' });
const found = (...visits: readonly number[]): SearchResult => ({
  move: move('go0'),
  line: [move('go0')],
  moves: visits.map((count, at) => ({ move: move(`go${at}`), visits: count, value: 0 })),
  iterations: 1,
});

it('a hint never rests on a few looks: it searches longer, leaves such moves out, and says what did not help', () => {
  const asked: number[] = [];
  const of = (...results: readonly SearchResult[]) =>
    hintsFrom(
      (milliseconds) => results[asked.push(milliseconds) - 1] ?? results.at(-1),
      ({ move: name }) => name,
      () => [],
    );
  expect(of(found(1, 1), found(20, 9, 2))).toEqual([
    'hint: go0 (0.00, looked at 20 times)',
    '  or: go1 (0.00, looked at 9 times)',
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBeGreaterThan(asked[0] ?? 0);
  asked.length = 0;
  expect(of(found(7, 7))).toEqual(['no hint: in 6 seconds no move was looked at often enough']);
  asked.length = 0;
  expect(of(found(0))).toEqual(['hint: go0 (there is no other move)']);
  expect(asked).toHaveLength(1);
});
