import { parseWith, STATE_LIMITS } from '@reticle/core';
import { matchRecord, type MatchRecord } from '@reticle/core/match';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { readJson } from '../files.js';
import { matchesOf } from '../games.js';
import { wholeNumber } from '../options.js';
import { showReplay } from './show.js';
import { walk } from './walk.js';

interface Flags {
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
    .action((file: string, flags: Flags) => context.ends(replay(file, flags, context)));
}

async function replay(
  file: string,
  { step, verbose = false }: Flags,
  { io, terminal, games }: Context,
): Promise<ExitCode> {
  const record: MatchRecord = accepted(parseWith(matchRecord, await readJson(file, io), STATE_LIMITS));
  if (step !== undefined && step > record.moves.length) {
    throw wrongUsage(`--step ${step}: the record has ${record.moves.length} moves.`);
  }
  return matchesOf(await games.named(record.game, EXIT.badInput), 'replay').with((game) => {
    const walked = walk(game, record);
    showReplay(game, walked, { record, verbose, ...(step === undefined ? {} : { step }) }, terminal);
    return walked.issues.length === 0 ? EXIT.ok : EXIT.findings;
  });
}
