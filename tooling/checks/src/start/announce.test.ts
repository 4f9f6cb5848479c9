import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announced } from './announce.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets some work take that long, and returns when what was written. */
async function written(milliseconds: number, fails = false) {
  const start = Date.now();
  const told: [number, string][] = [];
  const work = () =>
    new Promise<void>((done, failed) => {
      setTimeout(fails ? () => failed(new Error('no disk')) : done, milliseconds);
    });
  const said = announced('Building', work, (text) => void told.push([Date.now() - start, text]));
  const settled = said.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { told, ended: await settled };
}

it('says what begins at once, and that it is done', async () => {
  const { told, ended } = await written(2_000);
  expect([told, ended]).toEqual([
    [
      [0, 'Building ...'],
      [2_000, ' done, 2 s.\n'],
    ],
    'done',
  ]);
});

it('is never silent for ten seconds, however long the work takes', async () => {
  const { told } = await written(61_000);
  const times = told.map(([at]) => at);
  expect(Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)))).toBeLessThan(10_000);
});

it('says that the work failed, and lets the reason through', async () => {
  const { told, ended } = await written(1_000, true);
  expect([told.at(-1), ended]).toEqual([[1_000, ' failed.\n'], 'no disk']);
});
