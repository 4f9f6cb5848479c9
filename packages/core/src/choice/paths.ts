/** Walks through a decision diagram: each path is one solution. */
import type { Diagram, Edge, Node } from './diagram.js';
import { ascending, type Picks } from './problem.js';

const collect = ({ slots }: Diagram): number[][] => Array.from({ length: slots }, () => []);

/** The solution with that number, from 0, in the order of {@link allPaths}. @throws RangeError where there is none */
export function nthPath(diagram: Diagram, index: bigint): Picks {
  const picks = collect(diagram);
  let rest = index;
  let node = diagram.root;
  for (const position of diagram.positions) {
    const edge = node.edges.find(({ to }) => {
      if (rest < to.solutions) return true;
      rest -= to.solutions;
      return false;
    });
    if (!edge) break;
    for (const slot of edge.slots) picks[slot]?.push(position);
    node = edge.to;
  }
  if (index < 0n || index >= diagram.root.solutions) throw new RangeError(`There is no solution ${index}`);
  return picks.map(ascending);
}

/** Every solution, one by one, in a stable order: depth first, without recursion. */
export function* allPaths(diagram: Diagram): Generator<Picks, void> {
  const picks = collect(diagram);
  const path: { readonly edges: Iterator<Edge, undefined>; taken: readonly number[] }[] = [];
  const enter = (node: Node) => path.push({ edges: node.edges[Symbol.iterator](), taken: [] });
  if (diagram.root.solutions > 0n) enter(diagram.root);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const position = diagram.positions[path.length - 1];
    if (position === undefined) {
      yield picks.map(ascending);
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
}

/** For each slot the positions that stand in it in at least one solution. */
export function usedPositions({ slots, positions, layers }: Diagram): Picks {
  const used: Set<number>[] = Array.from({ length: slots }, () => new Set());
  for (const [layer, position] of positions.entries()) {
    for (const { edges } of layers[layer] ?? []) {
      for (const { slots: takers, to } of edges) {
        if (to.solutions > 0n) for (const slot of takers) used[slot]?.add(position);
      }
    }
  }
  return used.map(ascending);
}
