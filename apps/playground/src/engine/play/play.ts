import { unwrap, type TargetRef } from '@reticle/core';
import { narrationOf, unaskedMove, type HostMatch, type Puzzle, type WantedPace } from '@reticle/core/host';
import {
  type Move,
  type Match,
  type MatchEvent,
  digestOf,
  type MatchRecord,
  type MatchRuntime,
  SEEDING,
} from '@reticle/core/match';
import { puzzleStands } from '@reticle/testkit/scenario';
import type { PlayPlace } from '../../address/place.js';
import { answerOf, type Answer } from '../answer.js';
import type { GameMatches } from '../contract.js';
import { askedOnce } from './asked-once.js';
import { chancesTeller } from './chances.js';
import { compareFor, movesFor } from './compare.js';
import { hintFor } from './hint.js';
import { type LineKeeper, type Line, type Step, lineKeeper } from './line.js';
import { FIRST_SEED, type OpenedMatch, opener } from './open.js';
import { scenarioAt } from './scenario.js';
import { seatTeller, wantedOf } from './seat.js';
import { botMove, listenerOf, SEATS } from './seats.js';
import type {
  ChancesShown,
  ComparedShown,
  MovesShown,
  Progress,
  LogEntry,
  LogTurn,
  HintShown,
  LogShown,
  MatchForm,
  PickShown,
  RecordShown,
  TableShown,
} from './shown.js';

/** The most moves of a match. Nobody plays on after them. */
const MOST_MOVES = 5_000;

/**
 * Returns the move by which the player gives up whom the place names, if the game has such a move and it is
 * not made yet.
 */
const leavingOf = (
  { leaves }: Pick<MatchRuntime<unknown>, 'leaves'>,
  { conceded }: PlayPlace,
  moves: readonly Move[],
): Move | undefined =>
  conceded === undefined ||
  leaves === undefined ||
  moves.some(({ move, player }) => move === leaves && player === conceded)
    ? undefined
    : { move: leaves, player: conceded };

/**
 * Lets bots act, and makes the moves for which people are not asked, until time is over, a person must act,
 * or the match ends.
 */
function botsAct<State>(
  host: HostMatch<State>,
  keeper: LineKeeper<State>,
  { beginning, puzzle, seed, seats, end, line: { start, reached } }: OpenedMatch<State>,
  wantedBy: (player: string, made: readonly Move[]) => WantedPace,
  leaving: Move | undefined,
  isLate: () => boolean,
): Answer<Progress> {
  const { runtime } = host;
  const made: Move[] = [];
  const told = (state: Progress['state']): Answer<Progress> => ({
    ok: true,
    value: { reached, made, state },
  });
  let match = end;
  do {
    const [player] = runtime.toAct(match);
    if (player === undefined || (puzzle && puzzleStands(host, puzzle, start, match) !== 'open'))
      return told('over');
    const seat = seats.get(player) ?? '';
    if (match.step >= MOST_MOVES) return told('long');
    const isLeaving = leaving !== undefined && made.length === 0;
    const isYours = seat === 'you' && !isLeaving;
    const move = isLeaving
      ? leaving
      : isYours
        ? unaskedMove(host, match, player, wantedBy(player, made))
        : botMove(runtime, match, player, seat, seed);
    if (!move) return told(isYours ? 'yours' : 'stuck');
    const step = answerOf(keeper.further(beginning, reached + made.length, move), runtime.game);
    if (!step.ok) return step;
    made.push(move);
    match = step.value.after;
  } while (!isLate());
  return told('busy');
}

/** A line of the log. With `turn` it begins a turn. */
type ToldEvent = LogEntry['lines'][number] & {
  readonly turn: boolean;
};

