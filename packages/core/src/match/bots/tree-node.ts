import type { Match } from '../definition.js';
import type { Move } from '../move.js';

/** A move in one world, with its edge once it was considered there. */
export interface Option<State> {
  readonly move: Move;
  readonly key: string;
  edge?: Edge<State>;
}

/** A position in one world. */
export interface Place<State> {
  readonly match: Match<State>;
  readonly actor: string | undefined;
  /** Its value as a leaf, if it was one. */
  worth?: number;
  /** The moves that can be made there, in the order in which they are considered. */
  options?: Option<State>[];
}

/** The statistics of a move: its visits and its values. */
export class Tally {
  visits = 0;
  /** The sums of its values to the searching player, and of their squares. */
  total = 0;
  squares = 0;

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }

  add(worth: number): void {
    this.visits++;
    this.total += worth;
    this.squares += worth * worth;
  }
}

/** A node: the position after a sequence of moves, the same in all worlds. */
export class TreeNode<State> {
  visits = 0;
  readonly edges = new Map<string, Edge<State>>();
  /** The position in each world. Undefined where no iteration was yet. */
  readonly places: (Place<State> | undefined)[] = [];
  /** Its values in the worlds in which it was a leaf. */
  readonly #leaves = new Tally();

  /** Adds its value in one more world, from a playout. */
  add(worth: number): number {
    this.#leaves.add(worth);
    return worth;
  }

  /**
   * Returns its value in a world to the searching player, if the player who moves there makes the move that
   * is best in all worlds, as far as is known, or plays on without search. Returns undefined if no iteration
   * reached it in this world.
   *
   * @param sign 1 if the searching player moves there, -1 if another does
   */
  worthIn(world: number, sign: 1 | -1): number | undefined {
    let worth = this.places[world]?.worth;
    let most = worth === undefined ? -Infinity : sign * this.#leaves.mean;
    for (const { worlds, mean } of this.edges.values()) {
      const cell = worlds[world];
      if (cell && sign * mean > most) [worth, most] = [cell.mean, sign * mean];
    }
    return worth;
  }
}

/** An edge: a move from a node of the tree to the next. */
export class Edge<State> extends Tally {
  readonly move: Move;
  readonly node = new TreeNode<State>();
  /** The statistics in each world. */
  readonly worlds: (Tally | undefined)[] = [];
  /** How often it could have been chosen. */
  chances = 0;
  /** Its value by what follows from it at once, from -1 to 1. */
  readonly outlook: number;

  constructor(move: Move, outlook = 0) {
    super();
    this.move = move;
    this.outlook = outlook;
  }
}

/** The share of all tries as which the outlook of each move counts, and as how many at least. */
const OUTLOOK = 0.06;
const LEAST_OUTLOOK = 4;
/** The number of worlds as which the usual deviation counts when that of two moves is estimated. */
const USUAL = 2;

/**
 * Compares moves that are tried in the same worlds. It removes how much one world is better than another,
 * which says nothing about the moves.
 */
export class Comparison<State> {
  readonly #edges: ReadonlyMap<string, Edge<State>>;
  /** The values of each world, whatever is done in it. */
  readonly #worlds: (Tally | undefined)[] = [];
  #tries = 0;

  constructor(edges: ReadonlyMap<string, Edge<State>>) {
    this.#edges = edges;
  }

  /**
   * The number of tries as which the outlook of a move counts: a share of all. More lines tell no more of what
   * they leave out, such as what `evaluate` can't see and how others really play.
   */
  get outlookTries(): number {
    return Math.max(LEAST_OUTLOOK, OUTLOOK * this.#tries);
  }

  add(worth: number, world: number): void {
    this.#tries++;
    (this.#worlds[world] ??= new Tally()).add(worth);
  }

  /**
   * Returns the value of a move compared with the others, in worlds that are neither better nor worse than
   * usual.
   */
  netOf({ worlds, visits }: Edge<State>): number {
    let net = 0;
    for (const [world, cell] of worlds.entries())
      if (cell) net += cell.total - cell.visits * (this.#worlds[world]?.mean ?? 0);
    return visits === 0 ? 0 : net / visits;
  }

  /** Returns the mean outlook of the moves, each as often as it was tried. */
  #usualOutlook(): number {
    let total = 0;
    let visits = 0;
    for (const edge of this.#edges.values()) {
      total += edge.visits * edge.outlook;
      visits += edge.visits;
    }
    return visits === 0 ? 0 : total / visits;
  }

  /**
   * Returns the value of a move compared with the others, together with what follows from it at once, which
   * counts as some tries.
   */
  worthOf(edge: Edge<State>): number {
    const { outlookTries } = this;
    const { visits, outlook } = edge;
    const ahead = outlook - this.#usualOutlook();
    return (visits * this.netOf(edge) + outlookTries * ahead) / (visits + outlookTries);
  }

  /**
   * Estimates how far one value lies from what its move and its world predict. Returns undefined if there are
   * too few values.
   */
  deviation(): number | undefined {
    let squares = 0;
    let freedom = 1;
    for (const edge of this.#edges.values()) {
      const net = this.netOf(edge);
      if (edge.visits > 0) freedom += edge.visits - 1;
      for (const [world, cell] of edge.worlds.entries()) {
        if (!cell) continue;
        const expected = net + (this.#worlds[world]?.mean ?? 0);
        squares += cell.squares - 2 * expected * cell.total + expected * expected * cell.visits;
      }
    }
    for (const world of this.#worlds) if (world) freedom--;
    return freedom > 0 ? Math.sqrt(Math.max(0, squares) / freedom) : undefined;
  }

  /**
   * Estimates how far the values of two moves lie from their mean difference, by the worlds in which both
   * were tried. Moves that do the same, such as playing one of two equal lands, differ by nothing in any
   * world. With few worlds the usual deviation dominates.
   */
  deviationOf({ worlds }: Edge<State>, other: Edge<State>, usual: number): number {
    const pairs = worlds.flatMap((one, world) => {
      const two = other.worlds[world];
      return one && two
        ? [{ apart: one.mean - two.mean, weight: 1 / (1 / one.visits + 1 / two.visits) }]
        : [];
    });
    const weight = pairs.reduce((sum, pair) => sum + pair.weight, 0);
    const mean = pairs.reduce((sum, pair) => sum + pair.weight * pair.apart, 0) / weight;
    const squares = pairs.reduce((sum, pair) => sum + pair.weight * (pair.apart - mean) ** 2, 0);
    return Math.sqrt((squares + USUAL * usual ** 2) / (Math.max(0, pairs.length - 1) + USUAL));
  }
}
