import { SEEDING, type Move } from '@reticle/core/match';
import type { PlayPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import type { GameMatches } from '../contract.js';
import { botsAct } from './bots-act.js';
import { lineKeeper } from './line.js';
import { teller } from './log.js';
import { opener, type Opened } from './open.js';
import { recordOf, testOf } from './record.js';
import { seatTeller, wantedOf } from './seat.js';
import { listenerOf, SEATS } from './seats.js';
import { hintFor } from './hint.js';
import type {
  HintShown,
  LogShown,
  MatchForm,
  PickShown,
  Progress,
  RecordShown,
  TableShown,
} from './shown.js';

/** All that the play page asks about one game. A place holds all that an answer depends on. */
export interface Play {
  readonly form: () => Answer<MatchForm>;
  /** Goes on with the match for a short while: plays again what is recorded, then lets bots act. */
  readonly advance: (place: PlayPlace) => Answer<Progress>;
  /** The table at the step that the place looks at; at its end with what the person who is to act may do. */
  readonly table: (place: PlayPlace) => Answer<TableShown>;
  readonly log: (place: PlayPlace) => Answer<LogShown>;
  readonly pick: (place: PlayPlace) => Answer<PickShown>;
  readonly record: (place: PlayPlace) => Answer<RecordShown>;
  /** What a bot would do at the step that the place looks at. */
  readonly hint: (place: PlayPlace) => Answer<HintShown>;
}

/** The time for one question, in milliseconds: the worker answers others in between. */
const SLICE = 30;

/** Answers about one game's matches; `now` is a clock in milliseconds. */
export function playOf<State>(matches: GameMatches<State>, now: () => number): Play {
  const { runtime, setups } = matches;
  const keeper = lineKeeper(runtime);
  const open = opener(matches, keeper);
  const seats = seatTeller(matches);
  const logOf = teller(matches);

  const slice = (): (() => boolean) => {
    const end = now() + SLICE;
    return () => now() > end;
  };

  function answered<T>(
    place: PlayPlace,
    task: (opened: Opened<State>, isLate: () => boolean) => Answer<T>,
  ): Answer<T> {
    const isLate = slice();
    const opened = open(place, isLate);
    return opened.ok ? task(opened.value, isLate) : opened;
  }

  return {
    form() {
      const started = answerOf(runtime.start(setups[0].options, ''), runtime.game);
      if (!started.ok) return started;
      const players = runtime.game.players(started.value.state).map(({ id }) => id);
      const listed = setups.map(({ id, title }) => ({ id, title }));
      const stops = matches.pace?.stops ?? [];
      return { ok: true, value: { setups: listed, players, seats: SEATS, stops, seeding: SEEDING } };
    },

    advance: (place) =>
      answered(place, (opened, isLate) => {
        const { moves, line } = opened;
        if (line.reached === moves.length) {
          const wanted = (player: string, made: readonly Move[]) =>
            wantedOf(matches, place, player, [...moves, ...made]);
          return botsAct(matches, keeper, opened, wanted, isLate);
        }
        return { ok: true, value: { reached: line.reached, made: [], state: 'busy' } };
      }),

    table: (place) => answered(place, (opened) => seats.table(opened, place)),

    log: (place) =>
      answered(place, ({ line, seats: sitting }) => ({
        ok: true,
        value: { step: line.reached, turns: logOf(line, listenerOf(sitting)) },
      })),

    pick: (place) => answered(place, (opened) => seats.pick(opened, place)),

    hint: (place) => answered(place, (opened) => hintFor(matches, opened, now)),

    record: (place) =>
      answered(place, ({ options, seed, moves, line, end }) => {
        const reached = moves.slice(0, line.reached);
        const record = recordOf(runtime, options, seed, reached, end);
        return {
          ok: true,
          value: { record: `${JSON.stringify(record, null, 1)}\n`, test: testOf(matches, record) },
        };
      }),
  };
}
