import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { Move } from '../move.js';
import { afterMove, playedThrough } from './look-ahead.js';
import { randomBot } from './random.js';
import { candidateMoves, type Bot, type Seat } from './seat.js';

/** How long a search goes on. Equal dice and equal iterations, equal moves; with a clock they are not. */
export interface SearchBudget {
  /** Moves that are played through, 300. */
  readonly iterations?: number;
  /** It ends before its iterations are done once so much time is over, by `now`. */
  readonly milliseconds?: number;
  /** The time in milliseconds; without it there is no limit in time. */
  readonly now?: () => number;
  /** How many worlds are dealt, 8. */
  readonly worlds?: number;
}

/** What a search found out about a move. */
interface MoveValue {
  readonly move: Move;
  /** How often it was played through. */
  readonly visits: number;
  /** How good it is for the player, from -1, a loss, to 1, a win. */
  readonly value: number;
}

/** What a search found: its move, the moves that it expects next, and what it thinks of each move. */
export interface SearchResult {
  readonly move: Move;
  readonly line: readonly Move[];
  /** The best first. */
  readonly moves: readonly MoveValue[];
  readonly iterations: number;
}

const ITERATIONS = 300;
const WORLDS = 8;
const ROOT_MOVES = 60;
const INNER_MOVES = 24;
const DEEPEST = 40;
/** How much a move is worth that was tried seldom, beside its value. */
const CURIOSITY = 0.6;
/** So many moves are looked at in a node, times the root of its visits; at the root, where the best stand first, some more. */
const WIDTH = 1.5;
const ROOT_WIDTH = 6;
/** What lies farther apart than so many times the usual is as good as won. */
const FAR = 20;
/** Leaves after which another one changes the measure of all values only a little. */
const MANY = 200;
const SOME = 8;

/** A position in one world. */
interface Place<State> {
  readonly match: Match<State>;
  readonly actor: string | undefined;
  /** What can be done there, in the order in which it is looked at. */
  moves?: Move[];
}

/** A position as far as everybody knows it: the same after the same moves, in whatever world. */
class TreeNode<State> {
  visits = 0;
  readonly edges = new Map<string, Edge<State>>();
  /** As it is in each world; undefined where nobody was yet. */
  readonly places: (Place<State> | undefined)[] = [];
}

interface Edge<State> {
  readonly move: Move;
  readonly node: TreeNode<State>;
  visits: number;
  /** The sum of what it was worth to the player who searches. */
  total: number;
  /** How often it could have been chosen. */
  chances: number;
}

