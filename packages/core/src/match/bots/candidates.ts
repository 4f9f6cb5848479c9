import type { Random } from '../../random.js';
import type { Player, TargetRef } from '../../ref.js';
import { asksOrder } from '../../play/decisions.js';
import { type ChoiceSolver, evenDivision } from '../../targeting/solver.js';
import type { SlotChoice, TargetSelection } from '../../targeting/spec.js';
import type { Match, MatchRuntime, OpenOffer } from '../definition.js';
import type { Move } from '../move.js';
import type { Offer } from '../prompt.js';

/** The most moves that are considered in one turn; then the fewest and the most of one offer. */
const MOST = 160;
const LEAST_EACH = 2;
const MOST_EACH = 24;
/**
 * The most answers that are considered if an order is asked for, and the number of moves in all for which one
 * of them is considered: an order seldom matters.
 */
const MOST_ORDERS = 4;
const MOVES_AN_ORDER = 20;
/** The most choices of an offer that are listed. If there are more, some are drawn instead. */
const MOST_LISTED = 256;
/** The number of choices that are drawn for each one that is considered. */
const DRAWN = 3;
/** The share of the considered choices that name things of only one side in each slot, if there are enough. */
const ONE_SIDED = 0.75;

/** Counts the things that a choice names. */
const sizeOf = (choice: TargetSelection): number =>
  choice.reduce((sum, { targets }) => sum + targets.length, 0);

/** Returns a key that equal moves share. */
export const keyOf = ({ player, move, params = {}, targets = [] }: Move): string =>
  JSON.stringify([player, move, params, targets]);

/**
 * Knows which side commands the things that the choices of an offer name. It asks the spec once, and only if a
 * choice names several things in a slot.
 */
class Sides<State> {
  readonly #offer: OpenOffer<State>;
  readonly #teams: ReadonlyMap<string, string>;
  #asked: ReturnType<OpenOffer<State>['resolver']['ask']> | undefined;

  constructor(offer: OpenOffer<State>, players: readonly Player[]) {
    this.#offer = offer;
    this.#teams = new Map(players.map(({ id, team }) => [id, team ?? id]));
  }

  get #question() {
    const { resolver, spec, attempt } = this.#offer;
    const asked = (this.#asked ??= resolver.ask(spec, attempt));
    return asked.ok ? asked.value : undefined;
  }

  /** Returns the player or the team that commands a thing. Returns undefined if nobody does. */
  #sideOf(ref: TargetRef): string | undefined {
    const question = this.#question;
    const controller = question?.property(question.positionOf(ref), 'controller');
    return typeof controller === 'string' ? (this.#teams.get(controller) ?? controller) : undefined;
  }

