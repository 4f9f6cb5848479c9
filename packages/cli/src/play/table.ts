import { setImmediate } from 'node:timers/promises';
import {
  playedRecord,
  randomFrom,
  searchMoves,
  seatOf,
  seedRandom,
  type BotName,
  type Match,
  type MatchRecord,
  type PlayedMove,
} from '@reticle/core/match';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, printable } from '../failure.js';
import type { HostMatch } from '@reticle/core/host';
import { seatsOf } from '../seats.js';
import { decide } from './human.js';
import { matchLog, type MatchLog } from './log.js';
import type { Prompter } from '../io.js';

/** Who sits at the table, and for how long. */
export interface TablePlan {
  readonly options: unknown;
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** A player that a person plays. */
  readonly human?: { readonly player: string; readonly prompter: Prompter };
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
  const ending = (ended: PlayedMatch<State>['ended']): PlayedMatch<State> => ({
    match,
    record: playedRecord(header, played, match),
    log,
    ended,
  });

  log.board();
  log.add(game.opening?.(match.state) ?? [], match.state);
  for (;;) {
    await setImmediate();
    const [player] = runtime.toAct(match);
    if (player === undefined) return ending('over');
    if (io.signal?.aborted) return ending('interrupted');
    if (match.step >= maxMoves) return ending('moveLimit');
    if (plan.hint && human?.player === player) log.say(hintsFor(game, match, player));
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
const HINT_MILLISECONDS = 1_500;

/** What a search would do, move by move, and how good it thinks that is. */
function hintsFor<State>(
  { runtime, describeMove }: HostMatch<State>,
  match: Match<State>,
  player: string,
): readonly string[] {
  const random = randomFrom(seedRandom(`hint ${match.step}`));
  const budget = { iterations: 10_000, milliseconds: HINT_MILLISECONDS, now: () => performance.now() };
  const found = searchMoves(seatOf(runtime, match, player), random, budget);
  return (found?.moves ?? []).slice(0, HINTS).map(({ move, value, visits }, index) => {
    const words = printable(describeMove(match.state, move));
    return `${index === 0 ? 'hint' : '  or'}: ${words} (${value.toFixed(2)}, looked at ${visits} times)`;
  });
}
