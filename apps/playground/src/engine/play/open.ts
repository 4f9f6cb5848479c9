import { issue, refuse } from '@reticle/core';
import { SEEDING, type Match, type Move } from '@reticle/core/match';
import type { PlayPlace } from '../../address/place.js';
import { answerOf, type Answer, type Refused } from '../answer.js';
import type { MatchSetup } from '@reticle/core/host';
import type { GameMatches } from '../contract.js';
import type { Line, LineKeeper } from './line.js';
import { SEATS, seatsOf } from './seats.js';

/** A match as a place tells of it, played as far as time allowed. */
export interface Opened<State> {
  readonly options: MatchSetup['options'];
  readonly seed: string;
  readonly seats: ReadonlyMap<string, string>;
  readonly moves: readonly Move[];
  readonly line: Line<State>;
  /** The match after all moves that were reached. */
  readonly end: Match<State>;
  /** The step that is looked at, and the match then. */
  readonly at: number;
  readonly shown: Match<State>;
}

const FIRST_SEED = '1';

/** Why a play page's place is refused. */
const refusedPlay = (code: string, words: string, path: readonly (string | number)[]): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['play', ...path] }],
});

/** Opens the match of a place; `isLate` says when time is over. */
export function opener<State>({ runtime, setups }: GameMatches<State>, keeper: LineKeeper<State>) {
  return (place: PlayPlace, isLate: () => boolean): Answer<Opened<State>> => {
    const { setup, seed = FIRST_SEED, seeding = 'not said', seats, moves = [], step = moves.length } = place;
    const chosen = place.options
      ? { options: place.options }
      : setup === undefined
        ? setups[0]
        : setups.find(({ id }) => id === setup);
    if (!chosen) return refusedPlay('unknownSetup', `There is no setup ${JSON.stringify(setup)}.`, ['setup']);
    const strange = seats?.find((seat) => !SEATS.includes(seat));
    if (strange !== undefined) {
      const words = `No seat is ${JSON.stringify(strange)}: there are ${SEATS.join(', ')}.`;
      return refusedPlay('unknownSeat', words, ['seats']);
    }
    if (moves.length > 0 && seeding !== SEEDING) {
      const old = answerOf<never>(refuse(issue('oldSeeding', { wanted: SEEDING, got: seeding })));
      return old.ok ? old : refusedPlay('oldSeeding', old.refusals[0]?.words ?? '', ['seeding']);
    }
    const played = answerOf(keeper.through(chosen.options, seed, moves, isLate), runtime.game);
    if (!played.ok) {
      const refusals = played.refusals.map((each) => ({ ...each, path: ['play', ...each.path] }));
      return { ok: false, refusals };
    }
    const line = played.value;
    const { start, steps, reached } = line;
    const after = (count: number): Match<State> => steps[count - 1]?.after ?? start;
    const at = Math.min(step, reached);
    const players = runtime.game.players(start.state).map(({ id }) => id);
    return {
      ok: true,
      value: {
        options: chosen.options,
        seed,
        seats: seatsOf(players, seats),
        moves,
        line,
        end: after(reached),
        at,
        shown: after(at),
      },
    };
  };
}