/** Makes a function that writes the log of a match. It puts each step into words once for each listener. */
function teller<State>(host: GameMatches<State>) {
  const { runtime, narrate, asides, opening, turnEvent } = host;
  const { lineOf } = narrationOf(host);
  const known = new WeakMap<Step<State>, Map<string | undefined, readonly ToldEvent[]>>();

  const tell = (
    events: readonly MatchEvent[],
    { state }: Match<State>,
    listener: string | undefined,
  ): readonly ToldEvent[] =>
    runtime.viewEvents(events, listener).flatMap((event) => {
      const text = narrate(event, state);
      const { type } = event;
      return text === '' ? [] : [{ ...lineOf(text), aside: asides.includes(type), turn: type === turnEvent }];
    });

  function toldOf(step: Step<State>, listener: string | undefined): readonly ToldEvent[] {
    const ofStep = known.get(step) ?? new Map<string | undefined, readonly ToldEvent[]>();
    known.set(step, ofStep);
    const told = ofStep.get(listener) ?? tell(step.events, step.after, listener);
    ofStep.set(listener, told);
    return told;
  }

  /** Returns the log of a line, turn by turn, as a listener may know it. */
  return ({ start, steps }: Line<State>, listener: string | undefined): readonly LogTurn[] => {
    const turns: { title: string; entries: LogEntry[] }[] = [];
    const add = (step: number, told: readonly ToldEvent[]): void => {
      let lines: ToldEvent[] = [];
      const close = (): void => {
        if (lines.length === 0) return;
        if (turns.length === 0) turns.push({ title: 'before the first turn', entries: [] });
        turns.at(-1)?.entries.push({ step, lines: lines.map(({ turn: _turn, ...line }) => line) });
        lines = [];
      };
      for (const line of told) {
        if (line.turn) {
          close();
          turns.push({ title: line.text.replace(/^-+ /u, ''), entries: [] });
        } else lines.push(line);
      }
      close();
    };
    add(0, tell(opening?.(start.state) ?? [], start, listener));
    for (const [index, step] of steps.entries()) add(index + 1, toldOf(step, listener));
    return turns;
  };
}

/** Returns a match as a record, which replays to the same end. */
function recordOf<State>(
  runtime: MatchRuntime<State>,
  options: unknown,
  { seed, seeding }: Pick<OpenedMatch<State>, 'seed' | 'seeding'>,
  moves: readonly Move[],
  end: Match<State>,
): MatchRecord {
  return { ...unwrap(runtime.record(options, seed)), seeding, moves: [...moves], digest: digestOf(end) };
}

