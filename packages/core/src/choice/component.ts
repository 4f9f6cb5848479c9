import type { Budget } from './budget.js';
import { DiagramBuilder, type Diagram } from './diagram.js';
import { hallProblem, type HallProblem } from './hall.js';
import { LoneSlot, isLone, type ProblemPart } from './lone-slot.js';
import { allPaths, nthPath, usedPositions } from './paths.js';
import { part, type ChoiceProblem, type Picks } from './problem.js';

/** The part of a problem that some slots make, which are tied to no others. */
export function partOf(whole: ChoiceProblem, members: readonly number[]): ProblemPart {
  const problem = part(whole, members);
  const [slot] = problem.slots;
  return slot && isLone(problem) ? new LoneSlot(slot, members) : new Component(problem, members);
}

/** A part of a problem that is tied to no other: solved as far as anybody asked, and kept. */
export class Component implements ProblemPart {
  readonly problem: ChoiceProblem;
  readonly members: readonly number[];
  readonly #hall: HallProblem | undefined;
  #next: Picks | undefined | 'unasked' = 'unasked';
  #builder: DiagramBuilder | undefined;

  constructor(problem: ChoiceProblem, members: readonly number[]) {
    this.members = members;
    this.problem = problem;
    this.#hall = hallProblem(problem);
  }

  next(budget: Budget): Picks | undefined {
    if (this.#hall) budget.spendOnce(this, this.#hall.steps);
    const diagram = this.#hall ? undefined : this.diagram(budget);
    if (this.#next === 'unasked') this.#next = diagram ? this.#nextIn(diagram) : this.#hall?.next();
    return this.#next;
  }

  #nextIn(diagram: Diagram): Picks | undefined {
    if (diagram.solutions === 0n) return undefined;
    return usedPositions(diagram).map((positions, slot) =>
      positions.filter((position) => !this.problem.slots[slot]?.picked.includes(position)),
    );
  }

  /** All solutions of the part; what was built for an earlier question is paid for again. @throws TooComplex */
  diagram(budget: Budget): Diagram {
    const builder = (this.#builder ??= new DiagramBuilder(this.problem));
    budget.spendOnce(builder, builder.steps);
    return builder.build(budget);
  }

  count(budget: Budget): bigint {
    return this.diagram(budget).solutions;
  }

  nth(index: bigint, budget: Budget): Picks {
    return nthPath(this.diagram(budget), index);
  }

  all(budget: Budget): Iterable<Picks> {
    return allPaths(this.diagram(budget));
  }

  work(budget: Budget): void {
    (this.#builder ??= new DiagramBuilder(this.problem)).build(budget);
  }
}
