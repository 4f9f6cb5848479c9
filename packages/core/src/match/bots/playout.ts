import type { Random } from '../../random.js';
import type { Match, MatchRuntime } from '../definition.js';
import type { Move } from '../move.js';
import { playedThrough } from './look-ahead.js';
import { candidateMoves, keyOf } from './seat.js';

/** Moves of a playout, at most. */
const MOST_MOVES = 60;
/** Moves that are looked at in one place, at most. */
const MOST_CANDIDATES = 12;

/** Whether a move names nothing. Such a move, a pass, is another thing at each place: what it brought at one tells nothing of others. */
const isBare = ({ params = {}, targets = [] }: Move): boolean =>
  targets.length === 0 && Object.keys(params).length === 0;

/**
 * Plays matches on as greedy players would: everybody makes the move that brings them most by `evaluate`. What a move brought is kept for
 * each world, so that it is tried once and then known, wherever it can be made again: a playout costs little more than the moves that it
 * consists of.
 */
export class Playouts<State> {
  readonly #rules: MatchRuntime<State>;
  readonly #random: Random;
  /** What each move brought to its player, by world. */
  readonly #gains: Map<string, number>[] = [];

  constructor(rules: MatchRuntime<State>, random: Random) {
    this.#rules = rules;
    this.#random = random;
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
    const gains = (this.#gains[world] ??= new Map());
    const isPending = this.#rules.lookAhead?.isPending(match.state) ?? false;
    const moves = candidateMoves(this.#rules, match, actor, this.#random, MOST_CANDIDATES);
    let best: Move | undefined;
    let after: Match<State> | undefined;
    let most = -Infinity;
    let before: number | undefined;
    for (const move of moves) {
      const key = isPending || isBare(move) ? undefined : keyOf(move);
      let gain = moves.length === 1 ? 0 : key === undefined ? undefined : gains.get(key);
      let then: Match<State> | undefined;
      if (gain === undefined) {
        then = this.#played(match, move, actor);
        before ??= this.#rules.evaluate(match, actor);
        gain = then ? this.#rules.evaluate(then, actor) - before : -Infinity;
        if (key !== undefined) gains.set(key, gain);
      }
      if (gain > most) [best, after, most] = [move, then, gain];
    }
    return after ?? (best && this.#played(match, best, actor));
  }

  #played(match: Match<State>, move: Move, player: string): Match<State> | undefined {
    return playedThrough(this.#rules, match, move, { player, random: this.#random });
  }
}