/** A search: nodes hold what all worlds have in common, and the state of each world, so that none is played to twice. */
class TreeSearch<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #player: string;
  readonly #random: Random;
  readonly #base: number;
  /** How far leaves usually lie from the root, and how many of them say so. */
  #spread = 1;
  #leaves = SOME;
  readonly root = new TreeNode<State>();

  constructor(seat: Seat<State>, worlds: readonly Match<State>[], moves: readonly Move[], random: Random) {
    const { rules, player } = seat;
    this.#rules = rules;
    this.#player = player;
    this.#random = random;
    const [first] = worlds;
    this.#base = first ? rules.evaluate(first, player) : 0;
    const values = first ? this.#firstLook(first, moves) : [];
    for (const match of worlds)
      this.root.places.push({ match, actor: player, moves: values.map(({ move }) => move) });
  }

  /** The moves with what they bring in one world, the best first; how far they lie apart is the measure of all values. */
  #firstLook(world: Match<State>, moves: readonly Move[]): readonly { readonly move: Move }[] {
    const looking = { player: this.#player, random: this.#random };
    const values = moves.flatMap((move) => {
      const then = playedThrough(this.#rules, world, move, looking);
      return then
        ? [{ move, value: this.#rules.evaluate(then, this.#player), over: this.#rules.outcome(then) }]
        : [];
    });
    const apart = values
      .filter(({ over }) => !over)
      .map(({ value }) => Math.abs(value - this.#base))
      .toSorted((a, b) => a - b);
    this.#spread = apart[Math.floor(0.75 * apart.length)] || 1;
    return values.toSorted((a, b) => b.value - a.value);
  }

  /** What a position is worth to the player who searches, from -1 to 1. */
  #worth(match: Match<State>): number {
    const over = this.#rules.outcome(match);
    if (over) return over.winners.length !== 1 ? 0 : over.winners.includes(this.#player) ? 1 : -1;
    const away = this.#rules.evaluate(match, this.#player) - this.#base;
    this.#leaves = Math.min(MANY, this.#leaves + 1);
    this.#spread += (Math.min(FAR * this.#spread, Math.abs(away)) - this.#spread) / this.#leaves;
    return 0.95 * Math.tanh(away / (2 * this.#spread || 1));
  }

  #movesAt(place: Place<State>): Move[] {
    if (place.moves) return place.moves;
    const { actor, match } = place;
    if (actor === undefined) return (place.moves = []);
    const [first, ...others] = candidateMoves(this.#rules, match, actor, this.#random, INNER_MOVES);
    return (place.moves = first ? [first, ...this.#random.shuffle(others)] : []);
  }

  /** The move to try next: one that was not tried, else the best for who moves, seldom tried ones before others. */
  #choose(node: TreeNode<State>, place: Place<State>): Edge<State> | undefined {
    const moves = this.#movesAt(place);
    const width = Math.ceil((node === this.root ? ROOT_WIDTH : 0) + WIDTH * Math.sqrt(node.visits + 1));
    const sign = place.actor === this.#player ? 1 : -1;
    let best: Edge<State> | undefined;
    let score = -Infinity;
    for (const move of moves.slice(0, width)) {
      const key = JSON.stringify([move.player, move.move, move.params ?? {}, move.targets ?? []]);
      let edge = node.edges.get(key);
      if (!edge)
        node.edges.set(key, (edge = { move, node: new TreeNode(), visits: 0, total: 0, chances: 0 }));
      edge.chances++;
      const worth =
        edge.visits === 0
          ? Infinity
          : (sign * edge.total) / edge.visits +
            CURIOSITY * Math.sqrt(Math.log(edge.chances + 1) / edge.visits);
      if (worth > score) [best, score] = [edge, worth];
    }
    return best;
  }

  /** Goes down in one world to where nobody was, and tells everybody on the way what it is worth there. */
  iterate(world: number): void {
    const path: Edge<State>[] = [];
    let node = this.root;
    let place = node.places[world];
    while (place && path.length < DEEPEST) {
      node.visits++;
      const edge = this.#choose(node, place);
      if (!edge) break;
      const known = edge.node.places[world];
      const next = known ?? this.#enter(edge, place, world);
      if (!next) {
        place.moves = this.#movesAt(place).filter((move) => !sameMove(move, edge.move));
        continue;
      }
      path.push(edge);
      [node, place] = [edge.node, next];
      if (!known) break;
    }
    if (!place || path.length === 0) return;
    const worth = this.#worth(place.match);
    for (const edge of path) {
      edge.visits++;
      edge.total += worth;
    }
  }

  #enter(edge: Edge<State>, { match, actor = '' }: Place<State>, world: number): Place<State> | undefined {
    const looking = { player: actor, random: this.#random };
    const then =
      playedThrough(this.#rules, match, edge.move, looking) ?? afterMove(this.#rules, match, edge.move);
    if (!then) return undefined;
    const [acting] = this.#rules.toAct(then);
    return (edge.node.places[world] = { match: then, actor: acting });
  }
}

const sameMove = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

const byVisits = <State>(edges: Iterable<Edge<State>>): readonly Edge<State>[] =>
  [...edges]
    .filter(({ visits }) => visits > 0)
    .toSorted((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits);

/**
 * Looks for the best move by information-set Monte Carlo tree search: one tree over some dealt worlds, in which moves are chosen by UCB1,
 * few at first and more with each visit. A leaf is played through until what goes on is over, and judged by the game's `evaluate`.
 *
 * @returns undefined if there is no move, or no world can be dealt
 */
export function searchMoves<State>(
  seat: Seat<State>,
  random: Random,
  { iterations = ITERATIONS, milliseconds = Infinity, now = () => 0, worlds = WORLDS }: SearchBudget = {},
): SearchResult | undefined {
  const start = now();
  const moves = seat.candidates(random, ROOT_MOVES);
  const [only] = moves;
  if (only && moves.length === 1)
    return { move: only, line: [only], moves: [{ move: only, visits: 0, value: 0 }], iterations: 0 };
  const dealt = Array.from({ length: worlds }, () => seat.world(random)).flatMap((world) =>
    world.ok ? [world.value] : [],
  );
  if (dealt.length === 0 || moves.length === 0) return undefined;
  const search = new TreeSearch(seat, dealt, moves, random);
  let done = 0;
  while (done < iterations && now() - start < milliseconds) search.iterate(done++ % dealt.length);
  const edges = byVisits(search.root.edges.values());
  const [best] = edges;
  if (!best) return undefined;
  const line: Move[] = [];
  for (let edge: Edge<State> | undefined = best; edge; [edge] = byVisits(edge.node.edges.values()))
    line.push(edge.move);
  return {
    move: best.move,
    line,
    moves: edges.map(({ move, visits, total }) => ({ move, visits, value: total / visits })),
    iterations: done,
  };
}

/** A bot that makes the move which {@link searchMoves} finds with this budget. */
export const searchWith =
  (budget: SearchBudget): Bot =>
  (seat, random) =>
    searchMoves(seat, random, budget)?.move ?? randomBot(seat, random);

/** The bot that searches with the usual budget. */
export const searchBot: Bot = searchWith({});
