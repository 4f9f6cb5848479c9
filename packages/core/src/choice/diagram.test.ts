import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domains, everyNext, everySolution } from '../../test/choice-problem.js';
import { Budget, DiagramBuilder } from './diagram.js';
import { hallProblem } from './hall.js';
import { allPaths, nthPath, usedPositions } from './component.js';
import {
  components,
  part,
  type ChoiceProblem,
  type RelationRule,
  type SlotDomain,
  distinctRule,
  sameRule,
} from './problem.js';

const problem: fc.Arbitrary<ChoiceProblem> = domains(3, 4).chain((slots) => {
  const some = fc.subarray(slots.map((_slot, index) => index));
  const values = fc.array(fc.subarray(['a', 'b', 'c']), { minLength: 4, maxLength: 4 });
  return fc.record({
    slots: fc.constant(slots),
    exclusions: fc.array(some, { maxLength: 2 }),
    rules: fc.array(
      fc
        .tuple(some, values, fc.constantFrom(sameRule, distinctRule))
        .map(([tied, lists, ruleOf]) => ruleOf(tied, 'p', (position) => lists[position])),
      { maxLength: 2 },
    ),
  });
});

const build = (given: ChoiceProblem) => new DiagramBuilder(given).build(new Budget());
const text = (picks: unknown): string => JSON.stringify(picks);

/** Everything that a diagram says about the solutions. */
function told(given: ChoiceProblem) {
  const diagram = build(given);
  const all = [...allPaths(diagram)];
  return {
    texts: all.map(text).toSorted(),
    count: diagram.solutions,
    numbered: all.map((_picks, index) => nthPath(diagram, BigInt(index))),
    beyond: () => nthPath(diagram, BigInt(all.length)),
    before: () => nthPath(diagram, -1n),
    all,
  };
}
/** The same, found the slow way. */
function solutions(given: ChoiceProblem) {
  const texts = everySolution(given).map(text).toSorted();
  return { texts, count: BigInt(texts.length) };
}

const slot = (candidates: readonly number[], more: Partial<SlotDomain> = {}): SlotDomain => ({
  candidates,
  picked: [],
  min: 0,
  max: Infinity,
  ...more,
});
const names = ['a', 'b', 'a', 'b'];
const apart = (...slots: readonly number[]) => distinctRule(slots, 'name', (position) => names[position]);
/** A rule that wants an even number of things: only the end decides. */
const even: RelationRule = {
  slots: [0, 1],
  start: 'even',
  step: (state) => (state === 'even' ? 'odd' : 'even'),
  accepts: (state) => state === 'even',
};

describe('a decision diagram', () => {
  it.each<[string, ChoiceProblem]>([
    [
      'two relations that have read the same, each of its own slot',
      { slots: [slot([0, 2]), slot([0, 2])], exclusions: [[0, 1]], rules: [apart(0), apart(1)] },
    ],
    ['what only the end tells', { slots: [slot([0, 1, 2]), slot([1, 2])], exclusions: [], rules: [even] }],
    ['nothing to choose from, and nothing wanted', { slots: [slot([])], exclusions: [], rules: [] }],
    ['nothing to choose from', { slots: [slot([]), slot([], { min: 1 })], exclusions: [], rules: [] }],
    ['a slot that is full', { slots: [slot([1], { picked: [0], max: 1 })], exclusions: [], rules: [] }],
    [
      'a slot that holds too much',
      { slots: [slot([], { picked: [0, 1], max: 1 })], exclusions: [], rules: [] },
    ],
    [
      'picked in two slots that share nothing',
      { slots: [slot([], { picked: [0] }), slot([1], { picked: [0] })], exclusions: [[0, 1]], rules: [] },
    ],
  ])('%s', (_name, given) => {
    const { all, numbered, beyond, ...said } = told(given);
    expect(said).toMatchObject(solutions(given));
    expect(numbered).toEqual(all);
    expect(beyond).toThrow(`There is no solution ${all.length}`);
  });

  it('reads the things in their order, or in one that keeps it small', () => {
    const slots = [slot([2, 3]), slot([0, 1, 3])];
    expect(build({ slots, exclusions: [], rules: [] }).positions).toEqual([0, 1, 2, 3]);
    expect(build({ slots, exclusions: [], rules: [even, apart(0, 1)] }).positions).toEqual([0, 2, 1, 3]);
  });

  it('holds exactly the solutions, each once', () => {
    fc.assert(
      fc.property(problem, (given) => {
        const { all, numbered, beyond, before, ...said } = told(given);
        expect(said).toEqual(solutions(given));
        expect(numbered).toEqual(all);
        expect(beyond).toThrow(RangeError);
        expect(before).toThrow(RangeError);
      }),
      { numRuns: 500 },
    );
  });

  it('knows what can be added', () => {
    fc.assert(
      fc.property(problem, (given) => {
        const next = everyNext(given);
        const used = usedPositions(build(given));
        for (const [index, { picked }] of given.slots.entries()) {
          const more = used[index]?.filter((position) => !picked.includes(position));
          expect(more).toEqual(next?.[index] ?? []);
        }
      }),
    );
  });

  it('agrees with Hall where both can answer', () => {
    fc.assert(
      fc.property(domains(4, 6), (slots) => {
        const given = { slots, exclusions: [slots.map((_slot, index) => index)], rules: [] };
        expect(hallProblem(given)?.next() !== undefined).toBe(build(given).solutions > 0n);
      }),
    );
  });

  it('has one node for all situations that differ in nothing to come', () => {
    const candidates = Array.from({ length: 100 }, (_thing, index) => index);
    const { layers, solutions: count } = build({
      slots: [{ candidates, picked: [], min: 2, max: Infinity }],
      exclusions: [],
      rules: [],
    });
    expect(Math.max(...layers.map(({ size }) => size))).toBe(3);
    expect(count).toBe(2n ** 100n - 101n);
  });
});

it('is solved in parts where nothing ties the slots', () => {
  fc.assert(
    fc.property(problem, (given) => {
      const parts = components(given);
      expect(parts.flat().toSorted((a, b) => a - b)).toEqual(given.slots.map((_slot, index) => index));
      const product = parts.reduce((all, members) => all * build(part(given, members)).solutions, 1n);
      const untied = given.rules
        .filter(({ slots }) => slots.length === 0)
        .every((rule) => rule.accepts(rule.start));
      expect(product).toBe(untied ? build(given).solutions : product);
    }),
  );
});
