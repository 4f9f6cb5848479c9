import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { LookAhead, Move } from '../move.js';
import { afterMove, isIdle, playedThrough } from './look-ahead.js';
import { Playouts } from './playout.js';
import { candidateMoves, keyOf } from './candidates.js';
import { Comparison, Edge, Tally, TreeNode, type Option, type Place } from './tree-node.js';

const INNER_MOVES = 24;
const DEEPEST = 40;
/**
 * The number of turns that are looked ahead if the game names none: two for each of two players, or one for
 * each player if there are more than four.
 */
const TURNS = 4;
/** The weight of curiosity: how much a move that was tried seldom gains beside its value. */
const CURIOSITY = 0.4;
/**
 * The width of a node: this many moves, times the root of its visits, are considered. The root, where the
 * best moves stand first, considers some more.
 */
const WIDTH = 1.5;
const ROOT_WIDTH = 6;
/** A distance of more than this many times the usual one counts as won. */
const FAR = 20;
/** The number of leaves after which another one changes the measure of all values only a little. */
const MANY = 200;
const SOME = 8;
/** What all moves did counts as this many tries of a move about which nothing is known. */
const PRIOR = 2;
/**
 * A move may be this much better than the best one without being searched for: a part of the way from an even
 * match to a won one.
 */
const NEAR = 0.03;
/** The number of standard errors by which a move must be worse than the best. */
const SURE = 2;
/** The least deviation of values from what is expected: before many were seen, they may agree by chance. */
const LEAST_DEVIATION = 0.05;

const byVisits = <State>(edges: Iterable<Edge<State>>): readonly Edge<State>[] =>
  [...edges].filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);

/**
 * A step on the way to a leaf: its node, its move, and whether the searching player (1) or another (-1) made
 * it.
 */
interface Step<State> {
  readonly from: TreeNode<State>;
  readonly edge: Edge<State>;
  readonly key: string;
  readonly sign: 1 | -1;
}

/**
 * A search tree. It has one node for each sequence of moves, whatever the world; a node holds what all worlds
 * have in common, and its position in each world, so that no position is played to twice. Each iteration
 * walks down in one world to a new position, rates it, and adds the value to every move on the way.
 */
