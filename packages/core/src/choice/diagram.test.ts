import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domains, everyNext, everySolution } from '../../test/choice-problem.js';
import { Budget } from './budget.js';
import { buildDiagram } from './diagram.js';
import { hallProblem } from './hall.js';
import { allPaths, nthPath, usedPositions } from './paths.js';
import { components, part, type ChoiceProblem } from './problem.js';
import { distinctRule, sameRule } from './rules.js';

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

const build = (given: ChoiceProblem) => buildDiagram(given, new Budget());
const text = (picks: unknown): string => JSON.stringify(picks);

describe('a decision diagram', () => {
  it('holds exactly the solutions, each once', () => {
    fc.assert(
      fc.property(problem, (given) => {
        const expected = everySolution(given);
        const diagram = build(given);
        const all = [...allPaths(diagram)];
        expect(all.map(text).toSorted()).toEqual(expected.map(text).toSorted());
        expect(diagram.root.solutions).toBe(BigInt(expected.length));
        all.forEach((picks, index) => expect(nthPath(diagram, BigInt(index))).toEqual(picks));
        expect(() => nthPath(diagram, BigInt(all.length))).toThrow(RangeError);
        expect(() => nthPath(diagram, -1n)).toThrow(RangeError);
      }),
      { numRuns: 500 },
    );
  });

  it('knows what can be added', () => {
    fc.assert(
      fc.property(problem, (given) => {
        const next = everyNext(given);
        const used = usedPositions(build(given));
        for (const [slot, { picked }] of given.slots.entries()) {
          const more = used[slot]?.filter((position) => !picked.includes(position));
          expect(more).toEqual(next?.[slot] ?? []);
        }
      }),
    );
  });

  it('agrees with Hall where both can answer', () => {
    fc.assert(
      fc.property(domains(4, 6), (slots) => {
        const given = { slots, exclusions: [slots.map((_slot, index) => index)], rules: [] };
        expect(hallProblem(given)?.next() !== undefined).toBe(build(given).root.solutions > 0n);
      }),
    );
  });

  it('has one node for all situations that differ in nothing to come', () => {
    const candidates = Array.from({ length: 100 }, (_thing, index) => index);
    const { layers, root } = build({
      slots: [{ candidates, picked: [], min: 2, max: Infinity }],
      exclusions: [],
      rules: [],
    });
    expect(Math.max(...layers.map(({ length }) => length))).toBe(3);
    expect(root.solutions).toBe(2n ** 100n - 101n);
  });
});

it('is solved in parts where nothing ties the slots', () => {
  fc.assert(
    fc.property(problem, (given) => {
      const parts = components(given);
      expect(parts.flat().toSorted((a, b) => a - b)).toEqual(given.slots.map((_slot, index) => index));
      const product = parts.reduce((all, members) => all * build(part(given, members)).root.solutions, 1n);
      const untied = given.rules
        .filter(({ slots }) => slots.length === 0)
        .every((rule) => rule.accepts(rule.start));
      expect(product).toBe(untied ? build(given).root.solutions : product);
    }),
  );
});
