/** One slot that nothing ties: its solutions are all sets of so many of its candidates, which are counted, not searched for. */
import type { Budget } from './budget.js';
import type { ChoiceProblem, Picks, SlotDomain } from './problem.js';

/** What a branch needs of a part of its problem. */
export interface ProblemPart {
  /** Its slots in the whole problem. */
  readonly members: readonly number[];
  /** What can be added to each slot; undefined if the part cannot be completed. @throws TooComplex */
  next(budget: Budget): Picks | undefined;
  /** How many solutions it has. @throws TooComplex */
  count(budget: Budget): bigint;
  /** The solution with that number, in the order of {@link all}. @throws TooComplex */
  nth(index: bigint, budget: Budget): Picks;
  /** Every solution, one by one, in a stable order. @throws TooComplex */
  all(budget: Budget): Iterable<Picks>;
  /** Goes on with all that may be asked, where an earlier budget ended. @throws TooComplex if this one ends, too */
  work(budget: Budget): void;
}

/** Whether a problem is one slot that takes one thing, or at most one: sets of more are left to the diagram. */
export const isLone = ({ slots: [slot, ...others], rules }: ChoiceProblem): boolean =>
  slot !== undefined && others.length === 0 && rules.length === 0 && slot.max <= 1;

/**
 * A slot that takes one thing, or at most one. Its solutions stand in the order of the diagram's paths: what takes an earlier thing
 * comes first, what takes nothing last. It must agree with `Component`.
 */
export class LoneSlot implements ProblemPart {
  readonly members: readonly number[];
  readonly #slot: SlotDomain;

  constructor(slot: SlotDomain, members: readonly number[]) {
    this.members = members;
    this.#slot = slot;
  }

  next(): Picks | undefined {
    const { picked, max, candidates } = this.#slot;
    if (this.#solutions === 0) return undefined;
    return [picked.length < max ? candidates : []];
  }

  count(): bigint {
    return BigInt(this.#solutions);
  }

  nth(index: bigint): Picks {
    if (index < 0n || index >= this.#solutions) throw new RangeError(`There is no solution ${index}`);
    return this.#solution(Number(index));
  }

  *all(): Generator<Picks, void> {
    for (let index = 0; index < this.#solutions; index++) yield this.#solution(index);
  }

  work(): void {}

  get #solutions(): number {
    const { candidates, picked, min, max } = this.#slot;
    if (picked.length > max) return 0;
    if (picked.length === max) return 1;
    return candidates.length + (min === 0 ? 1 : 0);
  }

  #solution(index: number): Picks {
    const { candidates, picked, max } = this.#slot;
    const added = picked.length < max ? candidates[index] : undefined;
    return [added === undefined ? picked : [added]];
  }
}
