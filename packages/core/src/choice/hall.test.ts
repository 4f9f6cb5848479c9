import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domains, everyNext } from '../../test/choice-problem.js';
import { hallProblem } from './hall.js';
import { type ChoiceProblem, type SlotDomain, distinctRule } from './problem.js';

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
    ['a slot that holds too much', [slot([], { picked: [1, 2] })], undefined],
    ['things in the second word', [slot([40]), slot([40, 70])], [[40], [70]]],
    ['things far apart', [slot([1, 2, 70], { min: 3, max: 3 }), slot([2, 3, 70])], [[1, 2, 70], [3]]],
    ['two things of one word', [slot([40, 41], { min: 2, max: 2 }), slot([41, 42])], [[40, 41], [42]]],
    [
      'two tight slots over several words',
      [slot([33, 65]), slot([33, 65]), slot([33, 65, 66])],
      [[33, 65], [33, 65], [66]],
    ],
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

  it('are looked at only where they need something', () => {
    const optional = upTo(6).map(() => slot([1, 2], { min: 0 }));
    expect(hallProblem(apart(optional))?.steps).toBe(1);
    expect(hallProblem(apart([...optional, slot([1])]))?.steps).toBe(2);
  });

  it('are looked at up to twelve that are poor', () => {
    expect(hallProblem(apart(upTo(12).map(() => slot(upTo(12)))))?.steps).toBe(4096);
  });

  it('are left to the diagram where more than twelve are poor', () => {
    expect(hallProblem(apart(upTo(13).map(() => slot(upTo(13)))))).toBeUndefined();
  });
});

describe('the theorem decides', () => {
  const slots = [slot([1, 2]), slot([2, 3]), slot([3, 4])];
  const rule = distinctRule([0, 1, 2], 'name', () => undefined);
  it.each<[string, Partial<ChoiceProblem>, boolean]>([
    ['where all share nothing', { exclusions: [[0, 1, 2]] }, true],
    [
      'where all share nothing, said beside less',
      {
        exclusions: [
          [0, 1],
          [2, 1, 0],
        ],
      },
      true,
    ],
    ['a slot by itself', { slots: [slot([1])], exclusions: [] }, true],
    [
      'not where some may share',
      {
        exclusions: [
          [0, 1],
          [1, 2],
        ],
      },
      false,
    ],
    ['not where all may share', { exclusions: [] }, false],
    ['not where two may', { slots: slots.slice(0, 2), exclusions: [] }, false],
    ['not beside another relation', { exclusions: [[0, 1, 2]], rules: [rule] }, false],
    [
      'not a slot by itself beside another relation',
      { slots: [slot([1])], exclusions: [], rules: [rule] },
      false,
    ],
  ])('%s', (_name, problem, decides) => {
    expect(hallProblem({ slots, exclusions: [], rules: [], ...problem }) !== undefined).toBe(decides);
  });
});
