import type { Result } from '../../issue.js';
import type { Random } from '../../random.js';
import type { TargetSelection } from '../../targeting/spec.js';
import type { Match, MatchRuntime, OpenOffer, MatchView } from '../definition.js';
import type { Move } from '../move.js';
import type { Offer } from '../prompt.js';

/** Moves that are looked at in one turn, at most, and of one offer, at least and at most. */
const MOST = 160;
const LEAST_EACH = 2;
const MOST_EACH = 24;
/** Choices of an offer that are listed, at most; where there are more, some are drawn unlisted. */
const MOST_LISTED = 256;

/** How many things a choice names. */
const sizeOf = (choice: TargetSelection): number =>
  choice.reduce((sum, { targets }) => sum + targets.length, 0);

/** Up to `each` of a list of choices: those that name the fewest things make up half of them, the others are drawn. */
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
 * All choices of an offer where they are few, else some of them. Of the ways to choose any number of things most name about half of all
 * there are, friend and foe alike, and draws alone would hardly ever find the few that are worth it.
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

/** What makes a move the same as another. */
export const keyOf = ({ player, move, params = {}, targets = [] }: Move): string =>
  JSON.stringify([player, move, params, targets]);

/** Moves of a player to look at: every offer is among them, with all its choices or with some that are drawn. */
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

/** A seat. One is made for each move: nothing of it is made before it is asked for. */
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

/** The seat of a player in a match: what a {@link Bot} is given. */
export const seatOf = <State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
): Seat<State> => new MatchSeat(runtime, match, player);
