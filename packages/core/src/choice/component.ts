import type { Budget } from './budget.js';
import { DiagramBuilder, type Diagram } from './diagram.js';
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
  #builder: DiagramBuilder | undefined;

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

  /** Goes on with all that may be asked, where an earlier budget ended. @throws TooComplex where this one ends, too */
  work(budget: Budget): void {
    (this.#builder ??= new DiagramBuilder(this.problem)).build(budget);
  }
}
