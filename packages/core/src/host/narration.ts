import type { Match } from '../match/definition.js';
import type { Move } from '../match/move.js';
import type { Narration } from '../match/narration.js';
import type { TargetRef } from '../ref.js';
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

/**
 * The move that a seat makes without a person: the only one there is, or going on where the person does not want to be asked.
 *
 * @returns undefined if the person decides
 */
export function unaskedMove<State>(
  { runtime, pace, turn }: Pick<HostMatch<State>, 'runtime' | 'pace' | 'turn'>,
  match: Match<State>,
  player: string,
  { stops, untilAfterTurn, untilSomething, together }: WantedPace,
): Move | undefined {
  if (!pace) return undefined;
  const offers = [...runtime.offers(match, player)];
  const [first] = offers;
  const only = offers.length === 1 && first?.spec.slots.length === 0 ? first : undefined;
  const isPlain = (named: string, { move, spec }: (typeof offers)[number]): boolean =>
    move === named && spec.slots.length === 0;
  const next = together === undefined ? undefined : offers.find((offer) => isPlain(together, offer));
  const pass = next ?? only ?? offers.find((offer) => pace.passes.some((named) => isPlain(named, offer)));
  if (!pass) return undefined;
  const { move, params } = pass;
  const made: Move = { move, player, ...(Object.keys(params).length > 0 ? { params } : {}) };
  if (next || only) return made;
  const now = turn?.(match.state) ?? 0;
  if (untilAfterTurn !== undefined && now <= untilAfterTurn) return made;
  const stop = pace.stopOf(match.state, player);
  if (stop !== undefined && untilSomething && !untilSomething.hasHappened) {
    const isOwn = pace.stops.some(({ id, isOwn: own }) => id === stop && own === true);
    if (now <= untilSomething.turn || !isOwn) return made;
  }
  const wanted = stops ?? pace.stops.filter(({ usual }) => usual).map(({ id }) => id);
  return stop === undefined || wanted.includes(stop) ? undefined : made;
}
