/**
 * All solutions of a choice problem as one layered decision diagram: a layer for each thing that may be chosen, a node
 * for each situation that differs in what may still follow, an edge for each way to assign the thing to slots. Paths
 * are solutions. Counting, the nth, a uniform sample, the completable picks and enumeration all walk this structure.
 * (Knuth, "The Art of Computer Programming" 4A, 7.1.4, on decision diagrams that are built breadth first.)
 */
import type { Budget } from './budget.js';
import { ascending, type ChoiceProblem, type Exclusion } from './problem.js';

export interface Edge {
  /** Slots that take the layer's thing. */
  readonly slots: readonly number[];
  readonly to: Node;
}

export interface Node {
  /** How many each slot holds, as far as that matters. */
  readonly counts: readonly number[];
  /** The state of each rule. */
  readonly states: readonly string[];
  readonly edges: Edge[];
  /** How many solutions lie beyond. */
  solutions: bigint;
}

export interface Diagram {
  readonly slots: number;
  /** The thing of each layer. */
  readonly positions: readonly number[];
  /** The nodes before each layer, and those at the end. The one node of the first layer is the root. */
  readonly layers: readonly (readonly Node[])[];
  readonly root: Node;
  /** What it took to build. */
  readonly steps: number;
}

/** @throws TooComplex */
export function buildDiagram(problem: ChoiceProblem, budget: Budget): Diagram {
  const { slots, exclusions, rules } = problem;
  const positions = layerOrder(problem);
  const domains = slots.map(({ candidates, picked }) => new Set([...candidates, ...picked]));
  /** Where nothing bounds the slot from above, only the minimum matters: counts beyond the cap are all one. */
  const caps = slots.map(({ min, max }, slot) => {
    const bounded = max < (domains[slot]?.size ?? 0);
    return { bounded, cap: bounded ? max : min };
  });
  const along = rules.map((rule) => rule.along?.(positions));
  /** How many candidates of each slot come after the layer. */
  const left = domains.map((domain) => domain.size);
  let steps = 0;
  const spend = (more: number) => {
    steps += more;
    budget.spend(more);
  };

  /** Where one leads by giving the layer's thing to some slots; `undefined` where no solution can follow. */
  function follow(node: Node, takers: readonly number[], position: number, layer: number) {
    const counts = [...node.counts];
    for (const slot of takers) {
      const { bounded = false, cap = 0 } = caps[slot] ?? {};
      const count = (counts[slot] ?? 0) + 1;
      if (count > cap && bounded) return undefined;
      counts[slot] = Math.min(count, cap);
    }
    if (slots.some(({ min }, slot) => (counts[slot] ?? 0) + (left[slot] ?? 0) < min)) return undefined;
    const states: string[] = [];
    for (const [index, rule] of rules.entries()) {
      let state: string | undefined = node.states[index] ?? rule.start;
      for (const slot of takers) {
        if (state !== undefined && rule.slots.includes(slot)) state = rule.step(state, position);
      }
      const shorten = along[index];
      if (state !== undefined && shorten) state = shorten(state, layer);
      if (state === undefined) return undefined;
      states.push(state);
    }
    return { counts, states };
  }

  const root: Node = {
    counts: slots.map(() => 0),
    states: rules.map(({ start }) => start),
    edges: [],
    solutions: 0n,
  };
  const layers: Node[][] = [[root]];
  for (const [layer, position] of positions.entries()) {
    const takers = slots.flatMap((_slot, index) => (domains[index]?.has(position) ? [index] : []));
    const forced = takers.filter((slot) => slots[slot]?.picked.includes(position));
    const assignments = assignmentsOf(takers, exclusions, spend).filter((set) =>
      forced.every((slot) => set.includes(slot)),
    );
    for (const slot of takers) left[slot] = (left[slot] ?? 0) - 1;
    const next = new Map<string, Node>();
    for (const node of layers[layer] ?? []) {
      spend(assignments.length);
      for (const set of assignments) {
        const follower = follow(node, set, position, layer);
        if (!follower) continue;
        const key = `${follower.counts.join()}|${follower.states.join('|')}`;
        let known = next.get(key);
        if (!known) next.set(key, (known = { ...follower, edges: [], solutions: 0n }));
        node.edges.push({ slots: set, to: known });
      }
    }
    layers.push([...next.values()]);
  }
  countSolutions(
    layers,
    ({ counts, states }) =>
      slots.every(({ min }, slot) => (counts[slot] ?? 0) >= min) &&
      rules.every((rule, index) => rule.accepts(states[index] ?? rule.start)),
  );
  return { slots: slots.length, positions, layers, root, steps };
}

/** Every way in which one thing may stand in some of the slots, but not in two that exclude each other. */
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

/** From the last layer back to the root. */
function countSolutions(layers: readonly (readonly Node[])[], accepted: (node: Node) => boolean): void {
  const [last = [], ...others] = layers.toReversed();
  for (const node of last) node.solutions = accepted(node) ? 1n : 0n;
  for (const node of others.flat())
    node.solutions = node.edges.reduce((sum, { to }) => sum + to.solutions, 0n);
}

/** Every position of the problem once, in the order that its relations like, else ascending. */
function layerOrder({ slots, rules }: ChoiceProblem): readonly number[] {
  const positions = ascending(slots.flatMap(({ candidates, picked }) => [...candidates, ...picked]));
  const order = rules.find((rule) => rule.order)?.order;
  if (!order) return positions;
  const ranked = positions.map((position) => ({ position, rank: order(position) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  return ranked.map(({ position }) => position);
}
