import type { JsonObject } from '@reticle/core';
import type { HostMatch, ThingView, ZoneView } from '@reticle/core/host';
import {
  type MatchEvent,
  playedRecord,
  type Match,
  type MatchRecord,
  type Move,
  type PlayedMove,
} from '@reticle/core/match';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.js';
import { printable, accepted, cliIssue, EXIT, Failure, wrongUsage } from '../failure.js';
import type { Prompter, Scene } from '../io.js';
import { seatsOf } from '../options.js';
import { wrap, type Terminal } from '../terminal.js';
import { handOf, idleCards, idleLines } from './held.js';
import { hintsFor } from './hints.js';
import { decide } from './human.js';
import { pacing } from './pace.js';
import { screen } from './frame.js';

const thingLine = ({ name, facts, marks }: ThingView): string =>
  `  ${[name, ...facts, ...marks].filter((part) => part !== '').join(', ')}`;

const zoneLines = ({ name, things, hidden = 0 }: ZoneView): readonly string[] => [
  `${name}:`,
  ...things.map(thingLine),
  ...(hidden > 0 ? [`  ${hidden} that nobody may see here`] : []),
];

/**
 * Returns a table as text: as the game renders it, or its zones with one thing per line, or the content of a
 * view.
 */
function boardText<State>(
  { render, zones }: HostMatch<State>,
  seen: JsonObject,
  viewer: string | undefined,
): string {
  if (render) return render(seen, viewer);
  return zones ? zones(seen).flatMap(zoneLines).join('\n') : JSON.stringify(seen, null, 1);
}

/** Writes what happens in a match line by line, and keeps the lines. */
interface MatchLog<State> {
  readonly lines: readonly string[];
  /** Writes events, given the state after them. */
  add(events: readonly MatchEvent[], state: State): void;
  board(): void;
  /** Prints lines for the person alone. They are not part of the log. */
  say(lines: readonly string[]): void;
  /** Returns what a screen shows before a decision of the person, or undefined if there are only lines. */
  scene(): Scene | undefined;
  /** Prints in lines what was on the screen that is closed: the board, and the last news. */
  close(): void;
}

/** The settings of a log. */
export interface LogPlan {
  readonly players: readonly string[];
  /** Returns what the viewer sees of the board now. */
  readonly seen: () => JsonObject;
  /** The player who looks. Absent if everybody does. */
  readonly viewer?: string | undefined;
  /** Whether minor events are written, too. */
  readonly verbose: boolean;
  /**
   * The player whose screen is drawn, its title, and why cards of a hand cannot be used. Absent if everything
   * is printed in lines.
   */
  readonly screenOf?:
    | {
        readonly player: string;
        readonly title: () => string;
        readonly idle: (hand: readonly ThingView[]) => ReadonlyMap<string, string>;
      }
    | undefined;
}

/** How many of the last lines are printed when a screen is closed. */
const LAST_NEWS = 10;

/** Makes a log for one viewer. It gets only events that the viewer may see. */
export function matchLog<State>(
  match: HostMatch<State>,
  { players, seen, viewer, verbose, screenOf }: LogPlan,
  terminal: Terminal,
): MatchLog<State> {
  const { narrate, asides = [] } = match;
  const lines: string[] = [];
  const paint = namePainter(players, terminal);
  const silent = terminal.quiet || terminal.json;
  const board = () => boardText(match, seen(), viewer);
  const zones = () => match.zones?.(seen()) ?? [];
  const drawn = screenOf && screen({ ...screenOf, board, zones, names: paint, paint: terminal.paint });
  return {
    lines,
    add(events, state) {
      for (const event of events) {
        const text = verbose || !asides.includes(event.type) ? printable(narrate(event, state)) : '';
        if (text === '') continue;
        lines.push(text);
        if (drawn) drawn.tell(text);
        else if (!silent) terminal.line(paint(wrap(text)));
      }
    },
    say(found) {
      if (drawn) drawn.say(found);
      else for (const text of found) terminal.line(wrap(printable(text), '  '));
    },
    board() {
      if (!silent && !drawn) terminal.line(`\n${board()}\n`);
    },
    scene: () => drawn?.scene(),
    close() {
      if (!drawn) return;
      terminal.line(`${board()}\n`);
      for (const text of lines.slice(-LAST_NEWS)) terminal.line(paint(wrap(text)));
    },
  };
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'magenta', 'cyan'] as const;

/**
 * Returns a painter of players' names and of ids that begin with one. Each has the colour it is named after,
 * or the next free one.
 */
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

/** The players at the table, and how long they play. */
export interface TablePlan {
  readonly options: unknown;
  readonly seed: string;
  readonly bots: readonly string[];
  /** The player whom a person plays. */
  readonly human?: {
    readonly player: string;
    readonly prompter: Prompter;
    /** Whether the board is drawn on a full screen. */
    readonly hasScreen: boolean;
    /** Whether the person is asked at every moment, even if the only move is to go on. */
    readonly everyStop: boolean;
  };
  readonly maxMoves: number;
  /** Whether the person can ask what a search would do. */
  readonly hint: boolean;
  /** Whether minor events are logged, too. */
  readonly verbose: boolean;
  /** Saves the match each time the person is asked, so that nothing is lost if the terminal is closed. */
  readonly keep?: ((record: MatchRecord) => Promise<void>) | undefined;
}

