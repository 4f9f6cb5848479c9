import { STATE_LIMITS } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import { matchRecord, type MatchRecord } from '@reticle/core/match';
import { shrinkMatch, type Shrunk, type TriedMove } from '@reticle/testkit/scenario';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, EXIT, wrongUsage, type ExitCode, printable } from '../failure.js';
import { readAs, writeText } from '../files.js';
import { matchesOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { progressIn } from '../progress.js';

interface BisectFlags {
  readonly step?: number;
  readonly event?: string;
  readonly says?: string;
  readonly tries: number;
  readonly out?: string;
}

const EXAMPLES = `
Examples:
  reticle bisect reports/table-40.json --out scenario.json
  reticle bisect match.json --says "deals 3 damage"
  reticle bisect match.json --event died --tries 5000
  reticle bisect match.json --step 17 && reticle scenario scenario.json

Shrinks a record to one move on the smallest board found on which the same comes of it,
as a scenario that "reticle scenario" runs. Without --step, --event or --says it is the
first move that is refused or breaks off, or the last move. The scenario expects what
happens now: correct it to what should.`;

export function addBisect(program: Command, context: Context): void {
  program
    .command('bisect')
    .description('shrinks a saved match to a small scenario that shows the same')
    .argument('<file>', 'a record as JSON; - for stdin')
    .option('--step <number>', 'the move that is meant, counted from 1', wholeNumber(1))
    .option('--event <type>', 'the first move with an event of this type')
    .option('--says <words>', 'the first move whose log has these words')
    .option('--tries <number>', 'how many smaller boards are tried at most', wholeNumber(0), 2_000)
    .option('--out <file>', 'writes the scenario there')
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: BisectFlags) => context.ends(bisect(file, flags, context)));
}

/**
 * Returns the test for the wanted move, or undefined if the last move, or the first failing one, is wanted.
 */
function looksFor<State>(
  { narrate }: HostMatch<State>,
  { event, says }: BisectFlags,
): ((tried: TriedMove<State>) => boolean) | undefined {
  if (event === undefined && says === undefined) return undefined;
  return ({ came }) => {
    if (typeof came === 'string' || !came.ok) return false;
    const { events, match } = came.value;
    if (event !== undefined) return events.some(({ type }) => type === event);
    return events.some((one) => narrate(one, match.state).includes(says ?? ''));
  };
}

async function bisect(file: string, flags: BisectFlags, context: Context): Promise<ExitCode> {
  const { io, terminal, games } = context;
  const { step, event, says, tries, out } = flags;
  if ([step, event, says].filter((given) => given !== undefined).length > 1)
    throw wrongUsage('--step, --event and --says are three ways to say which move is meant: give one.');
  const whole: MatchRecord = await readAs(matchRecord, file, io, STATE_LIMITS);
  if (step !== undefined && step > whole.moves.length)
    throw wrongUsage(`--step ${step}: the record has ${whole.moves.length} moves.`);
  const record = step === undefined ? whole : { ...whole, moves: whole.moves.slice(0, step) };
  const shrunk = matchesOf(await games.named(record.game, EXIT.badInput), 'bisect').with(
    <State>(game: HostMatch<State>): Shrunk => {
      const shows = looksFor(game, flags);
      const bar = progressIn(terminal);
      const progress = (tried: number, values: number) =>
        bar.at(tried / Math.max(1, tries), () => `${tried} boards tried, ${values} values left`);
      const plan = { tries, progress, ...(shows ? { shows } : {}) };
      const found = accepted(shrinkMatch(game.runtime, record, plan), [], game.runtime.game);
      bar.end();
      return found;
    },
  );
  if (out === undefined) terminal.document(shrunk.scenario);
  else await writeText(out, `${JSON.stringify(shrunk.scenario, null, 2)}\n`, io);
  const [before, after] = shrunk.values;
  const words = `move ${shrunk.step}, ${shrunk.scenario.name}: ${after} of ${before} values left after ${shrunk.tries} tries`;
  terminal.note(printable(out === undefined ? words : `${words}; written to ${out}`));
  return EXIT.ok;
}
