import type { DeckList, HostMatch, PlayableCard } from '@reticle/core/host';
import { matchRecord } from '@reticle/core/match';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { matchesOf } from '../games.js';
import {
  anyBot,
  BOT_WORDS,
  gameOptions,
  wholeNumber,
  withGameOptions,
  withWorkers,
  type GameFlags,
  type Workers,
} from '../options.js';
import { filesOfDecks, withDeckFiles, type DeckFlags } from '../play/decks.js';
import { readOptions } from '../simulate/command.js';
import { pad } from '../terminal.js';
import { couples, pointsOf } from './command.js';
import { duelPlan, type DuelResult, type PlannedDuel } from '../workers/duel-plan.js';
import { playDuels } from './duel.js';
import { type Rate, rateOf, rateWords } from './standing.js';

interface BalanceFlags extends GameFlags, DeckFlags {
  readonly bot: string;
  readonly pairs: number;
  readonly top: number;
  readonly workers: Workers;
  readonly out?: string;
  readonly resume?: true;
}

const EXAMPLES = `
Examples:
  reticle balance lorcana --pairs 100
  reticle balance lorcana --cards all-cards.json --decks decks.txt --pairs 50
  reticle balance mtg --bot greedy --pairs 200 --out balance.jsonl --json

The same bot plays both sides. Every two decks play pairs of matches with the
seats exchanged; without --decks the seed draws them. Rates stand with the
interval in which they lie with 95 % (Wilson): of who begins, of each deck, of
each card among the matches in which its owner saw it (in hand or later), or
showed it to everybody.`;

export function addBalance(program: Command, context: Context): void {
  withWorkers(withDeckFiles(withGameOptions(program.command('balance').argument('<game>', 'which game'))))
    .description('says how often decks, cards and who begins win')
    .option('-b, --bot <name>', `who plays both sides: ${BOT_WORDS}`, anyBot, 'greedy')
    .option('-p, --pairs <number>', 'pairs of matches of every two decks', wholeNumber(1, 1_000_000), 50)
    .option('--top <number>', 'how many cards are listed, the best and the worst', wholeNumber(1, 10_000), 10)
    .option('--out <file>', 'writes a line a match, as JSON')
    .option('--resume', 'goes on with the file of --out')
    .addHelpText('after', EXAMPLES)
    .action((game: string, flags: BalanceFlags) => context.ends(balance(game, flags, context)));
}

const balanceHeader = z.strictObject({
  reticle: z.literal('balance'),
  format: z.literal(1),
  version: matchRecord.shape.version,
  seeding: matchRecord.shape.seeding,
  bot: z.string(),
  ...duelPlan.pick({ game: true, options: true, seed: true, maxMoves: true }).shape,
});

async function balance(id: string, flags: BalanceFlags, context: Context): Promise<ExitCode> {
  const { io, terminal, games } = context;
  const { bot, pairs, out, seed, maxMoves, workers, top } = flags;
  if (flags.resume && out === undefined) throw wrongUsage('--resume needs the file of --out.');
  const { game: host, module } = await games.known(id);
  const matches = matchesOf(host, 'balance');
  const raw = await gameOptions(flags, io);
  const files = await filesOfDecks(host, flags, context, 'balance');
  const decks = files?.decks ?? [];
  const seatings =
    decks.length < 2
      ? [{ name: '', decks: [] }]
      : couples([...decks.keys()]).flatMap(([one, other]) =>
          [
            [one, other],
            [other, one],
          ].map((seated) => ({ name: seated.join(' '), decks: seated })),
        );
  const plans: PlannedDuel[] = [];
  let header: z.infer<typeof balanceHeader> | undefined;
  for (const seating of seatings) {
    const seated = seating.decks.flatMap((at) => decks[at] ?? []);
    const { options, version, seeding } = matches.with((match) =>
      readOptions(match, { ...raw, ...withFiles(match, files?.cards ?? [], seated) }, seed),
    );
    header ??= { reticle: 'balance', format: 1, version, seeding, bot, game: id, options, seed, maxMoves };
    for (let at = 0; at < (decks.length < 2 ? 2 * pairs : pairs); at++)
      plans.push({
        game: id,
        options,
        maxMoves,
        module,
        key: `${seating.name} ${at}`,
        seed: `${seed}/${at}`,
        bots: [bot],
        cards: true,
      });
  }
  if (!header) throw wrongUsage('There is nothing to play.');
  const results = await playDuels(
    {
      plans,
      version: header.version,
      header,
      schema: balanceHeader,
      out,
      resume: flags.resume === true,
      workers,
    },
    context,
  );
  const found = balanceOf(results);
  if (terminal.json) terminal.document({ ...header, pairs, ...found });
  else print(found, top, context);
  return results.length < plans.length ? EXIT.interrupted : found.broken > 0 ? EXIT.findings : EXIT.ok;
}

