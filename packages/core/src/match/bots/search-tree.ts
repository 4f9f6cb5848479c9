import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { Move } from '../move.js';
import { afterMove, playedThrough } from './look-ahead.js';
import { candidateMoves } from './seat.js';

const INNER_MOVES = 24;
const DEEPEST = 40;
/** How much a move is worth that was tried seldom, beside its value. */
const CURIOSITY = 0.4;
/** So many moves are looked at in a node, times the root of its visits; at the root, where the best stand first, some more. */
const WIDTH = 1.5;
const ROOT_WIDTH = 6;
/** What lies farther apart than so many times the usual is as good as won. */
const FAR = 20;
/** Leaves after which another one changes the measure of all values only a little. */
const MANY = 200;
const SOME = 8;
/** What a move did elsewhere in the tree counts as so many tries of a move that nothing is known of. */
const PRIOR = 2;
/** So much less than the best there may be, and nobody looks on: a part of the way from an even match to a won one. */
const NEAR = 0.03;
/** Standard errors by which a move is held to be worse than the best. */
const SURE = 2;

/** A move in one world, and its edge once it was looked at there. */
interface Option<State> {
  readonly move: Move;
  readonly key: string;
  edge?: Edge<State>;
}

/** A position in one world. */
interface Place<State> {
  readonly match: Match<State>;
  readonly actor: string | undefined;
  /** What can be done there, in the order in which it is looked at. */
  options?: Option<State>[];
}

/** A position as far as everybody knows it: the same after the same moves, in whatever world. */
class TreeNode<State> {
  visits = 0;
  readonly edges = new Map<string, Edge<State>>();
  /** As it is in each world; undefined where nobody was yet. */
  readonly places: (Place<State> | undefined)[] = [];
}

/** What was found out about a move. */
class Tally {
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

const keyOf = ({ player, move, params = {}, targets = [] }: Move): string =>
  JSON.stringify([player, move, params, targets]);

const byVisits = <State>(edges: Iterable<Edge<State>>): readonly Edge<State>[] =>
  [...edges].filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);

