import type { Result } from '../../issue.js';
import type { Random } from '../../random.js';
import type { Match, MatchRuntime, MatchView } from '../definition.js';
import type { Move } from '../move.js';
import type { Offer } from '../prompt.js';
import { candidateMoves } from './candidates.js';

/**
 * A seat: everything that the bot of one player may know and use. It has what the player sees, what the
 * player may do, and worlds in which what is hidden lies elsewhere. A seat gives no access to the match
 * behind it.
 */
export interface Seat<State> {
  readonly player: string;
  /** The game's runtime, to try moves in worlds. */
  readonly rules: MatchRuntime<State>;
  /** What the player sees. */
  readonly view: MatchView;
  /** Yields what the player may do, before targets are chosen. Plain JSON. */
  offers(): Generator<Offer, void>;
  /**
   * Makes a move of one of this seat's offers, with targets drawn from all that are accepted. Returns
   * undefined if none was found.
   */
  sample(offer: Offer, random: Random): Move | undefined;
  /**
   * Lists at most `most` moves to consider: each offer with some of its choices. Its draws do not come from
   * the match's random source.
   */
  candidates(random: Random, most?: number): readonly Move[];
  /**
   * Deals a world: a match that the player cannot tell from the real one, with what is hidden from the player
   * dealt anew, and another random state. Refuses if the game cannot deal.
   */
  world(random: Random): Result<Match<State>>;
}

/**
 * A bot: it plays for a seat. Returns a move, or undefined if there is none. Its random source is its own,
 * never the match's.
 */
export type Bot = <State>(seat: Seat<State>, random: Random) => Move | undefined;

/** The most draws for one offer, if the game refuses some of the choices that its spec allows. */
const MOST_DRAWS = 20;

/**
 * Makes a move of an offer, with targets drawn from all that are accepted. Returns undefined if none was
 * found.
 */
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

/** A seat. One is made for each move, so everything in it is made when it is first asked for. */
class MatchSeat<State> implements Seat<State> {
  readonly player: string;
  readonly rules: MatchRuntime<State>;
  readonly #match: Match<State>;
  #view: MatchView | undefined;

  constructor(runtime: MatchRuntime<State>, match: Match<State>, player: string) {
    this.player = player;
    this.rules = runtime;
    this.#match = match;
  }

  get view(): MatchView {
    return (this.#view ??= this.rules.view(this.#match, this.player));
  }

  offers(): Generator<Offer, void> {
    return this.rules.offers(this.#match, this.player);
  }

  sample(offer: Offer, random: Random): Move | undefined {
    return sampledMove(this.rules, this.#match, offer, random);
  }

  candidates(random: Random, most?: number): readonly Move[] {
    return candidateMoves(this.rules, this.#match, this.player, random, most);
  }

  world(random: Random): Result<Match<State>> {
    return this.rules.determinize(this.#match, this.player, random);
  }
}

/** Makes the seat of a player in a match, for a {@link Bot}. */
export const seatOf = <State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
): Seat<State> => new MatchSeat(runtime, match, player);