export class SearchTree<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #player: string;
  readonly #random: Random;
  /** The value of a usual leaf. Better leaves count as closer to a win, worse ones as closer to a loss. */
  #base: number;
  /**
   * How far leaves usually lie from the root, and how many leaves say so. It is the measure of all values if
   * the game names none.
   */
  #spread = 1;
  #leaves = SOME;
  readonly #lead: number | undefined;
  readonly #root = new TreeNode<State>();
  #options: readonly Option<State>[] = [];
  /** The values of each move, wherever in the tree it was made. */
  readonly #known = new Map<string, Tally>();
  readonly #all = new Tally();
  readonly #comparison = new Comparison(this.#root.edges);
  readonly #playouts: Playouts<State>;
  readonly #turn: LookAhead<State>['turn'];
  readonly #horizon: number;
  #made = 0;

  constructor(rules: MatchRuntime<State>, player: string, worlds: readonly Match<State>[], random: Random) {
    this.#rules = {
      ...rules,
      apply: (...given) => {
        this.#made++;
        return rules.apply(...given);
      },
    };
    this.#player = player;
    this.#random = random;
    const { turn, turns, lead } = rules.lookAhead ?? {};
    this.#turn = turn;
    this.#lead = lead;
    const [first] = worlds;
    const kinds = rules.game.kinds.map(({ name }) => name);
    // What is hidden is hidden in all worlds.
    const isHidden = (id: string): boolean =>
      first !== undefined && kinds.some((kind) => rules.hides(first, player, { kind, id }));
    this.#playouts = new Playouts(this.#rules, random, isHidden);
    this.#base = first ? rules.evaluate(first, player) : 0;
    this.#horizon =
      first && turn
        ? turn(first.state) + (turns ?? Math.max(TURNS, rules.game.players(first.state).length))
        : 0;
    for (const match of worlds) this.#root.places.push({ match, actor: player });
  }

  /** The number of moves that were made so far in all worlds, with those that were only tried and with passes. */
  get made(): number {
    return this.#made;
  }

  /**
   * Plays each move through in the first world, as long as there is time, and puts the best first: what follows
   * from a move at once is its outlook. The first moves, as many as the root considers, are then tried in that
   * world. How far the outlooks lie apart is the first measure of all values.
   *
   * @returns how many moves were tried, at least one
   */
  look(moves: readonly Move[], isInTime: () => boolean): number {
    const [first] = this.#root.places;
    if (!first) return 0;
    const seen = this.#outlooks(first.match, moves, isInTime);
    const apart = seen
      .filter(({ isOver }) => !isOver)
      .map(({ value }) => Math.abs(value - this.#base))
      .toSorted((a, b) => a - b);
    this.#spread = apart[Math.floor(0.75 * apart.length)] || 1;
    const options = seen.map(({ move, after, value, isOver }) => {
      const edge = new Edge<State>(move, isOver ? this.#worth(after) : this.#worthOfValue(value));
      return { move, key: keyOf(move), edge, after };
    });
    options.sort((a, b) => b.edge.outlook - a.edge.outlook);
    const leaves = options.flatMap(({ edge, key, after }, index) =>
      index > 0 && (index >= this.#rootWidth(index) || !isInTime())
        ? []
        : [{ edge, key, after, leaf: this.#leafOf(after, 0) }],
    );
    // If a player is about to lose, the match as it stands is no measure.
    if (this.#turn) this.#base = this.#usual(leaves.map(({ leaf }) => leaf));
    this.#options = options.map(({ move, key, edge }) => ({ move, key, edge }));
    for (const { key, edge } of options) this.#root.edges.set(key, edge);
    for (const { edge, key, after, leaf } of leaves) {
      this.#root.visits++;
      const worth = edge.node.add(this.#worth(leaf));
      edge.node.places[0] = { ...this.#placeOf(after), worth };
      this.#learn(edge, key, worth, 0);
    }
    return leaves.length;
  }

  /** Plays moves through as long as there is time, at least one. */
  #outlooks(match: Match<State>, moves: readonly Move[], isInTime: () => boolean) {
    const looking = { player: this.#player, random: this.#random };
    return moves.flatMap((move, index) => {
      const after = index > 0 && !isInTime() ? undefined : playedThrough(this.#rules, match, move, looking);
      if (!after) return [];
      const value = this.#rules.evaluate(isIdle(this.#rules, match, move) ? match : after, this.#player);
      return [{ move, after, value, isOver: this.#rules.outcome(after) !== undefined }];
    });
  }

  /** The number of moves that are considered at the root after some visits. */
  #rootWidth(visits: number): number {
    return Math.ceil(ROOT_WIDTH + WIDTH * Math.sqrt(visits));
  }

  #learn(edge: Edge<State>, key: string, worth: number, world: number): void {
    edge.add(worth);
    (edge.worlds[world] ??= new Tally()).add(worth);
    if (this.#root.edges.get(key) === edge) this.#comparison.add(worth, world);
    let known = this.#known.get(key);
    if (!known) this.#known.set(key, (known = new Tally()));
    known.add(worth);
    this.#all.add(worth);
  }

  /**
   * Returns the leaf of a line: the position itself, or the one at the end of the turns that the search looks
   * ahead.
   */
  #leafOf(match: Match<State>, world: number): Match<State> {
    return this.#turn ? this.#playouts.from(match, world, (at) => this.#isOver(at)) : match;
  }

  /**
   * Returns the median value of some leaves by `evaluate`, among those at which the match goes on. Returns 0,
   * as for an even match, if there is none.
   */
  #usual(leaves: readonly Match<State>[]): number {
    const values = leaves
      .filter((leaf) => !this.#rules.outcome(leaf))
      .map((leaf) => this.#rules.evaluate(leaf, this.#player))
      .toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  }

  /** Rates a leaf for the searching player, from -1 to 1. */
  #worth(match: Match<State>): number {
    const over = this.#rules.outcome(match);
    if (over) return over.winners.length !== 1 ? 0 : over.winners.includes(this.#player) ? 1 : -1;
    return this.#worthOfValue(this.#rules.evaluate(match, this.#player));
  }

  /** Rates a value by `evaluate` at which the match goes on, from -1 to 1. */
  #worthOfValue(value: number): number {
    const away = value - this.#base;
    if (this.#lead !== undefined) return 0.95 * Math.tanh(away / (2 * this.#lead));
    this.#leaves = Math.min(MANY, this.#leaves + 1);
    this.#spread += (Math.min(FAR * this.#spread, Math.abs(away)) - this.#spread) / this.#leaves;
    return 0.95 * Math.tanh(away / (2 * this.#spread || 1));
  }

  /** Lists the options at a position, those that did well elsewhere in the tree first. */
  #optionsAt(place: Place<State>): Option<State>[] {
    if (place.options) return place.options;
    const { actor, match } = place;
    if (actor === undefined) return (place.options = []);
    const moves = candidateMoves(this.#rules, match, actor, this.#random, INNER_MOVES);
    const sign = actor === this.#player ? 1 : -1;
    const rated = this.#random.shuffle(moves).map((move) => {
      const key = keyOf(move);
      const { visits = 0, total = 0 } = this.#known.get(key) ?? {};
      // For a move about which nothing is known, the mean of all moves is the best guess.
      const guess = (total + PRIOR * this.#all.mean) / (visits + PRIOR);
      return { option: { move, key }, good: sign * guess };
    });
    return (place.options = rated.toSorted((a, b) => b.good - a.good).map(({ option }) => option));
  }

  /**
   * Chooses the move of the root to try next: the best as far as is known, with a bonus for those that were
   * tried seldom.
   */
  #chooseAtRoot(): Option<State> | undefined {
    const curiosity = this.#turn ? Math.SQRT2 * this.#deviation : CURIOSITY;
    let best: Option<State> | undefined;
    let score = -Infinity;
    for (const option of this.#options.slice(0, this.#rootWidth(this.#root.visits))) {
      const edge = this.#edgeOf(this.#root, option);
      const worth =
        edge.visits === 0
          ? Infinity
          : this.#comparison.worthOf(edge) + curiosity * Math.sqrt(Math.log(this.#root.visits) / edge.visits);
      if (worth > score) [best, score] = [option, worth];
    }
    return best;
  }

  /**
   * Chooses the move to try next: one that was not tried, otherwise the best for the player who moves, with a
   * bonus for those that were tried seldom.
   */
  #choose(node: TreeNode<State>, place: Place<State>): Option<State> | undefined {
    const options = this.#optionsAt(place);
    const width = Math.ceil(WIDTH * Math.sqrt(node.visits + 1));
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

  /**
   * Runs one iteration: walks down in one world to a new position, and adds its value to each move on the
   * way. Each move of the root is tried in the same worlds in the same order, so that none is lucky with its
   * worlds.
   */
  iterate(): void {
    const path: Step<State>[] = [];
    let node = this.#root;
    let option = this.#chooseAtRoot();
    const world = (option?.edge?.visits ?? 0) % node.places.length;
    let place = node.places[world];
    while (place && option) {
      node.visits++;
      const edge = this.#edgeOf(node, option);
      const known = edge.node.places[world];
      const next = known ?? this.#enter(edge, option.move, place, world);
      if (next) {
        const isForced = place.options?.length === 1;
        path.push({ from: node, edge, key: option.key, sign: place.actor === this.#player ? 1 : -1 });
        [node, place] = [edge.node, next];
        // A forced move is not a decision.
        if ((!known && !isForced) || this.#isOver(next.match) || path.length === DEEPEST) break;
      } else {
        const refused = option;
        const isOther = (one: Option<State>): boolean => one !== refused;
        if (path.length === 0) this.#options = this.#options.filter(isOther);
        else place.options = this.#optionsAt(place).filter(isOther);
      }
      option = path.length === 0 ? undefined : this.#choose(node, place);
    }
    if (!place || path.length === 0) return;
    let worth = (place.worth ??= node.add(this.#worth(this.#leafOf(place.match, world))));
    for (const { from, edge, key, sign } of path.toReversed()) {
      this.#learn(edge, key, worth, world);
      // A worse move that was tried there as well does not lower the value of the moves that led there.
      worth = from.worthIn(world, sign) ?? worth;
    }
  }

  get #deviation(): number {
    return Math.max(LEAST_DEVIATION, this.#comparison.deviation() ?? CURIOSITY);
  }

  /** Whether a line is followed no further, because the turns that the search looks ahead are over. */
  #isOver({ state }: Match<State>): boolean {
    return this.#turn !== undefined && this.#turn(state) >= this.#horizon;
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

  /** Returns the root's moves that were tried: the best one, then the others, the most visited first. */
  ranked(): readonly Edge<State>[] {
    const tried = byVisits(this.#root.edges.values());
    const [best] = tried.toSorted((a, b) => this.#comparison.worthOf(b) - this.#comparison.worthOf(a));
    return best ? [best, ...tried.filter((edge) => edge !== best)] : tried;
  }

  /** Returns the expected line after a move: the move itself, then the most visited move of each node. */
  lineOf(edge: Edge<State>): readonly Move[] {
    const line: Move[] = [];
    for (let next: Edge<State> | undefined = edge; next; [next] = byVisits(next.node.edges.values()))
      line.push(next.move);
    return line;
  }

  /** Whether all other moves are very likely no better than the best one, or hardly better. */
  isDecided(): boolean {
    const ranked = this.ranked();
    const [best] = ranked;
    if (!best) return false;
    if (best.mean === 1) return true;
    const usual = this.#deviation;
    const most = this.#comparison.worthOf(best);
    return ranked.every((edge) => {
      if (edge === best) return true;
      const deviation = this.#comparison.deviationOf(best, edge, usual);
      const { outlookTries } = this.#comparison;
      const error =
        deviation * Math.sqrt(1 / (edge.visits + outlookTries) + 1 / (best.visits + outlookTries));
      return this.#comparison.worthOf(edge) + SURE * error <= most + NEAR;
    });
  }
}
