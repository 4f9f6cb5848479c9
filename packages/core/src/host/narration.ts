import type { Match } from '../match/definition.js';
import type { Move } from '../match/move.js';
import type { Narration } from '../match/narration.js';
import type { Offer } from '../match/prompt.js';
import type { TargetRef } from '../ref.js';
import type { MatchStop } from './views.js';
import type { HostMatch } from './host.js';

const NO_LINES: readonly string[] = [];
const plainName = (_state: unknown, { kind, id }: TargetRef): string => `${kind} ${id}`;

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** How a game's matches are told, with plain words for all that the game leaves unsaid: a thing is its kind and id. */
export function narrationOf<State>(match: HostMatch<State>): Narration<State> {
  const { narrate, describeMove, opening } = match;
  return {
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

/** What a person wants to be asked. */
export interface WantedPace {
  /** The stops at which to be asked; the usual ones if it is absent. */
  readonly stops?: readonly string[] | undefined;
  /** Passes wherever that is possible, up to the end of this turn. */
  readonly untilAfterTurn?: number | undefined;
  /** Makes this move wherever it is on offer without targets, with one thing after the other. */
  readonly together?: string | undefined;
  /** Passes until something happens: to the end of the turn in which it was said, and later up to a stop of one's own. */
  readonly untilSomething?: { readonly turn: number; readonly hasHappened: boolean } | undefined;
}

/** Whether others have done something in these moves but going on. */
export const hasHappened = <State>(
  { pace }: Pick<HostMatch<State>, 'pace'>,
  player: string,
  moves: readonly Move[],
): boolean => moves.some((made) => made.player !== player && pace?.passes.includes(made.move) !== true);

/** What is on offer to a seat, and where it stands: all that tells whether a person has to decide. */
interface PaceStand<One extends Pick<Offer, 'move' | 'spec'>> {
  readonly offers: readonly One[];
  /** The moves that only go on. */
  readonly passes: readonly string[];
  readonly stops: readonly MatchStop[];
  /** The stop at which the seat is; undefined if it is always asked here. */
  readonly stop: string | undefined;
  readonly turn: number;
}

/**
 * What a seat takes of its offers without a person: the only one there is, or going on where the person does not want to be asked.
 *
 * @returns undefined if the person decides
 */
export function unaskedOffer<One extends Pick<Offer, 'move' | 'spec'>>(
  { offers, passes, stops: all, stop, turn }: PaceStand<One>,
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

/** The move that a seat of a match makes without a person: see {@link unaskedOffer}. */
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
