import type { Command } from 'commander';
import type { Context } from '../context.js';
import {
  accepted,
  cliIssue,
  EXIT,
  Failure,
  wrongUsage,
  type ExitCode,
  printable,
  nearest,
} from '../failure.js';
import { mustBeWritable, writeText } from '../files.js';
import type { HostMatch } from '@reticle/core/host';
import type { MatchRecord } from '@reticle/core/match';
import { matchesOf } from '../games.js';
import { withMatchOptions, type MatchFlags } from '../options.js';
import { withDeckSentences } from './deck-refusals.js';
import { optionsOfMatch, withDeckFiles, type DeckFlags } from './decks.js';
import { hasScreen } from './frame.js';
import { linePrompter } from './line-prompter.js';
import { playMatch, type PlayedMatch, type TablePlan } from './table.js';

interface PlayFlags extends MatchFlags, DeckFlags {
  readonly human?: string;
  readonly save?: string;
  readonly verbose?: boolean;
  readonly hint?: boolean;
  readonly plain?: boolean;
  readonly everyStop?: boolean;
}

const EXAMPLES = `
Examples:
  reticle play taktik --bots greedy,random --width 8 --height 8
  reticle play taktik --human red --bots greedy --seed thursday
  reticle play taktik --width 8 --height 8 --save match.json
  reticle play mtg --human ann --bots greedy
  reticle play mtg --players ann,bob,cat,dan
  reticle play mtg --cards all-cards.json --decks commander.txt --players ann,bob,cat,dan
  reticle play lorcana --bots greedy,random --save match.json
  reticle play lorcana --cards all-cards.json --decks decks.txt

A person plays in the terminal: a move, then its targets slot by slot; only what
is legal is offered, and only what that player may see is shown. The screen has
the board, your cards, what happened since, and the moves: what you type narrows
them, the card of the one that you go to is shown, Tab shows your cards or the
log, ? has all keys. You are not asked where you can only go on. With --plain
all is told in lines. With --save the record is written each time you are asked,
so that Ctrl-C (exit code 130) or a closed terminal loses nothing. Without a
terminal each line of stdin is an answer: the number of a choice, or words that
only it has, as in: printf 'keep\\npass\\n' | reticle play mtg --human ann`;

export function addPlay(program: Command, context: Context): void {
  withDeckFiles(withMatchOptions(program.command('play').argument('<game>', 'which game')))
    .description('plays a match: bots among themselves, or you against bots')
    .option('--human <player>', 'the player that you are')
    .option('--hint', 'tells you what a search would do')
    .option('--plain', 'tells you all in lines, in place of a screen that is drawn anew')
    .option('--every-stop', 'asks you at every moment, even where you can only go on')
    .option('--save <file>', 'writes the record, for "reticle replay"')
    .option('--verbose', 'logs minor events, too')
    .addHelpText('after', EXAMPLES)
    .action((game: string, flags: PlayFlags) => context.ends(play(game, flags, context)));
}

async function play(id: string, flags: PlayFlags, context: Context): Promise<ExitCode> {
  const hosted = await context.games.named(id);
  const game = matchesOf(hosted, 'play');
  if (flags.human !== undefined && context.terminal.json)
    throw wrongUsage('--human and --json do not go together.');
  if (flags.save !== undefined) await mustBeWritable(flags.save, context.io);
  const options = await optionsOfMatch(hosted, flags, context, 'play');
  return game.with((found) => playAndTell(found, flags, options, context));
}

async function playAndTell<State>(
  game: HostMatch<State>,
  flags: PlayFlags,
  options: unknown,
  context: Context,
): Promise<ExitCode> {
  const { seed, bots, maxMoves, save } = flags;
  const { runtime } = game;
  const { state } = withDeckSentences(flags, options, () =>
    accepted(runtime.start(options, seed), ['options'], runtime.game),
  );
  const human = humanOf(game, flags, state, context);
  const keep =
    save === undefined
      ? undefined
      : (record: MatchRecord) => writeText(save, `${JSON.stringify(record, null, 1)}\n`, context.io);
  const said = { verbose: flags.verbose === true, hint: flags.hint === true };
  const played = await playMatch(game, { options, seed, bots, maxMoves, keep, ...said, ...human }, context);
  await keep?.(played.record);
  tell(game, played, context);
  if (save !== undefined) context.terminal.note(`Saved to ${save}; "reticle replay ${save}" shows it.`);
  return { over: EXIT.ok, left: EXIT.ok, moveLimit: EXIT.findings, interrupted: EXIT.interrupted }[
    played.ended
  ];
}

/** Returns the person at the table, if one is wanted. @throws Failure if there is no such player */
function humanOf<State>(
  { runtime }: HostMatch<State>,
  { human, plain, everyStop }: PlayFlags,
  state: State,
  { io, terminal }: Context,
): Pick<TablePlan, 'human'> {
  if (human === undefined) return {};
  const known = runtime.game.players(state).map(({ id }) => id);
  if (!known.includes(human)) {
    const data = { what: 'player', name: human, known, near: nearest(human, known) };
    throw new Failure(EXIT.usage, [cliIssue('unknownName', data)]);
  }
  return {
    human: {
      player: human,
      prompter: io.prompter ?? linePrompter(io, terminal),
      hasScreen: hasScreen(io, terminal, plain === true),
      everyStop: everyStop === true,
    },
  };
}

function tell<State>(
  { runtime, turn, endingWords = (reason) => reason }: HostMatch<State>,
  played: PlayedMatch<State>,
  { terminal }: Context,
): void {
  const { match, record, log, ended } = played;
  const outcome = runtime.outcome(match) ?? null;
  if (terminal.json) {
    const turns = turn ? { turns: turn(match.state) } : {};
    terminal.document({ ended, outcome, moves: match.step, ...turns, log: log.lines, record });
    return;
  }
  log.board();
  log.close();
  terminal.line(
    `${outcomeWords(outcome, ended, endingWords)} ${terminal.paint.dim(`(${match.step} moves, seed ${record.seed})`)}`,
  );
}

function outcomeWords(
  outcome: { readonly winners: readonly string[]; readonly reason: string } | null,
  ended: string,
  endingWords: (reason: string) => string,
): string {
  if (!outcome) return ended === 'left' ? 'You left the match.' : 'The match is not over.';
  const { winners, reason } = outcome;
  return printable(
    winners.length === 0
      ? `A draw: ${endingWords(reason)}.`
      : `${winners.join(' and ')} won: ${endingWords(reason)}.`,
  );
}
