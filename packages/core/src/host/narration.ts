import type { Match } from '../match/definition.js';
import type { Move } from '../match/move.js';
import type { Narration } from '../match/narration.js';
import type { Offer } from '../match/prompt.js';
import type { TargetRef } from '../ref.js';
import type { MatchStop, SignedLine } from './views.js';
import type { HostMatch } from './host.js';

const NO_LINES: readonly string[] = [];
const plainName = (_state: unknown, { kind, id }: TargetRef): string => `${kind} ${id}`;

/** Splits a name into words: `moveUnit` becomes "move unit". */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** How lines of a log are shown. */
interface Lines {
  /** Returns a line that was narrated; `signed` has it with its symbols as signs, if it has any. */
  readonly lineOf: (text: string) => { readonly text: string; readonly signed?: SignedLine };
}

/**
 * Returns the narration of a game's matches, with plain words for everything that the game leaves out: a
 * thing is named by its kind and id.
 */
export function narrationOf<State>(match: HostMatch<State>): Narration<State> & Lines {
  const { narrate, describeMove, opening, signed } = match;
  return {
    lineOf: (text) => (signed && text.includes('{') ? { text, signed: signed(text) } : { text }),
    narrate,
    describeMove,
    ...(opening ? { opening } : {}),
    turnEvent: match.turnEvent ?? '',
    asides: match.asides ?? NO_LINES,
    moveKind: match.moveKind ?? spoken,
    nameOf: match.nameOf ?? plainName,
    slotName: match.slotName ?? (({ description, id }) => description ?? id),
    cardText: match.cardText ?? (() => NO_LINES),
    turn: match.turn ?? (() => 0),
    moment: match.moment ?? (() => ''),
    endingWords: match.endingWords ?? ((reason) => reason),
  };
}

/** What a person wants to be asked about. */
export interface WantedPace {
  /** The stops at which to ask. Defaults to the usual ones. */
  readonly stops?: readonly string[] | undefined;
  /** Passes wherever possible, up to the end of this turn. */
  readonly untilAfterTurn?: number | undefined;
  /** Makes this move whenever it is on offer without targets, with one thing after the other. */
  readonly together?: string | undefined;
  /**
   * Passes until something happens: to the end of the turn in which it was requested, and later up to a stop
   * in the player's own turn.
   */
  readonly untilSomething?: { readonly turn: number; readonly hasHappened: boolean } | undefined;
}

/** Whether other players did anything but pass in these moves. */
export const hasHappened = <State>(
  { pace }: Pick<HostMatch<State>, 'pace'>,
  player: string,
  moves: readonly Move[],
): boolean => moves.some((made) => made.player !== player && pace?.passes.includes(made.move) !== true);

/**
 * The situation of a seat: its offers, and the stop at which it is. It tells whether a person has to decide.
 */
interface SeatSituation<One extends Pick<Offer, 'move' | 'spec'>> {
  readonly offers: readonly One[];
  /** The moves that only continue: pass, end the phase. */
  readonly passes: readonly string[];
  readonly stops: readonly MatchStop[];
  /** The stop at which the seat is. Undefined if the seat is always asked here. */
  readonly stop: string | undefined;
  readonly turn: number;
}

/**
 * Returns the offer that a seat takes without asking a person: the only one there is, or to pass if the
 * person does not want to be asked.
 *
 * @returns undefined if the person decides
 */
export function unaskedOffer<One extends Pick<Offer, 'move' | 'spec'>>(
  { offers, passes, stops: all, stop, turn }: SeatSituation<One>,
  { stops, untilAfterTurn, untilSomething, together }: WantedPace,
): One | undefined {
  const [first] = offers;
  const only = offers.length === 1 && first?.spec.slots.length === 0 ? first : undefined;
  const isPlain = (named: string, { move, spec }: One): boolean => move === named && spec.slots.length === 0;
  const next = together === undefined ? undefined : offers.find((offer) => isPlain(together, offer));
  const pass = next ?? only ?? offers.find((offer) => passes.some((named) => isPlain(named, offer)));
  if (!pass || next || only) return pass;
  if (untilAfterTurn !== undefined && turn <= untilAfterTurn) return pass;
  if (stop !== undefined && untilSomething && !untilSomething.hasHappened) {
    const isOwn = all.some(({ id, isOwn: own }) => id === stop && own === true);
    if (turn <= untilSomething.turn || !isOwn) return pass;
  }
  const wanted = stops ?? all.filter(({ usual }) => usual).map(({ id }) => id);
  return stop === undefined || wanted.includes(stop) ? undefined : pass;
}

/** Returns the move that a seat makes without asking a person: see {@link unaskedOffer}. */
export function unaskedMove<State>(
  { runtime, pace, turn }: Pick<HostMatch<State>, 'runtime' | 'pace' | 'turn'>,
  match: Match<State>,
  player: string,
  wanted: WantedPace,
): Move | undefined {
  if (!pace) return undefined;
  const taken = unaskedOffer(
    {
      offers: [...runtime.offers(match, player)],
      passes: pace.passes,
      stops: pace.stops,
      stop: pace.stopOf(match.state, player),
      turn: turn?.(match.state) ?? 0,
    },
    wanted,
  );
  if (!taken) return undefined;
  const { move, params } = taken;
  return { move, player, ...(Object.keys(params).length > 0 ? { params } : {}) };
}
