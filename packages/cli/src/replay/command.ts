import { type Issue, STATE_LIMITS } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import {
  type MatchRecord,
  digestOf,
  type Match,
  type MatchEvent,
  type Move,
  matchRecord,
} from '@reticle/core/match';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import {
  issueWords,
  printable,
  accepted,
  cliIssue,
  reasonOf,
  EXIT,
  wrongUsage,
  type ExitCode,
} from '../failure.js';
import { readAs } from '../files.js';
import { matchesOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { matchLog } from '../play/table.js';
import { wrap, type Terminal } from '../terminal.js';

/** What to show of a replay. */
interface ShowPlan {
  readonly record: MatchRecord;
  readonly verbose: boolean;
  /** Shows only the board after so many moves, and the last of these moves. */
  readonly step?: number;
}

/** Shows a replay: its log and its end, or the board after a step. */
function showReplay<State>(
  game: HostMatch<State>,
  { start, steps, digest, issues }: Walk<State>,
  { record, verbose, step }: ShowPlan,
  terminal: Terminal,
): void {
  const { runtime, describeMove } = game;
  const { paint, line } = terminal;
  const after = (moves: number) => (moves === 0 ? start : (steps[moves - 1]?.after ?? start));
  const to = Math.min(step ?? steps.length, steps.length);
  const words = issues.map((found) => ({ ...found, words: issueWords(found, runtime.game) }));
  if (terminal.json) {
    const at = step === undefined ? {} : { step: to, match: after(to) };
    const outcome = runtime.outcome(after(steps.length)) ?? null;
    terminal.document({
      ok: issues.length === 0,
      moves: steps.length,
      outcome,
      digest,
      issues: words,
      ...at,
    });
    return;
  }
  const players = runtime.game.players(start.state).map(({ id }) => id);
  const log = matchLog(game, { players, seen: () => runtime.view(after(to)).state, verbose }, terminal);
  const last = steps[to - 1];
  if (step === undefined) {
    log.add(game.opening?.(start.state) ?? [], start.state);
    for (const { events, after: match } of steps) log.add(runtime.viewEvents(events), match.state);
  } else if (last) {
    const inWords = describeMove(after(to - 1).state, last.move);
    line(printable(`Move ${to}, ${last.move.player}: ${inWords}`));
    log.add(runtime.viewEvents(last.events), last.after.state);
  }
  log.board();
  for (const { words: why } of words) line(wrap(why, paint.red('! ')));
  const verdict = issues.length === 0 ? paint.green('the same as it was') : paint.red('not as it was');
  line(`${steps.length} of ${record.moves.length} moves, ${verdict}, digest ${digest}`);
}

/** One recorded move, and its results. */
interface Step<State> {
  readonly move: Move;
  readonly events: readonly MatchEvent[];
  readonly after: Match<State>;
}

/** A replay of a record, as far as it succeeded. */
interface Walk<State> {
  readonly start: Match<State>;
  readonly steps: readonly Step<State>[];
  readonly digest: string;
  /** The reasons why it does not reach the recorded end, or none if it does. */
  readonly issues: readonly Issue[];
}

/**
 * Replays a record move by move, after the migrations of an earlier version. @throws Failure if the record
 * cannot even begin
 */
function walk<State>({ runtime }: HostMatch<State>, record: MatchRecord): Walk<State> {
  const { moves, digest: _digest, ...header } = accepted(runtime.migrate(record), [], runtime.game);
  const start = accepted(runtime.replay({ ...header, moves: [] }), [], runtime.game).match;
  const steps: Step<State>[] = [];
  try {
    for (const move of moves) {
      const applied = runtime.apply(steps.at(-1)?.after ?? start, move);
      if (!applied.ok) break;
      steps.push({ move, events: applied.value.events, after: applied.value.match });
    }
    const whole = runtime.replay(record);
    return {
      start,
      steps,
      digest: digestOf(steps.at(-1)?.after ?? start),
      issues: whole.ok ? [] : whole.issues,
    };
  } catch (error) {
    const issues = [cliIssue('threw', { message: reasonOf(error) }, ['moves', steps.length])];
    return { start, steps, digest: digestOf(steps.at(-1)?.after ?? start), issues };
  }
}

interface ReplayFlags {
  readonly step?: number;
  readonly verbose?: boolean;
}

const EXAMPLES = `
Examples:
  reticle replay match.json
  reticle replay match.json --step 40
  reticle replay match.json --quiet && echo the same as it was

The exit code is 1 where the replay does not arrive at the recorded end.`;

export function addReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .description('plays a saved match again, and checks that it ends as it did')
    .argument('<file>', 'a record as JSON; - for stdin')
    .option('--step <number>', 'shows the board after so many moves', wholeNumber(0))
    .option('--verbose', 'logs minor events, too')
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: ReplayFlags) => context.ends(replay(file, flags, context)));
}

async function replay(
  file: string,
  { step, verbose = false }: ReplayFlags,
  { io, terminal, games }: Context,
): Promise<ExitCode> {
  const record: MatchRecord = await readAs(matchRecord, file, io, STATE_LIMITS);
  if (step !== undefined && step > record.moves.length) {
    throw wrongUsage(`--step ${step}: the record has ${record.moves.length} moves.`);
  }
  return matchesOf(await games.named(record.game, EXIT.badInput), 'replay').with((game) => {
    const walked = walk(game, record);
    showReplay(game, walked, { record, verbose, ...(step === undefined ? {} : { step }) }, terminal);
    return walked.issues.length === 0 ? EXIT.ok : EXIT.findings;
  });
}
