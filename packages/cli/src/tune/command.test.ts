import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { call, folder } from '../../test/call.js';
import { errorOf, fitWeights, scaleOf, type Sample } from './fit.js';

/** Positions of a game in which a stone is worth 3 and a shell nothing, and the better one wins. */
const samples = Array.from({ length: 60 }, (_sample, at): Sample => {
  const [stones, coins, shells] = [((at * 7) % 11) - 5, ((at * 5) % 7) - 3, ((at * 3) % 13) - 6];
  return {
    worth: ({ stone = 0, coin = 0, shell = 0 }) => stone * stones + coin * coins + shell * shells,
    result: 3 * stones + coins > 0 ? 1 : 0,
  };
});

it('finds what decides: a stone is worth more than a coin, a shell less', () => {
  const { weights, before, after } = fitWeights(samples, { stone: 1, coin: 1, shell: 1 });
  const { stone = 0, coin = 0, shell = 0 } = weights;
  expect(stone / coin).toBeGreaterThan(2);
  expect(Math.abs(shell / coin)).toBeLessThan(0.3);
  expect(after).toBeLessThan(before / 2);
});

it('leaves what cannot be bettered, tries what is 0, and ends where it is told to', () => {
  const nothing: readonly Sample[] = [{ worth: () => 0, result: 0.5 }];
  expect(fitWeights(nothing, { stone: 2 })).toMatchObject({ weights: { stone: 2 }, before: 0, after: 0 });
  expect(fitWeights(samples, { stone: 0, coin: 1, shell: 0 }).weights['stone']).toBeGreaterThan(0);
  const stopped = fitWeights(
    samples,
    { stone: 1 },
    () => {},
    () => true,
  );
  expect(stopped.weights).toEqual({ stone: 1 });
  expect(errorOf(samples, { stone: 0 }, scaleOf(samples, { stone: 1 }))).toBeCloseTo(0.25);
});

const numbers = z.record(z.string(), z.number());
const tuned = z.looseObject({
  error: z.object({ before: z.number(), after: z.number() }),
  before: numbers,
  weights: numbers,
});

const SMALL = '{"width":6,"height":6,"force":{"infantry":1,"vehicle":1,"special":0},"turnLimit":6}';

it('tunes by matches that the arena kept, and lets new weights play against old ones', async () => {
  const cwd = folder();
  const arena = ['arena', 'taktik', '--bots', 'greedy,random', '--pairs', '4', '--options', SMALL];
  expect(await call([...arena, '--records', '--out', 'games.jsonl', '-q'], { cwd })).toMatchObject({
    code: 0,
  });
  const tune = ['tune', 'games.jsonl', '--pairs', '1', '--out', 'weights.json', '--json'];
  const { code, stdout } = await call(tune, { cwd });
  expect(code).toBe(0);
  const told = tuned.parse(JSON.parse(stdout));
  expect(told).toMatchObject({ reticle: 'tune', game: 'taktik', matches: 8, duel: { games: 2 } });
  expect(told.error.after).toBeLessThanOrEqual(told.error.before + 1e-6);
  expect(Object.keys(told.weights)).toEqual(Object.keys(told.before));
  expect(JSON.parse(readFileSync(join(cwd, 'weights.json'), 'utf8'))).toEqual(told.weights);
  const { stdout: text } = await call(['tune', 'games.jsonl', '--pairs', '0'], { cwd });
  expect(text).toMatch(/^unit +10 -> /mu);
  expect(text).toMatch(/of those aside +0\.\d+ -> 0\.\d+/u);
}, 60_000);

it('refuses files without matches, and names the line of what is no match', async () => {
  const cwd = folder();
  const arena = ['arena', 'taktik', '--bots', 'random,search:1', '--pairs', '1', '--options', SMALL, '-q'];
  await call([...arena, '--out', 'none.jsonl'], { cwd });
  const none = await call(['tune', 'none.jsonl'], { cwd });
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('keeps 0 matches')]);
  expect(await call([...arena, '--records'], { cwd })).toMatchObject({ code: 2 });
  expect(await call(['tune', 'missing.jsonl'], { cwd })).toMatchObject({ code: 3 });
});
