import { ascending, type ChoiceProblem, type Exclusion } from './problem.js';
import { Counts, DEAD, RuleStates } from './situations.js';

/**
 * A decision diagram: all solutions of a choice problem as one layered graph. It has a layer for each thing
 * that may be chosen, a node for each situation that differs in what may still follow, and an edge for each
 * way to assign the thing to slots. Paths are solutions. Counting, the nth solution, a uniform sample, the
 * picks that can be completed and enumeration all walk this graph. (Knuth, "The Art of Computer Programming"
 * 4A, 7.1.4, on decision diagrams that are built breadth first.)
 */

/**
 * The situations before one thing is assigned. They are numbered from 0, and their edges stand one after the
 * other.
 */
interface Layer {
  readonly size: number;
  /**
   * The range of each situation's edges: those of situation n stand from `edges[n]` up to, but not including,
   * `edges[n + 1]`.
   */
  readonly edges: readonly number[];
  /** For each edge, the slots that take the layer's thing. */
  readonly takers: readonly (readonly number[])[];
  /** For each edge, the situation of the next layer that it leads to. */
  readonly to: readonly number[];
  /** For each situation, the number of solutions beyond it. */
  readonly solutions: readonly bigint[];
}

export interface Diagram {
  readonly slots: number;
  /** The thing of each layer. */
  readonly positions: readonly number[];
  /** The situations before each thing, then those at the end. The first layer has one situation. */
  readonly layers: readonly Layer[];
  /** The number of solutions. */
  readonly solutions: bigint;
}

/** A layer while it is built, with the counts and rule states of each situation. */
class Situations implements Layer {
  readonly counts: number[] = [];
  readonly states: number[] = [];
  readonly edges: number[] = [0];
  readonly takers: (readonly number[])[] = [];
  readonly to: number[] = [];
  solutions: readonly bigint[] = [];
  readonly #numbers = new Map<number, number>();

  get size(): number {
    return this.counts.length;
  }

  numberOf(counts: number, states: number): number {
    const key = counts * 0x400_0000 + states;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.size);
    this.states.push(states);
    return this.counts.push(counts) - 1;
  }
}

/**
 * The ways to assign one layer's thing: the sets of slots that may take it together, and what each set makes
 * of each situation.
 */
interface LayerAssignments {
  readonly sets: readonly (readonly number[])[];
  readonly counts: readonly (number | undefined)[][];
  readonly states: readonly (number | undefined)[][];
  /** For each number of counts, whether the slots can still be filled. */
  readonly fillable: (boolean | undefined)[];
  readonly next: Situations;
}

/**
 * The steps that one edge costs: it is looked up, kept, and later collected as garbage, which is where most
 * time goes.
 */
const STEPS_AN_EDGE = 4;

/**
 * Builds a diagram as far as a budget allows. It keeps what was built, and the next budget continues from
 * there.
 */
export class DiagramBuilder {
  readonly #problem: ChoiceProblem;
  readonly #positions: readonly number[];
  readonly #domains: readonly ReadonlySet<number>[];
  readonly #left: number[];
  readonly #counts: Counts;
  readonly #states: RuleStates;
  readonly #layers: Situations[] = [new Situations()];
  #assignments: LayerAssignments | undefined;
  #done: Diagram | undefined;
  #steps = 0;
  /** The steps that were taken but not yet charged. */
  #owed = 0;

  constructor(problem: ChoiceProblem) {
    this.#problem = problem;
    this.#positions = layerOrder(problem);
    this.#domains = problem.slots.map(({ candidates, picked }) => new Set([...candidates, ...picked]));
    this.#left = this.#domains.map((domain) => domain.size);
    this.#counts = new Counts(problem, this.#left);
    this.#states = new RuleStates(problem, this.#positions);
    this.#layers[0]?.numberOf(this.#counts.start, this.#states.start);
  }

  /** The steps that the build has taken so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Builds the whole diagram. @throws TooComplex if the budget is used up first */
  build(budget: Budget): Diagram {
    while (!this.#done) {
      this.#pay(budget, this.#owed);
      this.#owed = 0;
      this.#advance(budget);
    }
    return this.#done;
  }

