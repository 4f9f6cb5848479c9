import { matchRecord } from '@reticle/core/match';
import { InvalidArgumentError, type Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { matchesOf } from '../games.js';
import {
  anyBot,
  type GameFlags,
  gameOptions,
  wholeNumber,
  withGameOptions,
  withWorkers,
  type Workers,
} from '../options.js';
import { readOptions } from '../simulate/command.js';
import { duelPlan, type DuelResult, type PlannedDuel } from '../workers/duel-plan.js';
import { playDuels } from './duel.js';
import { eloOf, printArena, rateOf, type Standing } from './standing.js';

interface ArenaFlags extends GameFlags {
  readonly bots: readonly string[];
  readonly pairs: number;
  readonly workers: Workers;
  readonly out?: string;
  readonly records?: true;
  readonly resume?: true;
}

const EXAMPLES = `
Examples:
  reticle arena taktik --bots greedy,random --pairs 100 --width 8 --height 8
  reticle arena lorcana --bots search,greedy,random --pairs 50 --out arena.jsonl
  reticle arena lorcana --bots search,greedy,random --pairs 99 --out arena.jsonl --resume
  reticle arena mtg --bots search:100,search:400 --pairs 20 --json

Every two bots play pairs of matches: the same match twice, with the seats
exchanged and the same dice. A rate counts a draw as half a win, and stands with
the interval in which it lies with 95 % (Wilson). "search:N" searches with N
iterations. Without --out nothing can be resumed.`;

/** Reads the names of at least two bots. */
function contestants(text: string): readonly string[] {
  const names = text.split(',').map(anyBot);
  if (new Set(names).size < 2 || new Set(names).size < names.length)
    throw new InvalidArgumentError('Two bots at least, and each of them once.');
  return names;
}

export function addArena(program: Command, context: Context): void {
  withWorkers(withGameOptions(program.command('arena').argument('<game>', 'which game')))
    .description('lets bots play against each other, and rates them')
    .requiredOption('-b, --bots <names>', 'who plays, two names at least', contestants)
    .option('-p, --pairs <number>', 'pairs of matches of every two bots', wholeNumber(1, 1_000_000), 50)
    .option('--out <file>', 'writes a line a match, as JSON')
    .option('--resume', 'goes on with the file of --out')
    .option('--records', 'keeps each match in the file of --out, for `reticle tune`')
    .addHelpText('after', EXAMPLES)
    .action((game: string, flags: ArenaFlags) => context.ends(arena(game, flags, context)));
}

/** The first line of an arena's file: the number of pairs may grow, and bots may join. */
export const arenaHeader = z.strictObject({
  reticle: z.literal('arena'),
  format: z.literal(1),
  version: matchRecord.shape.version,
  seeding: matchRecord.shape.seeding,
  ...duelPlan.pick({ game: true, options: true, seed: true, maxMoves: true }).shape,
});

/** Returns every pair of different items. */
export const couples = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

async function arena(id: string, flags: ArenaFlags, context: Context): Promise<ExitCode> {
  const { io, terminal, games } = context;
  const { bots, pairs, out, seed, maxMoves, workers } = flags;
  if (flags.resume && out === undefined) throw wrongUsage('--resume needs the file of --out.');
  if (flags.records && out === undefined) throw wrongUsage('--records needs the file of --out.');
  const { game: host, module } = await games.known(id);
  const raw = await gameOptions(flags, io);
  const { options, version, seeding } = matchesOf(host, 'arena').with((match) =>
    readOptions(match, raw, seed),
  );
  const common = { game: id, options, maxMoves };
  const plans = couples(bots).flatMap((couple) =>
    Array.from({ length: pairs }, (_pair, at) => at).flatMap((at) =>
      [couple, couple.toReversed()].map((seated): PlannedDuel => ({
        ...common,
        key: `${seated.join(' ')} ${at}`,
        seed: `${seed}/${at}`,
        bots: seated,
        cards: false,
        record: flags.records === true,
        module,
      })),
    ),
  );
  const header = { reticle: 'arena' as const, format: 1 as const, version, seeding, ...common, seed };
  const start = performance.now();
  const results = await playDuels(
    { plans, version, header, schema: arenaHeader, out, resume: flags.resume === true, workers },
    context,
  );
  const standing = standingOf(bots, results);
  const seconds = (performance.now() - start) / 1000;
  if (terminal.json) terminal.document({ ...header, pairs, standing, results });
  else printArena(standing, { games: results.length, seconds }, terminal);
  if (results.length < plans.length) {
    terminal.note(
      `Interrupted after ${results.length} of ${plans.length}.${out ? ' Go on with --resume.' : ''}`,
    );
    return EXIT.interrupted;
  }
  return standing.broken > 0 ? EXIT.findings : EXIT.ok;
}

/** Returns a bot's points in a match. A draw, or a shared win, counts half. */
export function pointsOf(
  { winners = [], sides }: DuelResult,
  wins: (side: DuelResult['sides'][number]) => boolean,
): number {
  const own = sides.filter((side) => winners.includes(side.player) && wins(side)).length;
  return own === 0 ? (winners.length === 0 ? 0.5 : 0) : own === winners.length ? 1 : 0.5;
}

function standingOf(bots: readonly string[], results: readonly DuelResult[]): Standing {
  const whole = results.filter(({ winners }) => winners !== undefined);
  const between = (one: string, other: string) =>
    whole.filter(({ sides }) => [one, other].every((name) => sides.some(({ bot }) => bot === name)));
  const points = (one: string, other: string) =>
    between(one, other).reduce((sum, result) => sum + pointsOf(result, ({ bot }) => bot === one), 0);
  const games = (one: string, other: string) => between(one, other).length;
  const elo = eloOf({ names: bots, points, games });
  return {
    bots: bots
      .map((bot) => {
        const own = whole.filter(({ sides }) => sides.some((side) => side.bot === bot));
        const sides = own.flatMap((result) => result.sides.filter((side) => side.bot === bot));
        const total = (of: (side: (typeof sides)[number]) => number) =>
          sides.reduce((sum, side) => sum + of(side), 0);
        return {
          bot,
          elo: Math.round(elo.get(bot) ?? 1500),
          ...rateOf(
            own.reduce((sum, result) => sum + pointsOf(result, (side) => side.bot === bot), 0),
            own.length,
          ),
          millisecondsADecision:
            total(({ time }) => time) /
            Math.max(
              1,
              total(({ decisions }) => decisions),
            ),
          longest: Math.max(0, ...sides.map(({ longest }) => longest)),
        };
      })
      .toSorted((a, b) => b.elo - a.elo),
    couples: couples(bots).map(([bot, against]) => ({
      bot,
      against,
      ...rateOf(points(bot, against), games(bot, against)),
    })),
    broken: results.length - whole.length,
  };
}
