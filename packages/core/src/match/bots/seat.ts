import type { Result } from '../../issue.js';
import type { Random } from '../../random.js';
import type { TargetSelection } from '../../targeting/spec.js';
import type { Match, MatchRuntime, OpenOffer, MatchView } from '../definition.js';
import type { Move } from '../move.js';
import type { Offer } from '../prompt.js';

/** The most moves that are considered in one turn; then the fewest and the most of one offer. */
const MOST = 160;
const LEAST_EACH = 2;
const MOST_EACH = 24;
/** The most choices of an offer that are listed. If there are more, some are drawn instead. */
const MOST_LISTED = 256;

/** Counts the things that a choice names. */
const sizeOf = (choice: TargetSelection): number =>
  choice.reduce((sum, { targets }) => sum + targets.length, 0);

/**
 * Picks up to `each` choices of a list: those that name the fewest things make up half of them, the others
 * are drawn.
 */
function spread(
  choices: readonly TargetSelection[],
  each: number,
  random: Random,
): readonly TargetSelection[] {
  const drawn = random.shuffle(choices);
  const few = new Set(drawn.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, Math.ceil(each / 2)));
  const others = drawn.filter((choice) => !few.has(choice));
  return [...few, ...others.slice(0, each - few.size)];
}

/**
 * Returns all choices of an offer if they are few, otherwise some of them. Among the ways to choose any
 * number of things most name about half of them, both friend and foe, so draws alone would hardly ever find
 * the few that are good.
 */
function someChoices<State>(
  { choices }: Pick<OpenOffer<State>, 'choices'>,
  each: number,
  random: Random,
): readonly (TargetSelection | undefined)[] {
  if (!choices) return [undefined];
  const listed = choices.all(MOST_LISTED + 1);
  if (!listed.ok) return [];
  const all = [...listed.value];
  if (all.length <= each) return all;
  if (all.length <= MOST_LISTED) return spread(all, each, random);
  const drawn = new Map<string, TargetSelection>();
  for (let draw = 0; draw < 2 * each && drawn.size < each; draw++) {
    const one = choices.sample(random);
    if (one.ok) drawn.set(JSON.stringify(one.value), one.value);
  }
  return [...drawn.values()];
}

/** Returns a key that equal moves share. */
export const keyOf = ({ player, move, params = {}, targets = [] }: Move): string =>
  JSON.stringify([player, move, params, targets]);

/**
 * Lists moves of a player to consider: every offer is among them, with all its choices or with some that are
 * drawn.
 */
export function candidateMoves<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  random: Random,
  most = MOST,
): readonly Move[] {
  const offers = [...runtime.offers(match, player)];
  const each = Math.max(LEAST_EACH, Math.min(MOST_EACH, Math.floor(most / Math.max(1, offers.length))));
  const moves: Move[] = [];
  for (const offer of offers) {
    if (moves.length >= most) break;
    const opened = runtime.open(match, offer);
    if (!opened.ok) continue;
    for (const targets of someChoices(opened.value, each, random)) {
      const move = opened.value.ready(targets);
      if (move) moves.push(move);
    }
  }
  return moves;
}

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
