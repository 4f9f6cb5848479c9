import { describe, expect, it } from 'vitest';
import { nextWaiting, waitingFirst, withNext } from './decisions.js';

const entry = (name: string, controller: string) => ({ name, frame: { controller } });
const [a, b, c] = [entry('a', 'bob'), entry('b', 'ann'), entry('c', 'bob')];

describe('what waits for its turn', () => {
  it.each<[string, readonly string[], readonly object[]]>([
    ['of the first player who has anything', ['cid', 'bob', 'ann'], [a, c]],
    ['of the next, if the first has nothing', ['cid', 'ann', 'bob'], [b]],
    ['of nobody who is not seated', ['cid'], []],
  ])('is that %s', (_name, seats, own) => expect(waitingFirst([a, b, c], seats)).toEqual(own));

  it('is nothing where nothing waits', () => expect(waitingFirst([], ['ann'])).toEqual([]));

  it('goes in its order if that is not asked', () => {
    expect(nextWaiting([a, c], () => false)).toBe(a);
    expect(nextWaiting([a], () => true)).toBe(a);
    expect(nextWaiting([], () => true)).toBeUndefined();
  });

  it('waits for its player to say, and goes as that was said', () => {
    expect(nextWaiting([a, c], () => true)).toBeUndefined();
    expect(nextWaiting(withNext([a, c], c), () => true)).toEqual({ ...c, next: true });
  });
});
