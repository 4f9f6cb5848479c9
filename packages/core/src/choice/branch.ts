import type { Budget } from './diagram.js';
import { partOf } from './component.js';
import type { ProblemPart } from './hall.js';
import { components, type ChoiceProblem, type Picks } from './problem.js';

/**
 * One way to fill all slots that others depend on, so that every domain is known. What is not tied is solved apart, and
 * the solutions of the parts go together freely: they multiply.
 */
export class Branch {
  readonly #size: number;
  /** The position that the branch itself puts into a slot. */
  readonly #fixed: ReadonlyMap<number, number>;
  readonly #components: readonly ProblemPart[];

  constructor(problem: ChoiceProblem, fixed: ReadonlyMap<number, number>) {
    this.#size = problem.slots.length;
    this.#fixed = fixed;
    this.#components = components(problem).map((members) => partOf(problem, members));
  }

  completable(budget: Budget): boolean {
    return this.#components.every((component) => component.next(budget) !== undefined);
  }

  /** What can be added to the slot, ascending. */
  next(slot: number, budget: Budget): readonly number[] {
    if (!this.completable(budget)) return [];
    const fixed = this.#fixed.get(slot);
    if (fixed !== undefined) return [fixed];
    const component = this.#components.find(({ members }) => members.includes(slot));
    return component?.next(budget)?.[component.members.indexOf(slot)] ?? [];
  }

  count(budget: Budget): bigint {
    return this.#components.reduce((product, component) => product * component.count(budget), 1n);
  }

  /** Goes on with all that may be asked. @throws TooComplex */
  work(budget: Budget): void {
    for (const component of this.#components) component.work(budget);
  }

  /** The solution with that number, below {@link count}: the last part's number runs fastest, as in {@link all}. */
  nth(index: bigint, budget: Budget): Picks {
    let rest = index;
    const solved = this.#components.toReversed().map((component): SolvedPart => {
      const solutions = component.count(budget);
      const own = rest % solutions;
      rest /= solutions;
      return { component, picks: component.nth(own, budget) };
    });
    return this.#joined(solved);
  }

  *all(budget: Budget, from = 0, before: readonly SolvedPart[] = []): Generator<Picks, void> {
    const component = this.#components[from];
    if (!component) return void (yield this.#joined(before));
    for (const picks of component.all(budget)) {
      yield* this.all(budget, from + 1, [...before, { component, picks }]);
    }
  }

  #joined(solved: readonly SolvedPart[]): Picks {
    const whole: (readonly number[])[] = Array.from({ length: this.#size }, () => []);
    for (const { component, picks } of solved) {
      component.members.forEach((member, index) => (whole[member] = picks[index] ?? []));
    }
    return whole;
  }
}

interface SolvedPart {
  readonly component: ProblemPart;
  readonly picks: Picks;
}
