import type { Budget } from './budget.js';
import { buildDiagram, type Diagram } from './diagram.js';
import { hallProblem, type HallProblem } from './hall.js';
import { usedPositions } from './paths.js';
import { part, type ChoiceProblem, type Picks } from './problem.js';

/** A part of a problem that is tied to no other: solved as far as anybody asked, and kept. */
export class Component {
  readonly problem: ChoiceProblem;
  /** Its slots in the whole problem. */
  readonly members: readonly number[];
  readonly #hall: HallProblem | undefined;
  #next: Picks | undefined | 'unasked' = 'unasked';
  #diagram: Diagram | undefined;

  constructor(whole: ChoiceProblem, members: readonly number[]) {
    this.members = members;
    this.problem = part(whole, members);
    this.#hall = hallProblem(this.problem);
  }

  /** What can be added to each slot; `undefined` where the part cannot be completed. @throws TooComplex */
  next(budget: Budget): Picks | undefined {
    if (this.#hall) budget.spendOnce(this, this.#hall.steps);
    const diagram = this.#hall ? undefined : this.diagram(budget);
    if (this.#next === 'unasked') this.#next = diagram ? this.#nextIn(diagram) : this.#hall?.next();
    return this.#next;
  }

  #nextIn(diagram: Diagram): Picks | undefined {
    if (diagram.root.solutions === 0n) return undefined;
    return usedPositions(diagram).map((positions, slot) =>
      positions.filter((position) => !this.problem.slots[slot]?.picked.includes(position)),
    );
  }

  /** All solutions of the part. @throws TooComplex */
  diagram(budget: Budget): Diagram {
    const kept = this.#diagram;
    const diagram = kept ?? buildDiagram(this.problem, budget);
    budget.spendOnce(this, kept?.steps ?? 0);
    this.#diagram = diagram;
    return diagram;
  }
}
