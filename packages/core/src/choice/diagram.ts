/**
 * All solutions of a choice problem as one layered decision diagram: a layer for each thing that may be chosen, a node
 * for each situation that differs in what may still follow, an edge for each way to assign the thing to slots. Paths are
 * solutions. Counting, the nth, a uniform sample, the completable picks and enumeration all walk this one structure.
 * (Knuth, "The Art of Computer Programming" 4A, 7.1.4, on decision diagrams that are built breadth first.)
 */
import type { ChoiceProblem, Picks } from './problem.js';

interface Edge {
  /** Slots that take the layer's thing. */
  readonly slots: readonly number[];
  readonly to: Node;
}

interface Node {
  readonly counts: readonly number[];
  readonly states: readonly string[];
  readonly edges: Edge[];
  /** How many solutions lie beyond. */
  solutions: bigint;
}

export interface Diagram {
  readonly solutions: bigint;
  /** The solution with that number in the order of {@link Diagram.all}. */
  nth(index: bigint): Picks;
  all(): Generator<Picks, void>;
  /** For each slot the positions that stand in it in at least one solution. */
  used(): readonly (readonly number[])[];
}

/** A problem that takes more steps than this counts as too complex to be answered: about a second's work. */
export const STEP_LIMIT = 500_000;

/** Every way in which one thing may stand in some of the slots, in all of `forced`, in no two that exclude each other. */
function assignmentsOf(
  takers: readonly number[],
  forced: readonly number[],
  exclusions: ChoiceProblem['exclusions'],
): readonly (readonly number[])[] {
  const sets = takers.reduce<readonly (readonly number[])[]>(
    (all, slot) => [
      ...all
        .filter((set) => !exclusions.some((apart) => apart.includes(slot) && set.some((other) => apart.includes(other))))
        .map((set) => [...set, slot]),
      ...all,
    ],
    [[]],
  );
  return sets.filter((set) => forced.every((slot) => set.includes(slot)));
}

