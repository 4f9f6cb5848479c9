import type { Budget } from './diagram.js';
import { partOf } from './component.js';
import type { ProblemPart } from './hall.js';
import { components, type ChoiceProblem, type Picks } from './problem.js';

/**
 * A branch: one way to fill all slots that others depend on, so that every remaining domain is known. It
 * solves each component (slots that relations tie together) separately. The solutions of the components
 * combine freely, so their counts multiply.
 */
export class Branch {
  readonly #size: number;
  /** The positions that the branch itself puts into slots. */
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

  /** Returns the positions that can be added to the slot, ascending. */
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

  /** Continues to work out everything that may be asked. @throws TooComplex */
  work(budget: Budget): void {
    for (const component of this.#components) component.work(budget);
  }

  /**
   * Returns the solution with that number, below {@link count}. The last component's number runs fastest, as
   * in {@link all}.
   */
  nth(index: bigint, budget: Budget): Picks {
    let rest = index;
    const solved = this.#components.toReversed().map((component): SolvedPart => {
      const solutions = component.count(budget);
      const own = rest % solutions;
      rest /= solutions;
      return { component, picks: component.nth(own, budget) };
    });
    return this.#combine(solved);
  }

  *all(budget: Budget, from = 0, before: readonly SolvedPart[] = []): Generator<Picks, void> {
    const component = this.#components[from];
    if (!component) return void (yield this.#combine(before));
    for (const picks of component.all(budget)) {
      yield* this.all(budget, from + 1, [...before, { component, picks }]);
    }
  }

  #combine(solved: readonly SolvedPart[]): Picks {
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