/** A match that was played to its end, or left. */
export interface PlayedMatch<State> {
  readonly match: Match<State>;
  readonly record: MatchRecord;
  readonly log: MatchLog<State>;
  readonly ended: 'over' | 'left' | 'moveLimit' | 'interrupted';
}

/**
 * Plays a match between bots, or of a person against bots. It logs what the person, or a spectator, may see.
 */
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
  if (bots.length > players.length)
    throw wrongUsage(`--bots names ${bots.length} players, and there are ${players.length}.`);
  const seats = seatsOf(players, bots, seed);
  const viewer = human?.player;
  const log = matchLog(
    game,
    {
      players: players.map(({ id }) => id),
      seen: () => runtime.view(match, viewer).state,
      viewer,
      verbose: plan.verbose,
      screenOf:
        human?.hasScreen === true
          ? {
              player: human.player,
              title: () => titleOf(game, match, human.player, seed),
              idle: (hand) => idleCards(game, match, human.player, hand),
            }
          : undefined,
    },
    terminal,
  );

  const pace = human && !human.everyStop ? pacing(game, human.player) : undefined;
  /** The positions in `played` of the moves that the person decided. */
  let decided: readonly number[] = [];
  /** Goes back to the person's last decision. */
  const takeBack = () => {
    const last = decided.at(-1);
    if (last === undefined) return;
    decided = decided.slice(0, -1);
    played = played.slice(0, last);
    const moves = played.map(({ move }) => move);
    match = accepted(runtime.replay({ ...header, moves }), [], runtime.game).match;
    log.say(['Your last move is taken back.']);
    log.board();
  };
  const ending = (ended: PlayedMatch<State>['ended']): PlayedMatch<State> => ({
    match,
    record: playedRecord(header, played, match),
    log,
    ended,
  });
  const make = (player: string, move: Move | undefined): void => {
    if (!move)
      throw new Failure(EXIT.findings, [
        cliIssue('usage', { problem: `${player} must act and has no move.` }),
      ]);
    const applied = runtime.apply(match, move);
    if (!applied.ok) throw new Failure(EXIT.findings, applied.issues, runtime.game);
    const { events } = applied.value;
    match = applied.value.match;
    played = [...played, { move, events }];
    pace?.made(move);
    log.add(runtime.viewEvents(events, viewer), match.state);
  };

  let idleBefore = '';
  /** Says in lines which cards of the hand cannot be used now, and why, if it is not what was said last. */
  const sayIdle = (player: string): void => {
    const hand = handOf(game.zones?.(runtime.view(match, player).state) ?? [], player);
    const lines = idleLines(hand, idleCards(game, match, player, hand));
    const text = lines.join('\n');
    if (text !== idleBefore) log.say(lines);
    idleBefore = text;
  };

  log.board();
  log.add(game.opening?.(match.state) ?? [], match.state);
  try {
    for (;;) {
      await setImmediate();
      const [player] = runtime.toAct(match);
      if (player === undefined) return ending('over');
      if (io.signal?.aborted) return ending('interrupted');
      if (match.step >= maxMoves) return ending('moveLimit');
      if (human?.player !== player) {
        make(player, seats.find((seat) => seat.player === player)?.choose(runtime, match));
        continue;
      }
      const unasked = pace?.unasked(match);
      if (unasked) {
        make(player, unasked);
        continue;
      }
      pace?.asked();
      await plan.keep?.(playedRecord(header, played, match));
      if (plan.hint) log.say(hintsFor(game, match, player));
      if (!human.hasScreen) sayIdle(player);
      const beside = [
        ...(pace ? (['goOn'] as const) : []),
        'hint' as const,
        ...(decided.length > 0 ? (['undo'] as const) : []),
      ];
      const decision = await decide(game, match, {
        player,
        prompter: human.prompter,
        scene: log.scene(),
        beside,
      });
      if (decision.kind === 'quit') return ending('left');
      if (decision.kind === 'closed') return ending('interrupted');
      if (decision.kind === 'board') log.board();
      if (decision.kind === 'read') log.say(decision.lines);
      if (decision.kind === 'undo') takeBack();
      if (decision.kind === 'hint') log.say(hintsFor(game, match, player));
      if (decision.kind === 'goOn') pace?.goOn(decision.until, match);
      const move =
        decision.kind === 'move' ? decision.move : decision.kind === 'goOn' && pace?.unasked(match);
      if (!move) continue;
      decided = [...decided, played.length];
      make(player, move);
    }
  } finally {
    human?.prompter.leave?.();
  }
}

/** Returns the title of a match: the game, the person's player, the turn and the moment. */
function titleOf<State>(
  { runtime, turn, moment }: HostMatch<State>,
  { state }: Match<State>,
  player: string,
  seed: string,
): string {
  const now = [turn && `turn ${turn(state)}`, moment?.(state)].filter(
    (part) => part !== undefined && part !== '',
  );
  return [runtime.game.id, `you are ${player}`, ...now, `seed ${seed}`].join(' · ');
}