/** @returns the diagram, or `undefined` where it would take more than {@link STEP_LIMIT} */
export function buildDiagram(problem: ChoiceProblem): Diagram | undefined {
  const { slots, exclusions, rules } = problem;
  const positions = layerOrder(problem);
  const candidatesOf = slots.map(({ candidates, picked }) => new Set([...candidates, ...picked]));
  const pickedOf = slots.map(({ picked }) => new Set(picked));
  /** Counts beyond it make no difference: where nothing bounds the slot from above, only the minimum matters. */
  const caps = slots.map(({ min, max }, slot) => (max >= (candidatesOf[slot]?.size ?? 0) ? min : max));
  const bounded = slots.map(({ max }, slot) => max < (candidatesOf[slot]?.size ?? 0));

  const root: Node = { counts: slots.map(() => 0), states: rules.map(({ start }) => start), edges: [], solutions: 0n };
  const layers: Node[][] = [[root]];
  /** How many candidates of each slot come after the layer. */
  const left = candidatesOf.map((candidates) => candidates.size);
  let steps = 0;

  for (const [layer, position] of positions.entries()) {
    const takers = slots.flatMap((_slot, index) => (candidatesOf[index]?.has(position) ? [index] : []));
    const forced = takers.filter((slot) => pickedOf[slot]?.has(position));
    const assignments = assignmentsOf(takers, forced, exclusions);
    for (const slot of takers) left[slot] = (left[slot] ?? 0) - 1;
    const later = new Set(positions.slice(layer + 1));
    const next = new Map<string, Node>();
    for (const node of layers[layer] ?? []) {
      steps += assignments.length;
      if (steps > STEP_LIMIT) return undefined;
      for (const set of assignments) {
        const follower = follow(node, set, position, later);
        if (!follower) continue;
        const key = `${follower.counts.join(',')}|${follower.states.join('|')}`;
        let known = next.get(key);
        if (!known) next.set(key, (known = { ...follower, edges: [], solutions: 0n }));
        node.edges.push({ slots: set, to: known });
      }
    }
    layers.push([...next.values()]);
  }

  function follow(node: Node, set: readonly number[], position: number, later: ReadonlySet<number>) {
    const counts = [...node.counts];
    for (const slot of set) {
      const count = (counts[slot] ?? 0) + 1;
      const cap = caps[slot] ?? 0;
      if (count > cap && bounded[slot]) return undefined;
      counts[slot] = Math.min(count, cap);
    }
    if (slots.some(({ min }, slot) => (counts[slot] ?? 0) + (left[slot] ?? 0) < min)) return undefined;
    const states: string[] = [];
    for (const [index, rule] of rules.entries()) {
      let state: string | undefined = node.states[index] ?? rule.start;
      for (const slot of set) {
        if (state !== undefined && rule.slots.includes(slot)) state = rule.step(state, position);
      }
      if (state === undefined) return undefined;
      states.push(rule.forget?.(state, later) ?? state);
    }
    return { counts, states };
  }

  for (const node of layers.at(-1) ?? []) {
    const full = slots.every(({ min }, slot) => (node.counts[slot] ?? 0) >= min);
    node.solutions = full && rules.every((rule, index) => rule.accepts(node.states[index] ?? rule.start)) ? 1n : 0n;
  }
  for (const layer of layers.slice(0, -1).toReversed()) {
    for (const node of layer) node.solutions = node.edges.reduce((sum, { to }) => sum + to.solutions, 0n);
  }

  const collect = (): number[][] => slots.map(() => []);
  const sorted = (picks: readonly (readonly number[])[]): Picks => picks.map((list) => list.toSorted((a, b) => a - b));

  return {
    solutions: root.solutions,
    nth(index) {
      const picks = collect();
      let rest = index;
      let node = root;
      for (const position of positions) {
        const edge = node.edges.find(({ to }) => {
          if (rest < to.solutions) return true;
          rest -= to.solutions;
          return false;
        });
        if (!edge) throw new RangeError(`There is no solution ${index}`);
        for (const slot of edge.slots) picks[slot]?.push(position);
        node = edge.to;
      }
      return sorted(picks);
    },
    *all() {
      const picks = collect();
      const path: { readonly edges: Iterator<Edge>; taken: readonly number[] }[] = [];
      const enter = (node: Node) => path.push({ edges: node.edges[Symbol.iterator](), taken: [] });
      if (root.solutions > 0n) enter(root);
      for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
        const position = positions[path.length - 1];
        if (position === undefined) {
          yield sorted(picks);
          path.pop();
          continue;
        }
        for (const slot of top.taken) picks[slot]?.pop();
        top.taken = [];
        const { done, value: edge } = top.edges.next();
        if (done) path.pop();
        else if (edge.to.solutions > 0n) {
          for (const slot of edge.slots) picks[slot]?.push(position);
          top.taken = edge.slots;
          enter(edge.to);
        }
      }
    },
    used() {
      const picks = collect();
      for (const [layer, position] of positions.entries()) {
        const takers = new Set<number>();
        for (const { edges } of layers[layer] ?? []) {
          for (const { slots: set, to } of edges) if (to.solutions > 0n) for (const slot of set) takers.add(slot);
        }
        for (const slot of takers) picks[slot]?.push(position);
      }
      return sorted(picks);
    },
  };
}

/** Every position of the problem once, in the order that its relations like, else ascending. */
function layerOrder({ slots, rules }: ChoiceProblem): readonly number[] {
  const positions = [...new Set(slots.flatMap(({ candidates, picked }) => [...candidates, ...picked]))];
  const order = rules.find((rule) => rule.order)?.order;
  const rank = new Map(positions.map((position) => [position, order?.(position) ?? '']));
  return positions.toSorted((a, b) => {
    const [first = '', second = ''] = [rank.get(a), rank.get(b)];
    return first < second ? -1 : first > second ? 1 : a - b;
  });
}