  /** Returns the sides whose things a slot names. Returns none if it names fewer than two things. */
  #sidesIn({ targets }: SlotChoice): ReadonlySet<string> {
    return new Set(targets.length < 2 ? [] : targets.flatMap((ref) => this.#sideOf(ref) ?? []));
  }

  /** Counts the slots of a choice that name things of several sides. */
  mixedIn(choice: TargetSelection): number {
    return choice.filter((slot) => this.#sidesIn(slot).size > 1).length;
  }

  /**
   * Splits a choice that names things of several sides in a slot. Returns two choices for each side: one that
   * names only its things there, and one that names a single one of them. Parts that are not legal are left out.
   */
  partsOf(choice: TargetSelection, random: Random): readonly TargetSelection[] {
    const { resolver, spec, attempt } = this.#offer;
    const sides = new Set(choice.flatMap((slot) => [...this.#sidesIn(slot)]));
    const parts = [...sides].flatMap((side) => {
      const own = this.#without(choice, ({ targets }) => {
        const kept = targets.filter((ref) => this.#sideOf(ref) === side);
        return kept.length === 0 ? targets : kept;
      });
      return [own, this.#without(own, ({ targets }) => random.shuffle(targets).slice(0, 1))];
    });
    return parts.filter((part) => resolver.checkSelection(spec, attempt, part).ok);
  }

  /** Returns a choice with fewer things in its slots; what is divided is divided anew among them. */
  #without(choice: TargetSelection, kept: (slot: SlotChoice) => SlotChoice['targets']): TargetSelection {
    return choice.map((slot, index) => {
      const targets = kept(slot);
      const total = this.#question?.slots[index]?.division;
      return total === undefined ? { targets } : { targets, division: evenDivision(total, targets.length) };
    });
  }
}

/** A choice, the number of things it names, and the number of its slots that name things of several sides. */
interface Rated {
  readonly choice: TargetSelection;
  readonly size: number;
  readonly mixed: number;
}

/** Picks choices of a shuffled list: those that name the fewest things make up half of them. */
function withFew(drawn: readonly Rated[], wanted: number): readonly Rated[] {
  if (drawn.length <= wanted) return drawn;
  const few = new Set(drawn.toSorted((a, b) => a.size - b.size).slice(0, Math.ceil(wanted / 2)));
  return [...few, ...drawn.filter((choice) => !few.has(choice)).slice(0, wanted - few.size)];
}

/** Picks choices of a shuffled list: most of them name things of only one side in each slot, if there are enough. */
function mostlyOneSided(drawn: readonly Rated[], wanted: number): readonly Rated[] {
  const oneSided = drawn.filter(({ mixed }) => mixed === 0);
  const others = drawn.filter(({ mixed }) => mixed > 0);
  const first = withFew(oneSided, Math.max(Math.ceil(ONE_SIDED * wanted), wanted - others.length));
  return [...first, ...withFew(others, wanted - first.length)];
}

/** Draws choices if there are too many to list, each together with its parts of one side. */
function drawnOf<State>(
  choices: ChoiceSolver<State>,
  sides: Sides<State>,
  wanted: number,
  random: Random,
): readonly TargetSelection[] {
  const drawn = new Map<string, TargetSelection>();
  for (let draw = 0; draw < 2 * wanted && drawn.size < DRAWN * wanted; draw++) {
    const one = choices.sample(random);
    if (!one.ok) break;
    for (const choice of [one.value, ...sides.partsOf(one.value, random)])
      drawn.set(JSON.stringify(choice), choice);
  }
  return [...drawn.values()];
}

/**
 * Returns all choices of an offer if they are few, otherwise some of them. Among the ways to choose any number
 * of things most name about half of them, both friend and foe, so draws alone would hardly ever find the few
 * that are good. Choices of one side and of few things stand first, so that the first of equal choices names
 * nothing in vain.
 */
function someChoices<State>(
  offer: OpenOffer<State>,
  players: readonly Player[],
  each: number,
  random: Random,
): readonly (TargetSelection | undefined)[] {
  const { choices } = offer;
  if (!choices) return [undefined];
  const listed = choices.all(MOST_LISTED + 1);
  if (!listed.ok) return [];
  const sides = new Sides(offer, players);
  const all = [...listed.value];
  const rated = (all.length <= MOST_LISTED ? all : drawnOf(choices, sides, each, random)).map((choice) => ({
    choice,
    size: sizeOf(choice),
    mixed: sides.mixedIn(choice),
  }));
  const some = rated.length <= each ? rated : mostlyOneSided(random.shuffle(rated), each);
  return some.toSorted((a, b) => a.mixed - b.mixed || a.size - b.size).map(({ choice }) => choice);
}

/** Returns the number of choices that are considered of one offer among several. */
function eachOf({ spec }: Offer, offers: number, most: number): number {
  const each = Math.max(LEAST_EACH, Math.min(MOST_EACH, Math.floor(most / Math.max(1, offers))));
  return asksOrder(spec) ? Math.max(1, Math.min(MOST_ORDERS, Math.floor(most / MOVES_AN_ORDER))) : each;
}

/**
 * Lists moves of a player to consider: every offer is among them, with all its choices or with some of them.
 */
export function candidateMoves<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  random: Random,
  most = MOST,
): readonly Move[] {
  const offers = [...runtime.offers(match, player)];
  const players = runtime.game.players(match.state);
  const moves: Move[] = [];
  for (const offer of offers) {
    if (moves.length >= most) break;
    const opened = runtime.open(match, offer);
    if (!opened.ok) continue;
    for (const targets of someChoices(opened.value, players, eachOf(offer, offers.length, most), random)) {
      const move = opened.value.ready(targets);
      if (move) moves.push(move);
    }
  }
  return moves;
}
