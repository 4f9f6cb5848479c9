import type { Match } from '../definition.js';
import type { Move } from '../move.js';

/** A move in one world, and its edge once it was looked at there. */
export interface Option<State> {
  readonly move: Move;
  readonly key: string;
  edge?: Edge<State>;
}

/** A position in one world. */
export interface Place<State> {
  readonly match: Match<State>;
  readonly actor: string | undefined;
  /** What it was worth as a leaf, if it was one. */
  worth?: number;
  /** What can be done there, in the order in which it is looked at. */
  options?: Option<State>[];
}

/** What was found out about a move. */
export class Tally {
  visits = 0;
  /** The sums of what it was worth to the player who searches, and of the squares of it. */
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

/** A position as far as everybody knows it: the same after the same moves, in whatever world. */
export class TreeNode<State> {
  visits = 0;
  readonly edges = new Map<string, Edge<State>>();
  /** As it is in each world; undefined where nobody was yet. */
  readonly places: (Place<State> | undefined)[] = [];
  /** What it was worth in the worlds in which it was a leaf. */
  readonly #leaves = new Tally();

  /** Notes what it is worth in one more world, played on from there without a further look. */
  add(worth: number): number {
    this.#leaves.add(worth);
    return worth;
  }

  /**
   * What it is worth in a world to the player who searches, if who moves there makes the move that is best in all worlds, as far as is known,
   * or plays on without a look; undefined if nobody was there in this world.
   *
   * @param sign 1 if the player who searches moves there, -1 if another does
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

/** A move from a node of the tree to the next. */
export class Edge<State> extends Tally {
  readonly move: Move;
  readonly node = new TreeNode<State>();
  /** What was found out in each world. */
  readonly worlds: (Tally | undefined)[] = [];
  /** How often it could have been chosen. */
  chances = 0;

  constructor(move: Move) {
    super();
    this.move = move;
  }
}

/** The usual deviation counts as so many worlds, where that of two moves is asked for. */
const USUAL = 2;

/** Compares moves that are tried in the same worlds: how much one world is better than another says nothing of them. */
export class Comparison<State> {
  readonly #edges: ReadonlyMap<string, Edge<State>>;
  /** What each world is worth, whatever is done in it. */
  readonly #worlds: (Tally | undefined)[] = [];

  constructor(edges: ReadonlyMap<string, Edge<State>>) {
    this.#edges = edges;
  }

  add(worth: number, world: number): void {
    (this.#worlds[world] ??= new Tally()).add(worth);
  }

  /** What a move is worth beside the others, in worlds that are neither better nor worse than usual. */
  netOf({ worlds, visits }: Edge<State>): number {
    let net = 0;
    for (const [world, cell] of worlds.entries())
      if (cell) net += cell.total - cell.visits * (this.#worlds[world]?.mean ?? 0);
    return visits === 0 ? 0 : net / visits;
  }

  /** How far one value lies from what its move and its world let expect; undefined if there are too few of them to tell. */
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
   * How far one value of two moves lies from what their difference lets expect, by the worlds in which both were tried: moves that do the
   * same, such as to play one of two equal lands, differ by nothing in any of them. As is usual, where there are few.
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