/** Returns the options of a match with these cards and decks, or no options if there are no files. */
const withFiles = <State>(
  { withCards }: HostMatch<State>,
  cards: readonly PlayableCard[],
  decks: readonly DeckList[],
): object =>
  cards.length === 0
    ? {}
    : (withCards?.(
        cards.map(({ definition }) => definition),
        decks,
      ) ?? {});

/** How often each deck, card and first player won. */
interface Balance {
  readonly games: number;
  readonly first: Rate;
  readonly decks: Readonly<Record<string, Rate>>;
  readonly seen: Readonly<Record<string, Rate>>;
  readonly shown: Readonly<Record<string, Rate>>;
  readonly broken: number;
}

/** Points and games by name. */
class Counts {
  readonly #counts = new Map<string, { won: number; games: number }>();

  add(name: string, won: number): void {
    const { won: before = 0, games = 0 } = this.#counts.get(name) ?? {};
    this.#counts.set(name, { won: before + won, games: games + 1 });
  }

  /** Returns the rates, best first. */
  get rates(): Readonly<Record<string, Rate>> {
    const rates = [...this.#counts].map(([name, { won, games }]) => [name, rateOf(won, games)] as const);
    return Object.fromEntries(rates.toSorted(([, a], [, b]) => b.rate - a.rate));
  }
}

function balanceOf(results: readonly DuelResult[]): Balance {
  const [decks, seen, shown] = [new Counts(), new Counts(), new Counts()];
  const whole = results.filter(({ winners }) => winners !== undefined);
  let first = 0;
  for (const result of whole) {
    first += pointsOf(result, ({ player }) => player === result.first);
    const seated = result.key.split(' ').slice(0, -1);
    for (const [index, side] of result.sides.entries()) {
      const won = pointsOf(result, ({ player }) => player === side.player);
      const deck = seated[index];
      if (deck !== undefined && deck !== '') decks.add(`deck ${Number(deck) + 1}`, won);
      for (const card of side.seen ?? []) seen.add(card, won);
      for (const card of side.shown ?? []) shown.add(card, won);
    }
  }
  return {
    games: results.length,
    first: rateOf(first, whole.length),
    decks: decks.rates,
    seen: seen.rates,
    shown: shown.rates,
    broken: results.length - whole.length,
  };
}

function print(
  { games, first, decks, seen, shown, broken }: Balance,
  top: number,
  { terminal }: Context,
): void {
  const rows = (rates: Readonly<Record<string, Rate>>) => {
    const all = Object.entries(rates);
    const most = all.length <= 2 * top ? all : [...all.slice(0, top), ...all.slice(-top)];
    for (const [name, rate] of most) terminal.line(`  ${pad(name, 40)}${rateWords(rate)}`);
  };
  terminal.line(`${pad('who begins', 42)}${rateWords(first)}`);
  for (const [title, rates] of [
    ['decks', decks],
    ['cards, seen by their owner', seen],
    ['cards, shown to everybody', shown],
  ] as const) {
    if (Object.keys(rates).length === 0) continue;
    terminal.line();
    terminal.line(title);
    rows(rates);
  }
  terminal.line();
  terminal.line(`${games} games${broken > 0 ? `, ${broken} without an outcome` : ''}`);
}