/** A search: nodes hold what all worlds have in common, and the state of each world, so that none is played to twice. */
export class SearchTree<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #player: string;
  readonly #random: Random;
  readonly #base: number;
  /** How far leaves usually lie from the root, and how many of them say so. */
  #spread = 1;
  #leaves = SOME;
  readonly #root = new TreeNode<State>();
  /** What each move was worth, wherever in the tree it was made. */
  readonly #known = new Map<string, Tally>();
  readonly #all = new Tally();

  constructor(rules: MatchRuntime<State>, player: string, worlds: readonly Match<State>[], random: Random) {
    this.#rules = rules;
    this.#player = player;
    this.#random = random;
    const [first] = worlds;
    this.#base = first ? rules.evaluate(first, player) : 0;
    for (const match of worlds) this.#root.places.push({ match, actor: player });
  }

  /**
   * Plays each move through in the first world, as long as there is time, and puts the best first; how far they lie apart is the
   * measure of all values.
   *
   * @returns how many were played through, at least one
   */
  look(moves: readonly Move[], isInTime: () => boolean): number {
    const [first] = this.#root.places;
    if (!first) return 0;
    const looking = { player: this.#player, random: this.#random };
    let played = 0;
    const seen = moves.flatMap((move) => {
      if (played > 0 && !isInTime()) return [];
      played++;
      const after = playedThrough(this.#rules, first.match, move, looking);
      return after
        ? [
            {
              move,
              after,
              value: this.#rules.evaluate(after, this.#player),
              over: this.#rules.outcome(after),
            },
          ]
        : [];
    });
    const apart = seen
      .filter(({ over }) => !over)
      .map(({ value }) => Math.abs(value - this.#base))
      .toSorted((a, b) => a - b);
    this.#spread = apart[Math.floor(0.75 * apart.length)] || 1;
    const options = seen
      .toSorted((a, b) => b.value - a.value)
      .map(({ move, after }): Option<State> => {
        const [edge, key] = [new Edge<State>(move), keyOf(move)];
        this.#root.edges.set(key, edge);
        this.#root.visits++;
        edge.chances++;
        edge.node.places[0] = this.#placeOf(after);
        this.#learn(edge, key, this.#worth(after), 0);
        return { move, key, edge };
      });
    for (const place of this.#root.places) if (place) place.options = [...options];
    return played;
  }

  #learn(edge: Edge<State>, key: string, worth: number, world: number): void {
    edge.add(worth);
    (edge.worlds[world] ??= new Tally()).add(worth);
    let known = this.#known.get(key);
    if (!known) this.#known.set(key, (known = new Tally()));
    known.add(worth);
    this.#all.add(worth);
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

  /** What can be done at a place; first what did well elsewhere in the tree. */
  #optionsAt(place: Place<State>): Option<State>[] {
    if (place.options) return place.options;
    const { actor, match } = place;
    if (actor === undefined) return (place.options = []);
    const moves = candidateMoves(this.#rules, match, actor, this.#random, INNER_MOVES);
    const sign = actor === this.#player ? 1 : -1;
    const rated = this.#random.shuffle(moves).map((move) => {
      const key = keyOf(move);
      const { visits = 0, total = 0 } = this.#known.get(key) ?? {};
      // Of what nothing is known, what all moves are worth is the best guess.
      const guess = (total + PRIOR * this.#all.mean) / (visits + PRIOR);
      return { option: { move, key }, good: sign * guess };
    });
    return (place.options = rated.toSorted((a, b) => b.good - a.good).map(({ option }) => option));
  }

  /** The move to try next: one that was not tried, else the best for who moves, seldom tried ones before others. */
  #choose(node: TreeNode<State>, place: Place<State>): Option<State> | undefined {
    const options = this.#optionsAt(place);
    const width = Math.ceil((node === this.#root ? ROOT_WIDTH : 0) + WIDTH * Math.sqrt(node.visits + 1));
    const sign = place.actor === this.#player ? 1 : -1;
    let best: Option<State> | undefined;
    let score = -Infinity;
    for (let at = 0; at < width && at < options.length; at++) {
      const option = options[at];
      if (!option) break;
      const edge = this.#edgeOf(node, option);
      edge.chances++;
      const worth =
        edge.visits === 0
          ? Infinity
          : sign * edge.mean + CURIOSITY * Math.sqrt(Math.log(edge.chances + 1) / edge.visits);
      if (worth > score) [best, score] = [option, worth];
    }
    return best;
  }

  #edgeOf(node: TreeNode<State>, option: Option<State>): Edge<State> {
    if (option.edge) return option.edge;
    let edge = node.edges.get(option.key);
    if (!edge) node.edges.set(option.key, (edge = new Edge(option.move)));
    return (option.edge = edge);
  }

  /** Goes down in one world to where nobody was, and tells everybody on the way what it is worth there. */
  iterate(world: number): void {
    const path: (readonly [Edge<State>, string])[] = [];
    let node = this.#root;
    let place = node.places[world];
    while (place && path.length < DEEPEST) {
      node.visits++;
      const option = this.#choose(node, place);
      if (!option) break;
      const edge = this.#edgeOf(node, option);
      const known = edge.node.places[world];
      const next = known ?? this.#enter(edge, option.move, place, world);
      if (!next) {
        place.options = this.#optionsAt(place).filter((one) => one !== option);
        continue;
      }
      const isForced = place.options?.length === 1;
      path.push([edge, option.key]);
      [node, place] = [edge.node, next];
      // What has to be done is no decision.
      if (!known && !isForced) break;
    }
    if (!place || path.length === 0) return;
    const worth = this.#worth(place.match);
    for (const [edge, key] of path) this.#learn(edge, key, worth, world);
  }

  #enter(
    edge: Edge<State>,
    move: Move,
    { match, actor = '' }: Place<State>,
    world: number,
  ): Place<State> | undefined {
    const looking = { player: actor, random: this.#random };
    const then = playedThrough(this.#rules, match, move, looking) ?? afterMove(this.#rules, match, move);
    return then && (edge.node.places[world] = this.#placeOf(then));
  }

  #placeOf(match: Match<State>): Place<State> {
    const [actor] = this.#rules.toAct(match);
    return { match, actor };
  }

  /** The moves at the root that were tried, the most visited first. */
  ranked(): readonly Edge<State>[] {
    return byVisits(this.#root.edges.values());
  }

  /** What is expected after a move: its own, then the most visited each. */
  lineOf(edge: Edge<State>): readonly Move[] {
    const line: Move[] = [];
    for (let next: Edge<State> | undefined = edge; next; [next] = byVisits(next.node.edges.values()))
      line.push(next.move);
    return line;
  }

  /**
   * Whether so many more iterations can change nothing, or hardly anything: no other move can overtake the most visited one, or all
   * others are very likely no better than it, or hardly so.
   */
  isDecided(left: number): boolean {
    const ranked = this.ranked();
    const [best, next] = ranked;
    if (!best) return false;
    if (!next || best.visits - next.visits > left || best.mean === 1) return true;
    const visits = ranked.reduce((sum, edge) => sum + edge.visits, 0);
    // All moves are tried in the same worlds: how much one world is better than another says nothing of them.
    const cells = ranked.flatMap((edge) => edge.worlds).filter((cell) => cell !== undefined);
    const within = cells.reduce((sum, cell) => sum + cell.squares - cell.total * cell.mean, 0);
    const deviation = Math.sqrt(Math.max(0, within) / Math.max(1, visits - cells.length));
    return ranked.every(
      (edge) =>
        edge === best ||
        edge.mean + SURE * deviation * Math.sqrt(1 / edge.visits + 1 / best.visits) <= best.mean + NEAR,
    );
  }
}
