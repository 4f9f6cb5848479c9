import { type Diagram, type Budget, DiagramBuilder } from './diagram.js';
import { hallProblem, type HallProblem, LoneSlot, isLone, type ProblemPart } from './hall.js';
import { ascending, type Picks, part, type ChoiceProblem } from './problem.js';

/** Walks through a decision diagram: each path is one solution. */

const collect = (slots: number): number[][] => Array.from({ length: slots }, () => []);

/**
 * Finds the solution with that number, from 0, in the order of {@link allPaths}. @throws RangeError if there
 * is none
 */
export function nthPath({ slots, layers, positions, solutions }: Diagram, index: bigint): Picks {
  if (index < 0n || index >= solutions) throw new RangeError(`There is no solution ${index}`);
  const picks = collect(slots);
  let rest = index;
  let situation = 0;
  for (const [layer, position] of positions.entries()) {
    const { edges = [], takers = [], to = [] } = layers[layer] ?? {};
    const next = layers[layer + 1]?.solutions;
    let edge = edges[situation] ?? 0;
    const beyond = () => next?.[to[edge] ?? 0] ?? 0n;
    while (rest >= beyond()) {
      rest -= beyond();
      edge++;
    }
    for (const slot of takers[edge] ?? []) picks[slot]?.push(position);
    situation = to[edge] ?? 0;
  }
  return picks.map(ascending);
}

/** Yields every solution in a stable order: depth first, without recursion. */
export function* allPaths(diagram: Diagram): Generator<Picks, void> {
  const { layers, positions } = diagram;
  const picks = collect(diagram.slots);
  const path: { edge: number; readonly end: number; taken: readonly number[] }[] = [];
  const enter = (situation: number) => {
    const { edges = [] } = layers[path.length] ?? {};
    path.push({ edge: edges[situation] ?? 0, end: edges[situation + 1] ?? 0, taken: [] });
  };
  if (diagram.solutions > 0n) enter(0);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const position = positions[path.length - 1];
    if (position === undefined) {
      yield picks.map(ascending);
      path.pop();
      continue;
    }
    for (const slot of top.taken) picks[slot]?.pop();
    top.taken = [];
    if (top.edge >= top.end) {
      path.pop();
      continue;
    }
    const { takers = [], to = [] } = layers[path.length - 1] ?? {};
    const edge = top.edge++;
    const situation = to[edge] ?? 0;
    if ((layers[path.length]?.solutions[situation] ?? 0n) === 0n) continue;
    top.taken = takers[edge] ?? [];
    for (const slot of top.taken) picks[slot]?.push(position);
    enter(situation);
  }
}

/** Returns for each slot the positions that it holds in at least one solution. */
export function usedPositions({ slots, positions, layers }: Diagram): Picks {
  const used: Set<number>[] = Array.from({ length: slots }, () => new Set());
  for (const [layer, position] of positions.entries()) {
    const { takers = [], to = [] } = layers[layer] ?? {};
    const next = layers[layer + 1]?.solutions;
    for (const [edge, slotsTaking] of takers.entries()) {
      if ((next?.[to[edge] ?? 0] ?? 0n) === 0n) continue;
      for (const slot of slotsTaking) used[slot]?.add(position);
    }
  }
  return used.map(ascending);
}

/** Makes the part of a problem that consists of some slots, which are tied to no others. */
export function partOf(whole: ChoiceProblem, members: readonly number[]): ProblemPart {
  const problem = part(whole, members);
  const [slot] = problem.slots;
  return slot && isLone(problem) ? new LoneSlot(slot, members) : new Component(problem, members);
}

/**
 * A part of a problem that is tied to no other part. It is solved as far as anybody asked, and keeps what it
 * has worked out.
 */
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

  /**
   * Builds the diagram of all solutions. What was built for an earlier question is charged to the budget
   * again. @throws TooComplex
   */
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
