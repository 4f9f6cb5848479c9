import { describe, expect, it } from 'vitest';
import { Budget, STEP_LIMIT, TooComplex, DiagramBuilder } from './diagram.js';
import { Component } from './component.js';
import { type ChoiceProblem, type SlotDomain, sameRule } from './problem.js';

const slot = (candidates: readonly number[], more: Partial<SlotDomain> = {}): SlotDomain => ({
  candidates,
  min: 1,
  max: 1,
  picked: [],
  ...more,
});
const names = ['a', 'b', 'a', 'b'];
const alike = sameRule([0, 1], 'name', (position) => names[position]);

/** One problem that Hall's theorem decides, and one that needs the diagram. */
const apart: ChoiceProblem = { slots: [slot([0, 1]), slot([1, 2])], exclusions: [[0, 1]], rules: [] };
const tied: ChoiceProblem = { slots: [slot([0, 1, 2]), slot([1, 2, 3])], exclusions: [], rules: [alike] };
const impossible: ChoiceProblem = { slots: [slot([0]), slot([1])], exclusions: [], rules: [alike] };
const of = (problem: ChoiceProblem) => new Component(problem, [0, 1]);

/** Asks a question with a number of steps left. */
function left(steps: number): Budget {
  const budget = new Budget();
  budget.spend(STEP_LIMIT - steps);
  return budget;
}

function isEnough(steps: number, ask: (budget: Budget) => unknown): boolean {
  try {
    ask(left(steps));
    return true;
  } catch (error) {
    if (error instanceof TooComplex) return false;
    throw error;
  }
}

/** Finds the fewest steps with which a question is answered. */
function priceOf(ask: (budget: Budget) => unknown): number {
  let steps = 0;
  while (!isEnough(steps, ask)) steps++;
  return steps;
}

it.each<[string, ChoiceProblem, readonly (readonly number[])[] | undefined]>([
  [
    'apart',
    apart,
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [
    'tied',
    tied,
    [
      [0, 1, 2],
      [1, 2, 3],
    ],
  ],
  ['tied, one picked', { ...tied, slots: [slot([2], { picked: [0] }), slot([1, 2])] }, [[], [2]]],
  ['impossible', impossible, undefined],
])('what can be added: %s', (_name, problem, expected) => {
  const component = of(problem);
  expect(component.next(new Budget())).toEqual(expected);
  expect(component.next(new Budget())).toEqual(expected);
});

describe('what is kept costs what it cost first, once a question', () => {
  it.each<[string, ChoiceProblem, (component: Component, budget: Budget) => unknown]>([
    ['what can be added, by Hall', apart, (component, budget) => component.next(budget)],
    ['what can be added, by the diagram', tied, (component, budget) => component.next(budget)],
    ['all solutions', tied, (component, budget) => component.diagram(budget)],
  ])('%s', (_name, problem, ask) => {
    const price = priceOf((budget) => ask(of(problem), budget));
    expect(price).toBeGreaterThan(0);
    const kept = of(problem);
    ask(kept, new Budget());
    expect(priceOf((budget) => ask(kept, budget))).toBe(price);
    expect(
      priceOf((budget) => {
        ask(kept, budget);
        ask(kept, budget);
      }),
    ).toBe(price);
  });

  it('a diagram says what it took', () => {
    const built = new DiagramBuilder(tied);
    built.build(new Budget());
    expect(priceOf((budget) => new DiagramBuilder(tied).build(budget))).toBe(built.steps);
  });
});
