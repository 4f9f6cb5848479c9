import type { HostMatch, Puzzle, ThingView } from '@reticle/core/host';
import { greedyBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { openPuzzle, puzzleStands, tryPuzzle } from '@reticle/testkit/scenario';
import { Argument, type Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, nearest, wrongUsage, type ExitCode } from '../failure.js';
import { matchesOf } from '../games.js';
import { decide } from '../play/human.js';
import { hasScreen } from '../play/frame.js';
import { idleCards } from '../play/held.js';
import { linePrompter } from '../play/line-prompter.js';
import { matchLog } from '../play/table.js';
import { anyBot, botOf, BOT_WORDS } from '../options.js';
import { pad } from '../terminal.js';

interface PuzzleFlags {
  readonly bot?: string;
  readonly plain?: boolean;
}

const EXAMPLES = `
Examples:
  reticle puzzle lorcana
  reticle puzzle lorcana free-challenge
  reticle puzzle lorcana --bot greedy

Positions with one thing to see. Without a name they are listed; with one you play it in the
terminal until the turn ends, and are told whether it is solved: the exit code is 1 if it is
not. With --bot a bot tries all of them, or the one that is named.`;

export function addPuzzle(program: Command, context: Context): void {
  program
    .command('puzzle')
    .description('positions with one thing to see, for you or for a bot')
    .argument('<game>', 'which game')
    .addArgument(new Argument('[name]', 'which puzzle; they are listed without it'))
    .option('--bot <name>', `lets a bot try: ${BOT_WORDS}`, anyBot)
    .option('--plain', 'tells you all in lines, in place of a screen that is drawn anew')
    .addHelpText('after', EXAMPLES)
    .action((game: string, name: string | undefined, flags: PuzzleFlags) =>
      context.ends(puzzle(game, name, flags, context)),
    );
}

async function puzzle(
  id: string,
  name: string | undefined,
  { bot, plain }: PuzzleFlags,
  context: Context,
): Promise<ExitCode> {
  const game = matchesOf(await context.games.named(id), 'puzzle');
  return game.with(async <State>(host: HostMatch<State>): Promise<ExitCode> => {
    const all = (await host.puzzles?.()) ?? [];
    if (all.length === 0) throw wrongUsage(`There are no puzzles of ${id}.`);
    const some = name === undefined ? all : [named(all, name)];
    if (bot !== undefined) return tried(host, some, bot, context);
    const [only] = some;
    return name === undefined || !only ? listed(all, context) : solved(host, only, plain === true, context);
  });
}

/** Returns the puzzle of that name. @throws Failure with suggestions */
function named(all: readonly Puzzle[], name: string): Puzzle {
  const found = all.find(({ id }) => id === name);
  if (found) return found;
  const known = all.map(({ id }) => id);
  const data = { what: 'puzzle', name, known, near: nearest(name, known) };
  throw new Failure(EXIT.usage, [cliIssue('unknownName', data)]);
}

const COLUMN = 24;

function listed(all: readonly Puzzle[], { terminal }: Context): ExitCode {
  if (terminal.json)
    terminal.document({ puzzles: all.map(({ id, task, player }) => ({ id, task, player })) });
  for (const { id, task } of all) terminal.line(`${pad(id, COLUMN)}${task}`);
  return EXIT.ok;
}

/** Lets a bot try the puzzles. */
function tried<State>(
  host: HostMatch<State>,
  puzzles: readonly Puzzle[],
  bot: string,
  { terminal }: Context,
): ExitCode {
  const found = puzzles.map((each) => {
    const stands = accepted(tryPuzzle(host, each, botOf(bot)), [each.id], host.runtime.game);
    terminal.line(
      `${pad(each.id, COLUMN)}${stands === 'solved' ? terminal.paint.green('solved') : 'missed'}`,
    );
    return { id: each.id, solved: stands === 'solved' };
  });
  const count = found.filter(({ solved: isSolved }) => isSolved).length;
  if (terminal.json) terminal.document({ bot, solved: count, missed: found.length - count, puzzles: found });
  else terminal.line(`${bot} solves ${count} of ${found.length}`);
  return EXIT.ok;
}

/** Lets a person play it; greedy bots play the others. @throws Failure with `--json` */
async function solved<State>(
  host: HostMatch<State>,
  asked: Puzzle,
  isPlain: boolean,
  { io, terminal }: Context,
): Promise<ExitCode> {
  if (terminal.json) throw new Failure(EXIT.usage, [cliIssue('jsonAsksNobody')]);
  const prompter = io.prompter ?? linePrompter(io, terminal);
  const { runtime } = host;
  const { player, task } = asked;
  const start = accepted(openPuzzle(host, asked), [asked.id], runtime.game);
  const dice = randomFrom(seedRandom('puzzle'));
  let match = start;
  const players = runtime.game.players(match.state).map(({ id }) => id);
  const seen = () => runtime.view(match, player).state;
  const isDrawn = hasScreen(io, terminal, isPlain);
  const words = `${player}: ${task}`;
  const screenOf = isDrawn
    ? {
        player,
        title: () => `${runtime.game.id} · ${words}`,
        idle: (hand: readonly ThingView[]) => idleCards(host, match, player, hand),
      }
    : undefined;
  const log = matchLog(host, { players, seen, verbose: false, screenOf }, terminal);
  log.board();
  if (!isDrawn) log.say([words]);
  try {
    for (;;) {
      const stands = puzzleStands(host, asked, start, match);
      const [acting] = runtime.toAct(match);
      if (stands !== 'open' || acting === undefined) {
        prompter.leave?.();
        log.close();
        terminal.line(stands === 'solved' ? terminal.paint.green('Solved.') : 'That was not it.');
        return stands === 'solved' ? EXIT.ok : EXIT.findings;
      }
      const decision =
        acting === player
          ? await decide(host, match, {
              player,
              prompter,
              scene: log.scene(),
              beside: match === start ? [] : ['undo'],
            })
          : { kind: 'move' as const, move: greedyBot(seatOf(runtime, match, acting), dice) };
      if (decision.kind === 'quit') return EXIT.findings;
      if (decision.kind === 'closed') return EXIT.interrupted;
      if (decision.kind === 'read') log.say(decision.lines);
      if (decision.kind === 'undo') {
        match = start;
        log.say(['It stands as it began.']);
      }
      if (decision.kind === 'board' || decision.kind === 'undo') log.board();
      if (decision.kind !== 'move' || !decision.move) continue;
      const { events, match: after } = accepted(runtime.apply(match, decision.move), [], runtime.game);
      match = after;
      log.add(runtime.viewEvents(events, player), match.state);
    }
  } finally {
    prompter.leave?.();
  }
}
