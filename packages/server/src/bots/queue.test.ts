import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JobQueue } from './queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with jobs of several tables, which end when they are told to. */
function queued(most: number) {
  const queue = new JobQueue(most);
  const began: string[] = [];
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.add({
      run: () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      waits: (ahead) => void told.push(`${name}: ${ahead}`),
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, add, end, began, told };
}

it('runs so many jobs at a time, in the order in which they came', async () => {
  const { queue, add, end, began, told } = queued(2);
  const jobs = ['a', 'b', 'c', 'd'].map(add);
  await vi.advanceTimersByTimeAsync(0);
  expect([began, queue.running, queue.waiting]).toEqual([['a', 'b'], 2, 2]);
  await end('b');
  expect(began).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(jobs.map(({ done }) => done))).toEqual(['a', 'b', 'c', 'd']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([queue.running, queue.waiting, told]).toEqual([0, 0, []]);
});

it('gives a table that comes at once again its next turn after all others', async () => {
  const { add, end, began } = queued(1);
  for (const name of ['a1', 'b1', 'c1']) add(name);
  await end('');
  for (const [name, next] of [
    ['a1', 'a2'],
    ['b1', 'b2'],
    ['c1', 'c2'],
  ] as const) {
    add(next);
    await end(name);
  }
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('tells only those who wait longer than a moment where they stand, and again when that changes', async () => {
  const { add, end, told } = queued(1);
  for (const name of ['a', 'b', 'c']) add(name);
  await end('');
  await end('a');
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(['b: 0', 'c: 1']);
  await end('b');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(['b: 0', 'c: 1', 'c: 0']);
  await end('c');
});

it('leaves out a job that is cancelled before it began, and finishes one that runs', async () => {
  const { add, end, began } = queued(1);
  const [a, b, c] = ['a', 'b', 'c'].map(add);
  await end('');
  a?.cancel();
  b?.cancel();
  await end('a');
  await end('c');
  expect(began).toEqual(['a', 'c']);
  expect(await Promise.all([a?.done, b?.done, c?.done])).toEqual(['a', undefined, 'c']);
});

it('goes on after a job that throws', async () => {
  const { queue, add, end, began } = queued(1);
  const broken = queue.add({ run: () => Promise.reject(new Error('broken')), waits: () => {} });
  const failure = broken.done.catch((error: unknown) => String(error));
  add('a');
  await end('');
  expect(await failure).toBe('Error: broken');
  expect(began).toEqual(['a']);
  await end('a');
});
