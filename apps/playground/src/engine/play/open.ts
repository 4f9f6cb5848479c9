import { checkSeeding, SEEDING, type Match, type Move } from '@reticle/core/match';
import { openPuzzle } from '@reticle/testkit/scenario';
import type { PlayPlace } from '../../address/place.js';
import { answerOf, type Answer, type Refused } from '../answer.js';
import type { MatchSetup, Puzzle } from '@reticle/core/host';
import type { GameMatches } from '../contract.js';
import type { Beginning, Line, LineKeeper } from './line.js';
import { SEATS, seatsOf } from './seats.js';

/** The match of a place, played as far as time allowed. */
export interface OpenedMatch<State> {
  readonly options: MatchSetup['options'];
  readonly beginning: Beginning<State>;
  readonly puzzle?: Puzzle;
  readonly seed: string;
  /** The way in which the match is drawn from its seed. */
  readonly seeding: string;
  readonly seats: ReadonlyMap<string, string>;
  readonly moves: readonly Move[];
  readonly line: Line<State>;
  /** The match after all moves that were played. */
  readonly end: Match<State>;
  /** The shown step, and the match at that step. */
  readonly at: number;
  readonly shown: Match<State>;
}

export const FIRST_SEED = '1';

/** Returns the refusal of a play page's place. */
const refusedPlay = (code: string, words: string, path: readonly (string | number)[]): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['play', ...path] }],
});

/** Opens the match of a place, or its puzzle. `isLate` says when time is over. */
export function opener<State>(
  matches: GameMatches<State>,
  keeper: LineKeeper<State>,
  puzzles: readonly Puzzle[],
) {
  const { runtime, setups } = matches;

  /** Returns the beginning of the match of a place. It is refused if the game has no such beginning. */
  function beginningOf(
    { setup, options, puzzle: named, seed = FIRST_SEED }: PlayPlace,
    seeding: string,
  ): Answer<Pick<OpenedMatch<State>, 'options' | 'beginning' | 'puzzle'>> {
    if (named !== undefined) {
      const puzzle = puzzles.find(({ id }) => id === named);
      if (!puzzle)
        return refusedPlay('unknownPuzzle', `There is no puzzle ${JSON.stringify(named)}.`, ['puzzle']);
      const beginning = { key: `puzzle ${named}`, start: () => openPuzzle(matches, puzzle) };
      return { ok: true, value: { options: {}, puzzle, beginning } };
    }
    const chosen = options
      ? { options }
      : setup === undefined
        ? setups[0]
        : setups.find(({ id }) => id === setup);
    if (!chosen) return refusedPlay('unknownSetup', `There is no setup ${JSON.stringify(setup)}.`, ['setup']);
    const key = JSON.stringify([chosen.options, seed, seeding]);
    const beginning = { key, start: () => runtime.start(chosen.options, seed, seeding) };
    return { ok: true, value: { options: chosen.options, beginning } };
  }

  return (place: PlayPlace, isLate: () => boolean): Answer<OpenedMatch<State>> => {
    const { seed = FIRST_SEED, seats, moves = [], step = moves.length } = place;
    const seeding = moves.length > 0 ? (place.seeding ?? 'not said') : SEEDING;
    const begins = beginningOf(place, seeding);
    if (!begins.ok) return begins;
    const strange = seats?.find((seat) => !SEATS.includes(seat));
    if (strange !== undefined) {
      const words = `No seat is ${JSON.stringify(strange)}: there are ${SEATS.join(', ')}.`;
      return refusedPlay('unknownSeat', words, ['seats']);
    }
    const drawing = answerOf(checkSeeding(seeding));
    if (!drawing.ok) return refusedPlay('oldSeeding', drawing.refusals[0]?.words ?? '', ['seeding']);
    const played = answerOf(keeper.through(begins.value.beginning, moves, isLate), runtime.game);
    if (!played.ok) {
      const refusals = played.refusals.map((each) => ({ ...each, path: ['play', ...each.path] }));
      return { ok: false, refusals };
    }
    const line = played.value;
    const { start, steps, reached } = line;
    const after = (count: number): Match<State> => steps[count - 1]?.after ?? start;
    const at = Math.min(step, reached);
    const players = runtime.game.players(start.state).map(({ id }) => id);
    const { conceded } = place;
    if (conceded !== undefined && !players.includes(conceded))
      return refusedPlay('unknownPlayer', `There is no player ${JSON.stringify(conceded)}.`, ['conceded']);
    return {
      ok: true,
      value: {
        ...begins.value,
        seed,
        seeding,
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
