import type { JsonObject } from '@reticle/core';
import type { HostMatch, ThingView, ZoneView } from '@reticle/core/host';
import {
  type MatchEvent,
  playedRecord,
  randomFrom,
  searchMoves,
  seatOf,
  seedRandom,
  type BotName,
  type Match,
  type MatchRecord,
  type Move,
  type PlayedMove,
} from '@reticle/core/match';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.js';
import { printable, accepted, cliIssue, EXIT, Failure } from '../failure.js';
import type { Prompter } from '../io.js';
import { seatsOf } from '../seats.js';
import { wrap, type Terminal } from '../terminal.js';
import { decide } from './human.js';
import { screen } from './screen.js';

const thingLine = ({ name, facts, marks }: ThingView): string =>
  `  ${[name, ...facts, ...marks].filter((part) => part !== '').join(', ')}`;

const zoneLines = ({ name, things, hidden = 0 }: ZoneView): readonly string[] => [
  `${name}:`,
  ...things.map(thingLine),
  ...(hidden > 0 ? [`  ${hidden} that nobody may see here`] : []),
];

/** A table as text: as the game renders it, else its zones, a thing a line, else what a view holds. */
function boardText<State>({ render, zones }: HostMatch<State>, seen: JsonObject): string {
  if (render) return render(seen);
  return zones ? zones(seen).flatMap(zoneLines).join('\n') : JSON.stringify(seen, null, 1);
}

/** Writes what happens in a match, line by line, and keeps it. */
interface MatchLog<State> {
  readonly lines: readonly string[];
  /** Tells events, with the state after them. */
  add(events: readonly MatchEvent[], state: State): void;
  board(): void;
  /** Says something to the person alone: it is no line of the log. */
  say(lines: readonly string[]): void;
  /** Draws the screen anew, as the person is about to decide; nothing where there are lines only. */
  draw(): void;
}

/** How a log is written. */
export interface LogPlan {
  readonly players: readonly string[];
  /** What the viewer sees of the board now. */
  readonly seen: () => JsonObject;
  /** Minor events, too. */
  readonly verbose: boolean;
  /** Whose screen is drawn anew at each decision; absent if all is told in lines, one after the other. */
  readonly screenOf?: string | undefined;
}

