import { expect, it } from 'vitest';
import { memo } from './memo.js';

it('asks once for each thing, whatever the answer is', () => {
  const asked: object[] = [];
  const isAsked = memo((key: object) => {
    asked.push(key);
    return false;
  });
  const [one, other] = [{}, {}];
  expect([isAsked(one), isAsked(other), isAsked(one), isAsked(other)]).toEqual([false, false, false, false]);
  expect(asked).toEqual([one, other]);
});
