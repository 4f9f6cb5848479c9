import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domains, everyNext } from '../../test/choice-problem.js';
import { hallProblem } from './hall.js';
import type { ChoiceProblem, SlotDomain } from './problem.js';

const apart = (slots: readonly SlotDomain[]): ChoiceProblem => ({
  slots,
  exclusions: [slots.map((_slot, index) => index)],
  rules: [],
});

const slot = (candidates: readonly number[], more: Partial<SlotDomain> = {}): SlotDomain => ({
  candidates,
  min: 1,
  max: 1,
  picked: [],
  ...more,
});

const upTo = (size: number): readonly number[] => Array.from({ length: size }, (_thing, index) => index);

it('agrees with trying everything', () => {
  fc.assert(
    fc.property(domains(4, 5), (slots) => {
      expect(hallProblem(apart(slots))?.next()).toEqual(everyNext(apart(slots)));
    }),
    { numRuns: 1_000 },
  );
});

describe('slots that share nothing', () => {
  it.each<[string, readonly SlotDomain[], readonly (readonly number[])[] | undefined]>([
    ['two slots over one thing', [slot([4]), slot([4])], undefined],
    ['a tight slot keeps its thing', [slot([4]), slot([4, 5])], [[4], [5]]],
    ['two tight slots keep theirs', [slot([1, 2]), slot([1, 2]), slot([1, 2, 3])], [[1, 2], [1, 2], [3]]],
    ['an optional slot takes nothing that is needed', [slot([1]), slot([1, 2], { min: 0 })], [[1], [2]]],
    ['a demand of two', [slot([1, 2], { min: 2, max: 2 }), slot([1, 2, 3])], [[1, 2], [3]]],
    ['a full slot takes nothing more', [slot([2], { picked: [1] }), slot([1, 2])], [[], [2]]],
    ['a thing picked twice', [slot([], { picked: [1] }), slot([], { picked: [1] })], undefined],
    ['things in the second word', [slot([40]), slot([40, 70])], [[40], [70]]],
  ])('%s', (_name, slots, expected) => {
    expect(hallProblem(apart(slots))?.next()).toEqual(expected);
  });

  it('may be many, while few of them are poor', () => {
    const rich = upTo(40).map(() => slot(upTo(50)));
    expect(hallProblem(apart(rich))).toMatchObject({ steps: 1 });
    const poor = [...rich, slot([7]), slot([7, 8])];
    expect(hallProblem(apart(poor))?.steps).toBe(4);
    const without = upTo(50).filter((thing) => thing !== 7 && thing !== 8);
    expect(hallProblem(apart(poor))?.next()).toEqual([...rich.map(() => without), [7], [8]]);
  });

  it('are left to the diagram where more than twelve are poor', () => {
    expect(hallProblem(apart(upTo(13).map(() => slot(upTo(13)))))).toBeUndefined();
  });
});