  #pay(budget: Budget, steps: number): void {
    this.#steps += steps;
    budget.spend(steps);
  }

  /** Advances by one situation, or to the next layer. */
  #advance(budget: Budget): void {
    const layer = this.#layers.length - 1;
    const now = this.#layers[layer];
    const position = this.#positions[layer];
    if (!now || position === undefined) {
      this.#done = this.#assembled();
      return;
    }
    this.#assignments ??= this.#assign(position, budget);
    if (now.edges.length <= now.size)
      return this.#expand(now, now.edges.length - 1, this.#assignments, position, layer);
    this.#layers.push(this.#assignments.next);
    this.#assignments = undefined;
  }

  #assign(position: number, budget: Budget): LayerAssignments {
    const { slots, exclusions } = this.#problem;
    const takers = slots.flatMap((_slot, index) => (this.#domains[index]?.has(position) ? [index] : []));
    const forced = takers.filter((slot) => slots[slot]?.picked.includes(position));
    const sets = assignmentsOf(takers, exclusions, (steps) => this.#pay(budget, steps)).filter((set) =>
      forced.every((slot) => set.includes(slot)),
    );
    for (const slot of takers) this.#left[slot] = (this.#left[slot] ?? 0) - 1;
    const counts = sets.map((set) => this.#counts.changes(set));
    return { sets, counts, states: sets.map(() => []), fillable: [], next: new Situations() };
  }

  /** Adds the edges that lead out of one situation. */
  #expand(now: Situations, from: number, turn: LayerAssignments, position: number, layer: number): void {
    const [counts = 0, states = 0] = [now.counts[from], now.states[from]];
    for (const [index, set] of turn.sets.entries()) {
      const nextCounts = this.#countsAfter(counts, set, turn.counts[index], turn.fillable);
      if (nextCounts === DEAD) continue;
      const nextStates = this.#statesAfter(states, set, turn.states[index], position, layer);
      if (nextStates === DEAD) continue;
      now.takers.push(set);
      now.to.push(turn.next.numberOf(nextCounts, nextStates));
    }
    now.edges.push(now.to.length);
    this.#owed += STEPS_AN_EDGE * turn.sets.length;
  }

  #countsAfter(
    counts: number,
    set: readonly number[],
    known: (number | undefined)[] = [],
    fillable: (boolean | undefined)[],
  ): number {
    let after = known[counts];
    if (after === undefined) {
      this.#owed += this.#problem.slots.length;
      known[counts] = after = this.#counts.after(counts, set);
    }
    if (after === DEAD) return DEAD;
    if (fillable[after] === undefined) {
      this.#owed += this.#problem.slots.length;
      fillable[after] = this.#counts.fillable(after, this.#left);
    }
    return fillable[after] ? after : DEAD;
  }

  #statesAfter(
    states: number,
    set: readonly number[],
    known: (number | undefined)[] = [],
    position: number,
    layer: number,
  ): number {
    let after = known[states];
    if (after === undefined) {
      this.#owed += this.#states.price(states) * (1 + set.length);
      known[states] = after = this.#states.after(states, set, position, layer);
    }
    return after;
  }

  #assembled(): Diagram {
    const last = this.#layers.at(-1);
    if (last) {
      const accepted = (situation: number) =>
        this.#counts.fillable(last.counts[situation] ?? 0, []) &&
        this.#states.accepts(last.states[situation] ?? 0);
      last.solutions = last.counts.map((_counts, situation) => (accepted(situation) ? 1n : 0n));
    }
    for (let layer = this.#layers.length - 2; layer >= 0; layer--) {
      const [one, next] = [this.#layers[layer], this.#layers[layer + 1]];
      if (one && next) one.solutions = solutionsOf(one, next);
    }
    const [first] = this.#layers;
    return {
      slots: this.#problem.slots.length,
      positions: this.#positions,
      layers: this.#layers,
      solutions: first?.solutions[0] ?? 0n,
    };
  }
}

function solutionsOf(layer: Layer, next: Layer): readonly bigint[] {
  return Array.from({ length: layer.size }, (_none, situation) => {
    let sum = 0n;
    const end = layer.edges[situation + 1] ?? 0;
    for (let edge = layer.edges[situation] ?? 0; edge < end; edge++)
      sum += next.solutions[layer.to[edge] ?? 0] ?? 0n;
    return sum;
  });
}

/** Lists every set of slots that may take one thing together: no two of them exclude each other. */
function assignmentsOf(
  takers: readonly number[],
  exclusions: readonly Exclusion[],
  spend: (steps: number) => void,
): readonly (readonly number[])[] {
  let sets: readonly (readonly number[])[] = [[]];
  for (const slot of takers) {
    const apart = new Set(exclusions.filter((exclusion) => exclusion.includes(slot)).flat());
    const joined: (readonly number[])[] = sets
      .filter((set) => !set.some((other) => apart.has(other)))
      .map((set) => set.concat(slot));
    spend(joined.length);
    sets = joined.concat(sets);
  }
  return sets;
}

/** Lists every position of the problem once, in the order that its relations prefer, otherwise ascending. */
function layerOrder({ slots, rules }: ChoiceProblem): readonly number[] {
  const positions = ascending(slots.flatMap(({ candidates, picked }) => [...candidates, ...picked]));
  const order = rules.find((rule) => rule.order)?.order;
  if (!order) return positions;
  const ranked = positions.map((position) => ({ position, rank: order(position) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  return ranked.map(({ position }) => position);
}

/**
 * The most steps that one question may take, about a tenth of a second's work. A question that needs more is
 * too complex to be answered.
 */
export const STEP_LIMIT = 500_000;

/**
 * {@link ChoiceSolver.work} may take this many times {@link STEP_LIMIT} in total: what it keeps must fit into
 * memory.
 */
export const PORTIONS = 20;

/** The error thrown if a question uses up its budget. It becomes the issue `tooComplex`. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

/**
 * A budget: the work that one question may take. Work that was done and kept for an earlier question is
 * charged again, once a question, so an answer never depends on what else was asked.
 */
export class Budget {
  #left: number;
  readonly #paid = new Set<object>();

  /** @param steps the steps of one question, or more if they were taken before */
  constructor(steps = STEP_LIMIT) {
    this.#left = steps;
  }

  /** Charges steps. @throws TooComplex if no steps are left */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooComplex(`more than ${STEP_LIMIT} steps`);
  }

  /**
   * Charges the steps of a kept thing, unless this question has paid for it. @throws TooComplex if no steps
   * are left
   */
  spendOnce(on: object, steps: number): void {
    if (this.#paid.has(on)) return;
    this.#paid.add(on);
    this.spend(steps);
  }
}
