import type { Random } from '../../random.js';
import type { Json } from '../../json.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { Move } from '../move.js';
import { isIdle, outlookOf, type Outlook } from './look-ahead.js';
import { candidateMoves, keyOf } from './candidates.js';

/** The most moves of a playout. */
const MOST_MOVES = 120;
/** The most moves that are compared in one position. */
const MOST_CANDIDATES = 24;

/**
 * The most that a move ever gained its player by `evaluate`, and whether it was made alone then or together
 * with all that count with it.
 */
interface Gain {
  readonly points: number;
  readonly all: boolean;
}

/**
 * A move that may be made in a position, with its expected gain, or its real gain once it was tried there.
 */
interface Choice<State> {
  readonly move: Move;
  /**
   * The key under which its gains elsewhere are kept. Undefined if nothing elsewhere says anything about it.
   */
  readonly key: string | undefined;
  readonly known: Gain | undefined;
  /** Whether it leaves the match worth what it is, so that its gain is known to be nothing. */
  readonly idle: boolean;
  points: number;
  tried: boolean;
  after: Match<State> | undefined;
}

/**
 * Whether a move names nothing. Such a move (a pass) means something else in each position, so its gain in
 * one says nothing of others.
 */
const isBare = ({ params = {}, targets = [] }: Move): boolean =>
  targets.length === 0 && Object.keys(params).length === 0;

/** Lists all texts in a value. They include the ids of what a move names. */
function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the choice with the greatest known gain, the first of equals. */
function mostOf<State>(choices: readonly Choice<State>[]): Choice<State> | undefined {
  let [most] = choices;
  for (const choice of choices) if (most && choice.points > most.points) most = choice;
  return most;
}

const namedBy = ({ params = {}, targets = [] }: Move): readonly string[] => [
  ...textsIn(params),
  ...targets.flatMap((slot) => slot.targets.map(({ id }) => id)),
];

/**
 * Playouts: matches that are played on as greedy players would play them, each making the move that gains
 * most by `evaluate`. The greatest gain of each move is kept, and only moves that could be the best by it are
 * tried: an attack that was good before a blocker came is found to be no longer so, and a move that never
 * gained much is not tried again in each position. The gain of a move that names only things which the
 * searching player knows holds in all worlds; any other is kept for each world.
 */
export class Playouts<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #random: Random;
  readonly #isHidden: (id: string) => boolean;
  /** Whether the searching player knows a thing, by its id, as far as that was asked. */
  readonly #known = new Map<string, boolean>();
  /** The gains of each move, as far as they were tried. */
  readonly #gains = new Map<string, Gain>();

  /** @param isHidden whether the searching player may not know what a thing is */
  constructor(rules: MatchRuntime<State>, random: Random, isHidden: (id: string) => boolean) {
    this.#rules = rules;
    this.#random = random;
    this.#isHidden = isHidden;
  }

  /** Plays until `isOver` says so, or until the match has ended. */
  from(start: Match<State>, world: number, isOver: (match: Match<State>) => boolean): Match<State> {
    let match = start;
    for (let moves = 0; moves < MOST_MOVES && !isOver(match); moves++) {
      const next = this.#best(match, world);
      if (!next) break;
      match = next;
    }
    return match;
  }

  /** Returns the match after the move that gains most. Returns undefined if there is none. */
  #best(match: Match<State>, world: number): Match<State> | undefined {
    const [actor] = this.#rules.toAct(match);
    if (actor === undefined) return undefined;
    const moves = candidateMoves(this.#rules, match, actor, this.#random, MOST_CANDIDATES);
    const [only] = moves;
    if (moves.length < 2) return only && this.#played(match, only, actor)?.match;
    const isPending = this.#rules.lookAhead?.isPending(match.state) ?? false;
    const choices = moves.map((move) =>
      this.#choiceOf(move, isPending ? undefined : world, isIdle(this.#rules, match, move)),
    );
    const before = this.#rules.evaluate(match, actor);
    let best = mostOf(choices);
    while (best && !best.tried) {
      this.#try(best, match, actor, before);
      best = mostOf(choices);
    }
    return best?.after;
  }

  /**
   * Makes a choice of a move with what is known of it. A move that was never tried could be the best. Without
   * a world nothing is known, except that an idle move gains nothing.
   */
  #choiceOf(move: Move, world: number | undefined, idle: boolean): Choice<State> {
    const key = world === undefined || isBare(move) ? undefined : this.#keyIn(move, world);
    const known = key === undefined ? undefined : this.#gains.get(key);
    const points = idle ? 0 : (known?.points ?? Infinity);
    return { move, key, known, idle, points, tried: false, after: undefined };
  }

  #try(choice: Choice<State>, match: Match<State>, actor: string, before: number): void {
    const { move, key, known } = choice;
    const outlook = this.#played(match, move, actor, known?.all);
    choice.tried = true;
    choice.after = outlook?.match;
    if (!outlook) choice.points = -Infinity;
    else if (!choice.idle) choice.points = this.#rules.evaluate(outlook.match, actor) - before;
    if (key === undefined || choice.points <= (known?.points ?? -Infinity)) return;
    this.#gains.set(key, { points: choice.points, all: outlook?.all ?? false });
  }

  /** Returns the key of a move: the same in all worlds, or for this one only. */
  #keyIn(move: Move, world: number): string {
    const named = namedBy(move);
    const isKnown = named.length > 0 && named.every((id) => this.#isKnown(id));
    return isKnown ? keyOf(move) : `${world} ${keyOf(move)}`;
  }

  #isKnown(id: string): boolean {
    const known = this.#known.get(id) ?? !this.#isHidden(id);
    this.#known.set(id, known);
    return known;
  }

  #played(match: Match<State>, move: Move, player: string, all?: boolean): Outlook<State> | undefined {
    const looking = { player, random: this.#random, ...(all === undefined ? {} : { all }) };
    return outlookOf(this.#rules, match, move, looking);
  }
}
