import type { Result } from '../../issue.js';
import type { Random } from '../../random.js';
import type { Match, MatchRuntime, MatchView } from '../definition.js';
import type { Move } from '../move.js';
import type { Offer } from '../prompt.js';
import { candidateMoves } from './candidates.js';

/**
 * All that whoever plays for one player may know and use: what the player sees, what the player may do, and worlds in which what is
 * hidden lies otherwise. There is no way from a seat to the match behind it.
 */
export interface Seat<State> {
  readonly player: string;
  /** The game's rules, to try moves with in worlds. */
  readonly rules: MatchRuntime<State>;
  /** What the player sees. */
  readonly view: MatchView;
  /** What the player may do, before targets are chosen. Plain JSON. */
  offers(): Generator<Offer, void>;
  /** A move of an offer of this seat, its targets drawn from all that it takes; undefined if none was found. */
  sample(offer: Offer, random: Random): Move | undefined;
  /** Moves to look at, at most so many: each offer with some of its choices. What chance draws is not drawn from the match. */
  candidates(random: Random, most?: number): readonly Move[];
  /**
   * A match that the player can't tell from the real one, with what is hidden from the player dealt anew, and other dice.
   * Refused: where the game can't deal.
   */
  world(random: Random): Result<Match<State>>;
}

/** Plays for a seat: a move, or none where there is none. Its random source is its own, never the match's. */
export type Bot = <State>(seat: Seat<State>, random: Random) => Move | undefined;

/** Draws for one offer, where a game refuses some of the choices that its spec allows. */
const MOST_DRAWS = 20;

/** A move of an offer, its targets drawn from all that it takes; undefined if none was found. */
function sampledMove<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  offer: Offer,
  random: Random,
): Move | undefined {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, ready } = opened.value;
  if (!choices) return ready();
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const targets = choices.sample(random);
    if (!targets.ok) return undefined;
    const move = ready(targets.value);
    if (move) return move;
  }
  return undefined;
}

/** The seat of a player in a match: what a {@link Bot} is given. */
export function seatOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
): Seat<State> {
  let view: MatchView | undefined;
  return {
    player,
    rules: runtime,
    get view() {
      return (view ??= runtime.view(match, player));
    },
    offers: () => runtime.offers(match, player),
    sample: (offer, random) => sampledMove(runtime, match, offer, random),
    candidates: (random, most) => candidateMoves(runtime, match, player, random, most),
    world: (random) => runtime.determinize(match, player, random),
  };
}