/** A log for one viewer; the events are those that the viewer may see. */
export function matchLog<State>(
  match: HostMatch<State>,
  { players, seen, verbose, screenOf }: LogPlan,
  terminal: Terminal,
): MatchLog<State> {
  const { narrate, asides = [] } = match;
  const lines: string[] = [];
  const paint = namePainter(players, terminal);
  const silent = terminal.quiet || terminal.json;
  const board = () => boardText(match, seen());
  const zones = () => match.zones?.(seen()) ?? [];
  const drawn = screenOf === undefined ? undefined : screen({ board, zones, player: screenOf }, terminal);
  return {
    lines,
    add(events, state) {
      for (const event of events) {
        const text = verbose || !asides.includes(event.type) ? printable(narrate(event, state)) : '';
        if (text === '') continue;
        lines.push(text);
        if (drawn) drawn.tell(paint(wrap(text)));
        else if (!silent) terminal.line(paint(wrap(text)));
      }
    },
    say(found) {
      const told = found.map((text) => wrap(printable(text), '  '));
      if (drawn) drawn.say(told);
      else for (const text of told) terminal.line(text);
    },
    board() {
      if (!silent && !drawn) terminal.line(`\n${board()}\n`);
    },
    draw: () => drawn?.draw(),
  };
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'] as const;

/** Paints players' names, and ids that begin with one: each in the colour it is named after, or the next that is free. */
function namePainter(players: readonly string[], { paint }: Terminal): (text: string) => string {
  const free = COLOURS.filter((colour) => !players.includes(colour));
  const colours = players.map(
    (player) => [player, COLOURS.find((colour) => colour === player) ?? free.shift()] as const,
  );
  return (text) =>
    colours.reduce((painted, [player, colour]) => {
      if (!colour || !/^\w+$/.test(player)) return painted;
      return painted.replaceAll(new RegExp(`\\b${player}(?:-[\\w-]+)?\\b`, 'g'), (name) =>
        paint[colour](name),
      );
    }, text);
}

/** Who sits at the table, and for how long. */
export interface TablePlan {
  readonly options: unknown;
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** A player that a person plays. */
  readonly human?: {
    readonly player: string;
    readonly prompter: Prompter;
    /** Whether the board is drawn anew at each decision. */
    readonly hasScreen: boolean;
  };
  readonly maxMoves: number;
  /** Whether the person is told what a search would do. */
  readonly hint: boolean;
  /** Whether minor events are logged, too. */
  readonly verbose: boolean;
}

/** A match that was played to its end, or left. */
export interface PlayedMatch<State> {
  readonly match: Match<State>;
  readonly record: MatchRecord;
  readonly log: MatchLog<State>;
  readonly ended: 'over' | 'left' | 'moveLimit' | 'interrupted';
}

/** Plays a match between bots, or of a person against bots, and logs what the person, or a spectator, may see. */
export async function playMatch<State>(
  game: HostMatch<State>,
  plan: TablePlan,
  context: Context,
): Promise<PlayedMatch<State>> {
  const { runtime } = game;
  const { options, seed, human, bots, maxMoves } = plan;
  const { io, terminal } = context;
  const header = accepted(runtime.record(options, seed), ['options'], runtime.game);
  let played: readonly PlayedMove[] = [];
  let match = accepted(runtime.start(options, seed), ['options'], runtime.game);
  const players = runtime.game.players(match.state);
  const seats = seatsOf(players, bots, seed);
  const viewer = human?.player;
  const log = matchLog(
    game,
    {
      players: players.map(({ id }) => id),
      seen: () => runtime.view(match, viewer).state,
      verbose: plan.verbose,
      screenOf: human?.hasScreen === true ? human.player : undefined,
    },
    terminal,
  );

  /** Back to the person's last decision. */
  const takeBack = () => {
    const last = played.findLastIndex(({ move }) => move.player === viewer);
    if (last < 0) return;
    played = played.slice(0, last);
    const moves = played.map(({ move }) => move);
    match = accepted(runtime.replay({ ...header, moves }), [], runtime.game).match;
    log.board();
  };
  const ending = (ended: PlayedMatch<State>['ended']): PlayedMatch<State> => {
    log.draw();
    return { match, record: playedRecord(header, played, match), log, ended };
  };

  log.board();
  log.add(game.opening?.(match.state) ?? [], match.state);
  for (;;) {
    await setImmediate();
    const [player] = runtime.toAct(match);
    if (player === undefined) return ending('over');
    if (io.signal?.aborted) return ending('interrupted');
    if (match.step >= maxMoves) return ending('moveLimit');
    if (plan.hint && human?.player === player) log.say(hintsFor(game, match, player));
    if (human?.player === player) log.draw();
    const decision =
      human?.player === player
        ? await decide(game, match, player, human.prompter)
        : {
            kind: 'move' as const,
            move: seats.find((seat) => seat.player === player)?.choose(runtime, match),
          };
    if (decision.kind === 'quit') return ending('left');
    if (decision.kind === 'board') log.board();
    if (decision.kind === 'read') log.say(decision.lines);
    if (decision.kind === 'undo') takeBack();
    if (decision.kind !== 'move') continue;
    const { move } = decision;
    if (!move)
      throw new Failure(EXIT.findings, [
        cliIssue('usage', { problem: `${player} must act and has no move.` }),
      ]);
    const applied = runtime.apply(match, move);
    if (!applied.ok) throw new Failure(EXIT.findings, applied.issues, runtime.game);
    const { events } = applied.value;
    match = applied.value.match;
    played = [...played, { move, events }];
    log.add(runtime.viewEvents(events, viewer), match.state);
  }
}

const HINTS = 3;
/** So many moves of the line are told that it expects. */
const HINT_AHEAD = 6;
const HINT_MILLISECONDS = 1_500;

/** What a search would do, move by move, how good it thinks that is, and what it expects then. */
function hintsFor<State>(game: HostMatch<State>, match: Match<State>, player: string): readonly string[] {
  const random = randomFrom(seedRandom(`hint ${match.step}`));
  const budget = { iterations: 10_000, milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const seat = seatOf(game.runtime, match, player);
  const found = searchMoves(seat, random, budget);
  if (!found) return [];
  const moves = found.moves.slice(0, HINTS).map(({ move, value, visits }, index) => {
    const words = printable(game.describeMove(match.state, move));
    return `${index === 0 ? 'hint' : '  or'}: ${words} (${value.toFixed(2)}, looked at ${visits} times)`;
  });
  const world = seat.world(random);
  const line = world.ok ? lineIn(game, world.value, found.line.slice(0, HINT_AHEAD)) : [];
  return line.length > 1 ? [...moves, `then: ${line.slice(1).join('; ')}`] : moves;
}

/** Moves that follow each other, in words, of a world: what is hidden has no name here. */
function lineIn<State>(
  { runtime, describeMove }: HostMatch<State>,
  world: Match<State>,
  line: readonly Move[],
): readonly string[] {
  const words: string[] = [];
  let now = world;
  for (const move of line) {
    const applied = runtime.apply(now, move);
    if (!applied.ok) break;
    words.push(`${move.player}: ${printable(describeMove(now.state, move))}`);
    now = applied.value.match;
  }
  return words;
}
