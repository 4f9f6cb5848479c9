import { readingOf } from '@reticle/core/host';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, nearest, wrongUsage, type ExitCode } from '../failure.js';
import { readStdin, readText } from '../files.js';
import { wordsOf } from '../games.js';
import { printTargets, targetsOf } from './targets.js';
import { printWhole, wholeDocument } from './whole.js';

interface ParseFlags {
  readonly file?: string;
  readonly name?: string;
  readonly types?: string;
  readonly targets?: true;
  readonly loyalty?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly cost?: string;
}

/** What may be printed beside the words, each an option. */
const PRINTED = ['loyalty', 'power', 'toughness', 'cost'] as const;

const EXAMPLES = `
Examples:
  reticle parse mtg "Destroy target nonblack creature."
  reticle parse mtg "{T}: Sootling deals 1 damage to any target." --name Sootling
  reticle parse lorcana "Banish chosen damaged character." --types action
  reticle parse mtg --types instant --json < card.txt
  reticle parse mtg "+1: Draw a card." --types planeswalker --loyalty 4
  reticle parse mtg --targets "Tap up to two target creatures."

The whole text is read as matches read it: below it stand what each word does (= an
effect, ^ a target, $ a cost, > a trigger, ~ a condition, k a keyword, ? not read, . not
read because of what is beside it), the words that the data print, and the data. Of a
line that is not read whole, the sentences, triggers and costs that are read alone are
shown apart: no card has them. What was not read has an edit that was tried, if one is
found. Without --types the text is read as the kind of card of which most is
understood. The exit code is 1 where something was not read.`;

export function addParse(program: Command, context: Context): void {
  program
    .command('parse')
    .description("reads a card's words: all that they say, as JSON and in words again")
    .argument('<game>', 'which game')
    .argument('[text]', 'the words; - or nothing for stdin')
    .option('-f, --file <file>', 'reads the words from a file')
    .option('--name <name>', "the card's name: in the words it means the card itself")
    .option('--types <types>', "the card's types: an instant's words are a spell's")
    .option('--loyalty <number>', 'with how much loyalty a planeswalker enters')
    .option('--power <number>', 'the power that is printed: 2, *')
    .option('--toughness <number>', 'the toughness that is printed')
    .option('--cost <cost>', 'the cost that is printed, if the words speak of its X: {X}{R}')
    .option('--targets', 'reads the targets alone, each with its slot')
    .addHelpText('after', EXAMPLES)
    .action((game: string, text: string | undefined, flags: ParseFlags) =>
      context.ends(parse(game, text, flags, context)),
    );
}

async function parse(
  id: string,
  given: string | undefined,
  { file, name, types, targets, ...flags }: ParseFlags,
  context: Context,
): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const words = wordsOf(game, 'parse');
  const text = await textOf(given, file, context);
  if (text.trim() === '') throw new Failure(EXIT.badInput, [cliIssue('emptyWords')]);
  const list = types === undefined ? undefined : typesOf(types, words.types ?? []);
  const about = {
    ...(name === undefined ? {} : { name }),
    ...(list === undefined ? {} : { types: list }),
  };
  if (targets) {
    const reading = targetsOf(text, about, words, game);
    if (terminal.json) terminal.document({ game: id, ...reading });
    else printTargets(text, reading, terminal);
    return reading.understood ? EXIT.ok : EXIT.findings;
  }
  const reader = await words.reader();
  const printed = printedOf(flags, reader.takes ?? [], id);
  const reading = readingOf(words, reader, text, { ...about, printed });
  if (terminal.json) terminal.document({ game: id, ...wholeDocument(reading, game) });
  else printWhole(reading, game, terminal);
  return reading.whole ? EXIT.ok : EXIT.findings;
}

/** Returns the types of an option. At least one of them must be a type that the game knows. @throws Failure (usage) */
function typesOf(given: string, known: readonly string[]): readonly string[] {
  const list = given
    .split(/[\s,]+/)
    .filter((type) => type !== '')
    .map((type) => type.toLowerCase());
  if (known.length === 0 || list.some((type) => known.includes(type))) return list;
  const [name = given] = list;
  throw new Failure(EXIT.usage, [
    cliIssue('unknownName', { what: 'type', name, known, near: nearest(name, known) }),
  ]);
}

/** Returns what is printed beside the words. @throws Failure (usage) if the game does not look at it */
function printedOf(
  flags: Pick<ParseFlags, (typeof PRINTED)[number]>,
  takes: readonly string[],
  game: string,
): Readonly<Record<string, string>> {
  const given = PRINTED.flatMap((key) => (flags[key] === undefined ? [] : [[key, flags[key]] as const]));
  const other = given.find(([key]) => !takes.includes(key));
  if (other) throw wrongUsage(`No words of ${game} depend on --${other[0]}.`);
  return Object.fromEntries(given);
}

async function textOf(given: string | undefined, file: string | undefined, { io }: Context): Promise<string> {
  if (given !== undefined && file !== undefined) throw wrongUsage('Give the words or --file, not both.');
  if (file !== undefined && file !== '-') return (await readText(file, io)).trimEnd();
  if (given !== undefined && given !== '-') return given;
  if (given === undefined && file === undefined && io.prompter) {
    throw wrongUsage('Give the words, name a --file, or pipe them in.');
  }
  return (await readStdin(io)).trimEnd();
}
