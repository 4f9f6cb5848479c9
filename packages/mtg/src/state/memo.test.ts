import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { among, whileSame } from './memo.js';

it('gives the latest answer again for as long as everything that was asked is the very same', () => {
  let worked = 0;
  const sum = whileSame((a: readonly number[], b: number) => {
    worked++;
    return a.length + b;
  });
  const list = [1, 2];
  expect([sum(list, 1), sum(list, 1), sum(list, 2), sum([1, 2], 2), sum(list, 1)]).toEqual([3, 3, 4, 4, 3]);
  expect(worked).toBe(4);
});

interface Thing {
  readonly id: number;
  readonly holds: readonly string[];
}
const THINGS: readonly Thing[] = Array.from({ length: 7 }, (_thing, id) => ({
  id,
  holds: id % 3 === 0 ? [] : id % 2 === 0 ? [`${id}`] : [`${id}`, `${id}!`],
}));

it('makes of some objects what a look at each finds, whichever lists were asked before', () => {
  const lists = fc.array(fc.array(fc.constantFrom(...THINGS), { maxLength: 9 }), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (asked) => {
      const found = among(
        ({ holds }: Thing) => holds,
        (all) => [...all],
      );
      for (const list of [...asked, ...asked.toReversed()])
        expect(found(list)).toEqual(list.flatMap(({ holds }) => holds));
    }),
  );
});

it('gives the very same answer for as long as the objects are the same in which something is, and looks at no other again', () => {
  let looks = 0;
  const found = among(
    ({ holds }: Thing) => {
      looks++;
      return holds;
    },
    (all) => [...all],
  );
  const [none, one, two, again] = THINGS;
  if (!none || !one || !two || !again) throw new Error('too few things');
  const answer = found([none, one, two]);
  expect(found([one, two, again])).toBe(answer);
  expect(looks).toBe(4);
  expect(found([one, two])).toBe(answer);
  expect(found([none, one, two])).toBe(answer);
  expect(looks).toBe(5);
  expect(found([two, one])).not.toBe(answer);
});
