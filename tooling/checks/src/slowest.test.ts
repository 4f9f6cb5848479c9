import { expect, it } from 'vitest';
import { longest } from './slowest.mjs';

const task = (taskId: string, seconds: number, status = 'MISS') => ({
  taskId,
  cache: { status },
  execution: { startTime: 1_000, endTime: 1_000 + seconds * 1_000 },
});

it('tells what took longest, and nothing of what came from the cache or never ran', () => {
  const left = { taskId: 'left#out', cache: { status: 'MISS' } };
  const tasks = [task('a#test', 2), task('b#test', 9), task('c#test', 30, 'HIT'), task('d#test', 4), left];
  expect(longest(tasks, 2)).toEqual([
    { name: 'b#test', seconds: 9 },
    { name: 'd#test', seconds: 4 },
  ]);
});
