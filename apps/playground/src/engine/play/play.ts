import type { Match } from '@reticle/core/match';
import type { PlayPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import type { GameMatches } from '../contract.js';
import { botsAct } from './bots-act.js';
import { lineKeeper } from './line.js';
import { teller } from './log.js';
import { offersOf, offersShown, pickShown } from './offers.js';
import { opener, refusedPlay, type Opened } from './open.js';
import { recordOf, testOf } from './record.js';
import { listenerOf, SEATS, viewerOf } from './seats.js';
import type {
  LogShown,
  MatchForm,
  OffersShown,
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
  /** The table at the step that the place looks at. */
  readonly table: (place: PlayPlace) => Answer<TableShown>;
  readonly log: (place: PlayPlace) => Answer<LogShown>;
  /** What the person who is to act may do; nothing where a bot is. */
  readonly offers: (place: PlayPlace) => Answer<OffersShown>;
  readonly pick: (place: PlayPlace) => Answer<PickShown>;
  readonly record: (place: PlayPlace) => Answer<RecordShown>;
}

/** The time for one question, in milliseconds: the worker answers others in between. */
const SLICE = 30;

/** Answers about one game's matches; `now` is a clock in milliseconds. */
export function playOf<State>(matches: GameMatches<State>, now: () => number): Play {
  const { runtime, setups, zones, turn, moment, endingWords } = matches;
  const keeper = lineKeeper(runtime);
  const open = opener(matches, keeper);
  const offersAt = offersOf(runtime);
  const logOf = teller(matches);

  const outcomeOf = (match: Match<State>): TableShown['outcome'] => {
    const ended = runtime.outcome(match);
    return ended && { winners: ended.winners, reason: endingWords(ended.reason) };
  };

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
      return { ok: true, value: { setups: listed, players, seats: SEATS } };
    },

    advance: (place) =>
      answered(place, (opened, isLate) => {
        const { moves, line } = opened;
        if (line.reached === moves.length) return botsAct(runtime, keeper, opened, isLate);
        return { ok: true, value: { reached: line.reached, made: [], state: 'busy' } };
      }),

    table: (place) =>
      answered<TableShown>(place, ({ shown, at, seats }) => {
        const [acting] = runtime.toAct(shown);
        const viewer = viewerOf(seats, acting);
        return {
          ok: true,
          value: {
            step: at,
            turn: turn(shown.state),
            moment: moment(shown.state),
            acting,
            viewer,
            outcome: outcomeOf(shown),
            zones: zones(runtime.view(shown, viewer).state),
          },
        };
      }),

    log: (place) =>
      answered(place, ({ line, seats }) => ({
        ok: true,
        value: { step: line.reached, turns: logOf(line, listenerOf(seats)) },
      })),

    offers: (place) =>
      answered(place, ({ end, seats }) => {
        const yours = runtime.toAct(end).some((player) => seats.get(player) === 'you');
        const offers = yours ? offersShown(matches, end, offersAt(end)) : [];
        return { ok: true, value: { step: end.step, offers } };
      }),

    pick: (place) =>
      answered(place, ({ end }) =>
        place.pick
          ? pickShown(matches, end, offersAt(end), place.pick)
          : refusedPlay('notOnOffer', 'No move is being chosen.', ['pick']),
      ),

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
