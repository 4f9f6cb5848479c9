import { expect, it } from 'vitest';
import { components, part, type ChoiceProblem, type SlotDomain, distinctRule } from './problem.js';

const slot = (...candidates: readonly number[]): SlotDomain => ({ candidates, min: 1, max: 1, picked: [] });
const apart = (...slots: readonly number[]) => distinctRule(slots, 'name', () => undefined);
const problem = (
  size: number,
  exclusions: ChoiceProblem['exclusions'] = [],
  rules: ChoiceProblem['rules'] = [],
): ChoiceProblem => ({
  slots: Array.from({ length: size }, (_slot, index) => slot(index)),
  exclusions,
  rules,
});

it.each<[string, ChoiceProblem, readonly (readonly number[])[]]>([
  ['nothing is tied', problem(3), [[0], [1], [2]]],
  ['an exclusion ties', problem(3, [[0, 2]]), [[0, 2], [1]]],
  ['a rule ties', problem(3, [], [apart(1, 2)]), [[0], [1, 2]]],
  ['tied through a third', problem(4, [[2, 3]], [apart(0, 2)]), [[0, 2, 3], [1]]],
  [
    'two parts that are tied later',
    problem(4, [
      [0, 1],
      [2, 3],
      [3, 0],
    ]),
    [[0, 1, 2, 3]],
  ],
  ['a rule over no slot ties nothing', problem(2, [], [apart()]), [[0], [1]]],
])('%s', (_name, given, expected) => expect(components(given)).toEqual(expected));

it('a part has its own slots, exclusions and rules, and those alone', () => {
  const whole = problem(
    4,
    [
      [0, 1],
      [3, 2],
    ],
    [apart(2, 3), apart(0)],
  );
  const { slots, exclusions, rules } = part(whole, [2, 3]);
  expect(slots.map(({ candidates }) => candidates)).toEqual([[2], [3]]);
  expect(exclusions).toEqual([[1, 0]]);
  expect(rules.map((rule) => rule.slots)).toEqual([[0, 1]]);
});
