import type { Command } from 'commander';
import type * as z from 'zod';
import { arenaHeader, pointsOf } from '../arena/command.js';
import { playDuels } from '../arena/duel.js';
import { type Rate, rateOf, rateWords } from '../arena/standing.js';
import type { Context } from '../context.js';
import { accepted, EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { writeText } from '../files.js';
import { matchesOf } from '../games.js';
import { wholeNumber, withWorkers, type Workers } from '../options.js';
import { progressIn } from '../progress.js';
import { readLines } from '../simulate/file.js';
import { pad, wrap } from '../terminal.js';
import { duelResult, type PlannedDuel } from '../workers/duel-plan.js';
import { errorOf, factsIn, fitWeights, weighs, type Sample, samplesOf, type Weights } from './fit.js';

interface TuneFlags {
  readonly pairs: number;
  readonly workers: Workers;
  readonly out?: string;
}

const EXAMPLES = `
Examples:
  reticle arena taktik --bots greedy,random --pairs 100 --records --out games.jsonl
  reticle tune games.jsonl --out weights.json
  reticle tune games.jsonl --pairs 0 --json

It changes one weight of the game's \`evaluate\` at a time, as long as that foretells
better who won (Texel's tuning method). One match in five is kept aside: what helps
there, too, is no chance. Then a greedy bot with the new weights plays pairs of
matches against one with the old. Nothing is changed in the game: what is better is
for its author to take over.`;

export function addTune(program: Command, context: Context): void {
  withWorkers(program.command('tune'))
    .argument('<file>', 'what `reticle arena --records --out FILE` wrote')
    .description('finds weights for bots in matches that were played')
    .option('-p, --pairs <number>', 'pairs of matches of new against old', wholeNumber(0, 1_000_000), 20)
    .option('--out <file>', 'writes the weights as JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, flags: TuneFlags) => context.ends(tune(file, flags, context)));
}

/** One match in so many is kept for validation. */
const ASIDE = 5;

/** Rounds weights to three significant digits. */
const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toPrecision(3))]));

async function tune(file: string, { pairs, workers, out }: TuneFlags, context: Context): Promise<ExitCode> {
  const { io, terminal, games } = context;
  const { header, lines } = await readLines(file, { schema: arenaHeader, line: duelResult }, io);
  const { game: host, module } = await games.known(header.game);
  const named: Weights = matchesOf(host, 'tune').with((match) => match.runtime.weights);
  const isNamed = Object.keys(named).length > 0;
  const records = lines.flatMap(({ record }) => record ?? []);
  if (records.length < ASIDE)
    throw wrongUsage(`${file} keeps ${records.length} matches: play with --records, ${ASIDE} at least.`);
  const samples: Sample[] = [];
  const aside: Sample[] = [];
  const progress = progressIn(terminal);
  const stopped = () => io.signal?.aborted === true;
  for (const [at, record] of records.entries()) {
    const found = accepted(
      matchesOf(host, 'tune').with((match) => samplesOf(match, record)),
      ['record', at],
      host,
    );
    (at % ASIDE === 0 ? aside : samples).push(...found);
    progress.at(at / records.length, () => `${at} of ${records.length} matches played again`);
    if (stopped()) return EXIT.interrupted;
  }
  const own = isNamed ? named : factsIn([...samples, ...aside]);
  if (!isNamed && !weighs(samples, own))
    throw wrongUsage(
      `${host.title} has an evaluate of its own, and names no weights for it. Name some, or leave it out: then counted facts are weighed.`,
    );
  const fit = fitWeights(
    samples,
    own,
    (done, most) => progress.at(done / most, () => `round ${done} of ${most} at most`),
    stopped,
  );
  progress.end();
  const weights = rounded(fit.weights);
  const { scale } = fit;
  const error = {
    before: fit.before,
    after: errorOf(samples, weights, scale),
    aside: { before: errorOf(aside, own, scale), after: errorOf(aside, weights, scale) },
  };
  if (out !== undefined) await writeText(out, `${JSON.stringify(weights, null, 2)}\n`, io);
  const duel = await duelled(
    { pairs, workers, weights, header, module, seed: `${header.seed}/tuned` },
    context,
  );
  const told = {
    reticle: 'tune',
    game: header.game,
    matches: records.length,
    positions: samples.length + aside.length,
  };
  if (terminal.json) terminal.document({ ...told, error, before: own, weights, ...(duel ? { duel } : {}) });
  else {
    if (!isNamed)
      terminal.line(
        wrap(
          `${host.title} names no weights. These are facts that are counted in its states; as \`weights\` of its match, bots weigh them.`,
          '',
        ),
      );
    for (const [name, weight] of Object.entries(weights)) {
      const before = own[name] ?? 0;
      terminal.line(
        `${pad(name, 16)}${String(before).padStart(8)} -> ${terminal.paint.bold(String(weight).padStart(8))}`,
      );
    }
    terminal.line();
    terminal.line(`${told.positions} positions of ${told.matches} matches`);
    terminal.line(`error            ${error.before.toFixed(4)} -> ${error.after.toFixed(4)}`);
    terminal.line(`of those aside   ${error.aside.before.toFixed(4)} -> ${error.aside.after.toFixed(4)}`);
    if (duel) terminal.line(`new against old ${rateWords(duel)}`);
  }
  return stopped() ? EXIT.interrupted : EXIT.ok;
}

/** Plays a greedy bot with new weights against one with the old. */
async function duelled(
  {
    pairs,
    workers,
    weights,
    header: { reticle: _reticle, format: _format, version, seeding: _seeding, ...common },
    module,
    seed,
  }: {
    readonly pairs: number;
    readonly workers: Workers;
    readonly weights: Weights;
    readonly header: z.infer<typeof arenaHeader>;
    readonly module: string;
    readonly seed: string;
  },
  context: Context,
): Promise<Rate | undefined> {
  if (pairs === 0) return undefined;
  const plans = Array.from({ length: pairs }, (_pair, at) => at).flatMap((at) =>
    [
      { key: `new first ${at}`, weighed: [weights, {}] },
      { key: `old first ${at}`, weighed: [{}, weights] },
    ].map(({ key, weighed }): PlannedDuel => ({
      ...common,
      key,
      seed: `${seed}/${at}`,
      bots: ['greedy', 'greedy'],
      cards: false,
      weights: weighed,
      module,
    })),
  );
  const results = await playDuels(
    { plans, version, header: {}, schema: arenaHeader.partial(), out: undefined, resume: false, workers },
    context,
  );
  const whole = results.filter(({ winners }) => winners !== undefined);
  const won = whole.reduce((sum, result) => {
    const [first] = result.sides;
    const isNew = result.key.startsWith('new first');
    return sum + pointsOf(result, ({ player }) => (player === first?.player) === isNew);
  }, 0);
  return rateOf(won, whole.length);
}
