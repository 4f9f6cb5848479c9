import type { Random } from '../../random.js';
import type { Json } from '../../json.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { Move } from '../move.js';
import { outlookOf, type Outlook } from './look-ahead.js';
import { candidateMoves, keyOf } from './seat.js';

/** Moves of a playout, at most. */
const MOST_MOVES = 60;
/** Moves that are looked at in one place, at most. */
const MOST_CANDIDATES = 24;

/** What a move brought to its player by `evaluate`, made alone or with all that count together with it. */
interface Gain {
  readonly points: number;
  readonly all: boolean;
}

/** Whether a move names nothing. Such a move, a pass, is another thing at each place: what it brought at one tells nothing of others. */
const isBare = ({ params = {}, targets = [] }: Move): boolean =>
  targets.length === 0 && Object.keys(params).length === 0;

/** All texts in a value: among them are the ids of what a move names. */
function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const namedBy = ({ params = {}, targets = [] }: Move): readonly string[] => [
  ...textsIn(params),
  ...targets.flatMap((slot) => slot.targets.map(({ id }) => id)),
];

/**
 * Plays matches on as greedy players would: everybody makes the move that brings them most by `evaluate`. What a move brought is kept, so
 * that it is tried once and then known, wherever it can be made again while the match is worth the same: an attack that was good before a
 * blocker came is tried anew. A move that names only things which the searching player knows is the same in all worlds; any other is kept
 * for each world.
 */
export class Playouts<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #random: Random;
  readonly #isHidden: (id: string) => boolean;
  /** Whether the searching player knows a thing, by its id, as far as that was asked. */
  readonly #known = new Map<string, boolean>();
  #made = 0;
  /** What each move brought to its player, as far as that was tried. */
  readonly #gains = new Map<string, Gain>();

  /** @param isHidden whether the searching player may not know what a thing is */
  constructor(rules: MatchRuntime<State>, random: Random, isHidden: (id: string) => boolean) {
    this.#rules = rules;
    this.#random = random;
    this.#isHidden = isHidden;
  }

  /** How many moves were made so far, those included that were tried and not taken. */
  get made(): number {
    return this.#made;
  }

  /** The match once `isOver` says so, or it has ended. */
  from(start: Match<State>, world: number, isOver: (match: Match<State>) => boolean): Match<State> {
    let match = start;
    for (let moves = 0; moves < MOST_MOVES && !isOver(match); moves++) {
      const next = this.#best(match, world);
      if (!next) break;
      match = next;
    }
    return match;
  }

  /** The match after the move that brings most; undefined if there is none. */
  #best(match: Match<State>, world: number): Match<State> | undefined {
    const [actor] = this.#rules.toAct(match);
    if (actor === undefined) return undefined;
    const moves = candidateMoves(this.#rules, match, actor, this.#random, MOST_CANDIDATES);
    const [only] = moves;
    if (moves.length < 2) return only && this.#played(match, only, actor)?.match;
    const isPending = this.#rules.lookAhead?.isPending(match.state) ?? false;
    let best: Move | undefined;
    let after: Match<State> | undefined;
    let most: Gain | undefined;
    const before = this.#rules.evaluate(match, actor);
    for (const move of moves) {
      const key = isPending || isBare(move) ? undefined : `${before} ${this.#keyIn(move, world)}`;
      let gain = key === undefined ? undefined : this.#gains.get(key);
      let then: Match<State> | undefined;
      if (gain === undefined) {
        const tried = this.#played(match, move, actor);
        then = tried?.match;
        gain = tried
          ? { points: this.#rules.evaluate(tried.match, actor) - before, all: tried.all }
          : { points: -Infinity, all: false };
        if (key !== undefined) this.#gains.set(key, gain);
      }
      if (gain.points > (most?.points ?? -Infinity)) [best, after, most] = [move, then, gain];
    }
    return after ?? (best && this.#played(match, best, actor, most?.all)?.match);
  }

  /** What a move is known by: in all worlds, or in this one. */
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
    this.#made++;
    const looking = { player, random: this.#random, ...(all === undefined ? {} : { all }) };
    return outlookOf(this.#rules, match, move, looking);
  }
}
