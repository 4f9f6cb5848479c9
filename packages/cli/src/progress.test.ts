import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressIn } from './progress.js';
import type { Terminal } from './terminal.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A terminal that keeps what it is told. */
function listening(animated: boolean) {
  const told: string[] = [];
  const say = (text: string): void => void told.push(text);
  const terminal = { animated, note: say, draw: say } satisfies Partial<Terminal>;
  return { told, progress: progressIn(terminal) };
}

it.each([false, true])('says within five seconds what has begun; animated: %j', (animated) => {
  const { told, progress } = listening(animated);
  progress.begins('0 of 10');
  vi.advanceTimersByTime(5000);
  expect(told.join('')).toContain('0 of 10');
  expect(told).toHaveLength(1);
  progress.end();
});

it('does not say so if something was shown before, nor after the end', () => {
  const [shown, ended] = [listening(true), listening(false)];
  for (const { progress } of [shown, ended]) progress.begins('0 of 10');
  vi.advanceTimersByTime(200);
  shown.progress.at(0.1, () => '1 of 10');
  ended.progress.end();
  vi.advanceTimersByTime(5000);
  expect(shown.told.join('')).not.toContain('0 of 10');
  expect(ended.told).toEqual([]);
  shown.progress.end();
});
