import type { Match } from '../match/definition.js';
import type { Move } from '../match/move.js';
import type { HostMatch } from './host.js';

/** What a person wants to be asked. */
export interface WantedPace {
  /** The stops at which to be asked; the usual ones if it is absent. */
  readonly stops?: readonly string[] | undefined;
  /** Passes wherever that is possible, up to the end of this turn. */
  readonly untilAfterTurn?: number | undefined;
}

/**
 * The move that a seat makes without a person: the only one there is, or going on where the person does not want to be asked.
 *
 * @returns undefined if the person decides
 */
export function unaskedMove<State>(
  { runtime, pace, turn }: Pick<HostMatch<State>, 'runtime' | 'pace' | 'turn'>,
  match: Match<State>,
  player: string,
  { stops, untilAfterTurn }: WantedPace,
): Move | undefined {
  if (!pace) return undefined;
  const offers = [...runtime.offers(match, player)];
  const [first] = offers;
  const only = offers.length === 1 && first?.spec.slots.length === 0 ? first : undefined;
  const pass = only ?? offers.find(({ move, spec }) => pace.passes.includes(move) && spec.slots.length === 0);
  if (!pass) return undefined;
  const { move, params } = pass;
  const made: Move = { move, player, ...(Object.keys(params).length > 0 ? { params } : {}) };
  if (only) return made;
  if (untilAfterTurn !== undefined && (turn?.(match.state) ?? 0) <= untilAfterTurn) return made;
  const stop = pace.stopOf(match.state, player);
  const wanted = stops ?? pace.stops.filter(({ usual }) => usual).map(({ id }) => id);
  return stop === undefined || wanted.includes(stop) ? undefined : made;
}