/** Returns a test that replays a record. */
function testOf<State>({ code }: GameMatches<State>, record: MatchRecord): string {
  return `${[
    ...code.imports,
    "import { expect, it } from 'vitest';",
    '',
    `const runtime = ${code.runtime};`,
    `const record = ${JSON.stringify(record, null, 2)};`,
    '',
    `it('plays the match of seed ${JSON.stringify(record.seed)} to the same end', () => {`,
    '  expect(runtime.replay(record)).toMatchObject({ ok: true });',
    '});',
  ].join('\n')}\n`;
}

/** The questions of the play page about one game. A place holds everything that an answer depends on. */
export interface Play {
  /** Returns the matches that can be begun, and the players of the place's setup. */
  readonly form: (place: PlayPlace) => Answer<MatchForm>;
  /** Continues the match for a short while: replays the recorded moves, then lets bots act. */
  readonly advance: (place: PlayPlace) => Answer<Progress>;
  /** Returns the table at the shown step. At the end it includes what the person who is to act may do. */
  readonly table: (place: PlayPlace) => Answer<TableShown>;
  readonly log: (place: PlayPlace) => Answer<LogShown>;
  readonly pick: (place: PlayPlace) => Answer<PickShown>;
  readonly record: (place: PlayPlace) => Answer<RecordShown>;
  /** Says why a thing cannot be used at the shown step. */
  readonly why: (place: PlayPlace, ref: TargetRef) => Answer<readonly string[]>;
  /** Returns the moves of the shown step, in words. */
  readonly moves: (place: PlayPlace) => Answer<MovesShown>;
  /** Returns what differs after two of these moves. */
  readonly compare: (place: PlayPlace, words: readonly [string, string]) => Answer<ComparedShown>;
  /** Returns what a bot would do at the shown step. */
  readonly hint: (place: PlayPlace) => Answer<HintShown>;
  /** Returns who was ahead after each step, as far as a short while allows. */
  readonly chances: (place: PlayPlace) => Answer<ChancesShown>;
}

/** The time for one question, in milliseconds. The worker answers others in between. */
const SLICE = 30;

/** Answers about one game's matches; `now` is a clock in milliseconds. */
export function playOf<State>(
  given: GameMatches<State>,
  now: () => number,
  puzzles: readonly Puzzle[] = [],
): Play {
  const matches: GameMatches<State> = { ...given, runtime: askedOnce(given.runtime) };
  const { runtime, setups } = matches;
  const keeper = lineKeeper(runtime);
  const open = opener(matches, keeper, puzzles);
  const seats = seatTeller(matches);
  const logOf = teller(matches);
  const chancesOf = chancesTeller(matches);

  const slice = (): (() => boolean) => {
    const end = now() + SLICE;
    return () => now() > end;
  };

  function answered<T>(
    place: PlayPlace,
    task: (opened: OpenedMatch<State>, isLate: () => boolean) => Answer<T>,
  ): Answer<T> {
    const isLate = slice();
    const opened = open(place, isLate);
    return opened.ok ? task(opened.value, isLate) : opened;
  }

  const table = (place: PlayPlace): Answer<TableShown> =>
    answered(place, (opened) => seats.table(opened, place));

  return {
    form(place) {
      const named = setups.find(({ id }) => id === place.setup) ?? setups[0];
      const wanted = runtime.start(place.options ?? named.options, FIRST_SEED);
      // A refusal is reported when the match is opened.
      const begun = wanted.ok ? wanted : runtime.start(setups[0].options, FIRST_SEED);
      const started = answerOf(begun, runtime.game);
      if (!started.ok) return started;
      const players = runtime.game.players(started.value.state).map(({ id }) => id);
      const listed = setups.map(({ id, title }) => ({ id, title }));
      const stops = matches.pace?.stops ?? [];
      return {
        ok: true,
        value: {
          setups: listed,
          players,
          seats: SEATS,
          stops,
          seeding: SEEDING,
          puzzles: puzzles.map(({ id, task, player, solution }) => ({ id, task, player, solution })),
        },
      };
    },

    advance: (place) =>
      answered(place, (opened, isLate) => {
        const { moves, line } = opened;
        if (line.reached === moves.length) {
          if (place.conceded !== undefined && runtime.leaves === undefined)
            return { ok: true, value: { reached: line.reached, made: [], state: 'over' } };
          const wanted = (player: string, made: readonly Move[]) =>
            wantedOf(matches, place, player, [...moves, ...made]);
          return botsAct(matches, keeper, opened, wanted, leavingOf(runtime, place, moves), isLate);
        }
        return { ok: true, value: { reached: line.reached, made: [], state: 'busy' } };
      }),

    table,

    log: (place) =>
      answered(place, ({ line, seats: sitting }) => ({
        ok: true,
        value: { step: line.reached, turns: logOf(line, listenerOf(sitting)) },
      })),

    pick: (place) =>
      answered(place, (opened) => {
        const found = seats.pick(opened, place);
        if (!found.ok) return found;
        const stands = found.value;
        const next: PlayPlace =
          stands.kind === 'asked'
            ? place
            : { ...place, pick: undefined, seeding: opened.seeding, moves: [...opened.moves, stands.move] };
        const shown = table(next);
        return { ok: true, value: shown.ok ? { ...stands, table: shown.value } : stands };
      }),

    why: (place, ref) => answered(place, (opened) => seats.why(opened, ref, place.pick)),

    moves: (place) => answered(place, (opened) => movesFor(matches, opened)),

    compare: (place, words) => answered(place, (opened) => compareFor(matches, opened, words)),

    hint: (place) => answered(place, (opened) => hintFor(matches, opened, now)),

    chances: (place) => answered(place, (opened, isLate) => chancesOf(opened, isLate)),

    record: (place) =>
      answered(place, (opened) => {
        const { options, moves, line, end } = opened;
        const reached = moves.slice(0, line.reached);
        const record = recordOf(runtime, options, opened, reached, end);
        return {
          ok: true,
          value: {
            record: `${JSON.stringify(record, null, 1)}\n`,
            test: testOf(matches, record),
            scenario: scenarioAt(matches, opened),
          },
        };
      }),
  };
}
