import type { HostMatch } from '@reticle/core/host';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { printable, accepted, EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { writeText } from '../files.js';
import { matchesOf } from '../games.js';
import { wholeNumber, withMatchOptions, withWorkers, type MatchFlags, type Workers } from '../options.js';
import { withDeckSentences } from '../play/deck-refusals.js';
import { optionsOfMatch, withDeckFiles, type DeckFlags } from '../play/decks.js';
import { progressIn } from '../progress.js';
import { pad, type Terminal } from '../terminal.js';
import { workerUrl } from '../worker-url.js';
import type { CheckedMatch, MatchResult, PlannedMatch } from '../workers/match-plan.js';
import { openSimulation, type SimulationFile, type SimulationHeader } from './file.js';
import { type Spread, type Summary, summarize } from './one-match.js';
import { playAll } from './pool.js';
import { printUnseen, unseenOf } from './unseen.js';

const spread = ({ min, p50, p90, p99, max }: Spread): string =>
  `${p50} (median), ${p90} (90 %), ${p99} (99 %), from ${min} to ${max}`;

const share = (part: number, whole: number): string =>
  `${part} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

/** Prints the summary of a simulation as a table. */
function printSummary(summary: Summary, gamesPerSecond: number | null, terminal: Terminal): void {
  const { paint } = terminal;
  const { games, wins, draws, endings, moves, turns, probed, refusedOffers, replayMismatches } = summary;
  const errors = Object.values(summary.findings).reduce((total, count) => total + count, 0);
  const alarming = (count: number) => (count === 0 ? paint.green('0') : paint.red(String(count)));
  const rows: readonly (readonly [string, string] | undefined)[] = [
    ['games', String(games)],
    ['findings', alarming(errors)],
    ...Object.entries(wins).map(([player, count]) => [`won by ${player}`, share(count, games)] as const),
    draws === 0 ? undefined : ['drawn', share(draws, games)],
    ...Object.entries(endings).map(([reason, count]) => [`ended by ${reason}`, String(count)] as const),
    moves ? ['moves', spread(moves)] : undefined,
    turns ? ['turns', spread(turns)] : undefined,
    ['offers tried beside', String(probed)],
    ['refused offers', alarming(refusedOffers)],
    ['replay mismatches', alarming(replayMismatches)],
    gamesPerSecond === null ? undefined : ['speed', `${gamesPerSecond.toFixed(1)} games/s`],
  ];
  for (const row of rows) if (row) terminal.line(`${pad(printable(row[0]), 22)}${row[1]}`);
}

function printFinding({ seed, finding, record }: MatchResult, terminal: Terminal): void {
  if (!finding) return;
  const { paint } = terminal;
  const why = finding.issues.map(({ words }) => ` ${words}`).join('');
  terminal.line(`${paint.red(finding.kind)} with seed ${seed}:${printable(why)}`);
  if (record !== undefined) terminal.line(`  ${paint.dim(`reticle replay ${record}`)}`);
}

interface SimulateFlags extends MatchFlags, DeckFlags {
  readonly games: number;
  readonly workers: Workers;
  readonly probe: number;
  readonly out?: string;
  readonly resume?: true;
  readonly unseen?: true;
}

const EXAMPLES = `
Examples:
  reticle simulate taktik --games 1000 --width 8 --height 8
  reticle simulate taktik --games 5000 --bots greedy,random --out run.jsonl
  reticle simulate taktik --games 9000 --bots greedy,random --out run.jsonl --resume
  reticle simulate lorcana --games 200 --bots greedy,random
  reticle simulate lorcana --games 2000 --cards all-cards.json
  reticle simulate mtg --games 500 --cards cards.json --decks decks.txt --unseen

Every match is checked: it ends within --max-moves, nothing that is offered is
refused, and its record plays again to the same end. What goes wrong is saved
as a record for "reticle replay", and the exit code is 1. Match n of seed S has
the seed S/n: "reticle play GAME --seed S/n" with the same bots shows it.`;

export function addSimulate(program: Command, context: Context): void {
  withWorkers(withDeckFiles(withMatchOptions(program.command('simulate').argument('<game>', 'which game'))))
    .description('plays many matches on all cores, and checks each')
    .requiredOption('-n, --games <number>', 'how many matches', wholeNumber(1, 10_000_000))
    .option(
      '--probe <number>',
      'every so many moves, try all that is offered; 0 for never',
      wholeNumber(0),
      20,
    )
    .option('--out <file>', 'writes a line a match, as JSON')
    .option('--resume', 'goes on with the file of --out')
    .option(
      '--unseen',
      'says which cards no match played, and which abilities were never used or changed nothing',
    )
    .addHelpText('after', EXAMPLES)
    .action((game: string, flags: SimulateFlags) => context.ends(simulate(game, flags, context)));
}

async function simulate(id: string, flags: SimulateFlags, context: Context): Promise<ExitCode> {
  const { io, terminal, games } = context;
  const { games: total, out, seed, bots, maxMoves, probe } = flags;
  if (flags.resume && out === undefined) throw wrongUsage('--resume needs the file of --out.');
  const { game: host, module } = await games.known(id);
  const game = matchesOf(host, 'simulate');
  const raw = await optionsOfMatch(host, flags, context, 'simulate');
  const { options, version, seeding } = game.with((match) =>
    withDeckSentences(flags, raw, () => readOptions(match, raw, seed)),
  );
  const cards = flags.unseen ? game.with(({ watch }) => watch?.cards(options)) : undefined;
  if (flags.unseen && !cards) throw wrongUsage(`Matches of ${id} do not say what their cards show.`);
  const watched = cards ? ({ watch: true } as const) : {};
  const plan = { game: id, options, seed, bots, maxMoves, probe, ...watched };
  const header: SimulationHeader = { reticle: 'simulation', format: 1, version, seeding, ...plan };
  const file = out === undefined ? undefined : await openSimulation(out, header, flags.resume === true, io);

  const seeds = new Set(Array.from({ length: total }, (_entry, index) => `${seed}/${index}`));
  const results: MatchResult[] = (file?.done ?? []).filter((line) => seeds.delete(line.seed));
  const skipped = results.length;
  if (skipped > 0) terminal.note(`${skipped} of ${total} matches are in ${out} already.`);
  const start = performance.now();
  const plans = [...seeds].map((one): PlannedMatch => ({ ...plan, module, seed: one }));
  const progress = progressIn(terminal);
  progress.begins(`0 of ${plans.length}: the first matches are played`);
  const { signal, worker = workerUrl } = io;
  try {
    for await (const played of playAll(plans, {
      worker,
      workers: flags.workers,
      version,
      note: (words) => terminal.note(words),
      ...(signal ? { signal } : {}),
    })) {
      const result = await kept(played, flags, id, context, file);
      results.push(result);
      const done = results.length - skipped;
      const found = results.filter(({ finding }) => finding).length;
      const findings = found === 0 ? '' : `, ${found} findings`;
      progress.at(
        done / plans.length,
        (seconds) => `${done} of ${plans.length}, ${(done / seconds).toFixed(1)} games/s${findings}`,
      );
    }
  } finally {
    progress.end();
    await file?.close();
  }

  const summary = summarize(results);
  const unseen = cards && unseenOf(cards, results);
  const seconds = (performance.now() - start) / 1000;
  const gamesPerSecond = results.length === skipped ? null : (results.length - skipped) / seconds;
  const findings = results.filter(({ finding }) => finding !== undefined);
  const interrupted = results.length < total;
  if (terminal.json)
    terminal.document({
      ...header,
      summary,
      ...(unseen ? { unseen } : {}),
      skipped,
      gamesPerSecond,
      interrupted,
      findings,
    });
  else {
    for (const found of findings.slice(0, 20)) printFinding(found, terminal);
    if (findings.length > 20) terminal.line(`... and ${findings.length - 20} more.`);
    printSummary(summary, gamesPerSecond, terminal);
    if (unseen) printUnseen(unseen, terminal);
  }
  if (interrupted) {
    terminal.note(`Interrupted after ${results.length} of ${total}.${out ? ' Go on with --resume.' : ''}`);
    return EXIT.interrupted;
  }
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}

/** Returns the options with everything filled in. @throws Failure if the game refuses them */
export function readOptions<State>({ runtime }: HostMatch<State>, raw: unknown, seed: string) {
  const { options, version, seeding } = accepted(runtime.record(raw, seed), ['options'], runtime.game);
  accepted(runtime.start(options, seed), ['options'], runtime.game);
  return { options, version, seeding };
}

/** Writes a match to the file. A finding also gets a record in a file of its own. */
async function kept(
  { result, record }: CheckedMatch,
  { out }: SimulateFlags,
  game: string,
  { io }: Context,
  file: SimulationFile | undefined,
): Promise<MatchResult> {
  if (!record) {
    await file?.add(result);
    return result;
  }
  const name = `${out ?? `reticle-${game}`}.${result.seed.replaceAll(/[^\w.-]/g, '-').slice(-80)}.record.json`;
  await writeText(name, `${JSON.stringify(record)}\n`, io);
  const noted = { ...result, record: name };
  await file?.add(noted);
  return noted;
}
