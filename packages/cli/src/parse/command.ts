import { readingOf, type CardReader } from '@reticle/core/host';
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
  reticle parse mtg "-2: Draw a card." --types planeswalker --loyalty 4
  reticle parse mtg --targets "Tap up to two target creatures."

The whole text is read as matches read it: below it stand what each word does (= an
effect, ^ a target, $ a cost, > a trigger, ~ a condition, k a keyword, ? not read, . not
read because of what is beside it), the words that the data print, and the data. Of a
line that is not read whole, the sentences, triggers and costs that are read alone are
shown apart: no card has them. What was not read has an edit that was tried, if one is
found. Without --types the text is read as the kind of card of which most is
understood. Words may begin with a minus: "-2: Draw a card.". The exit code is 1 where something was not read.`;

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
  const { takes = {} } = reader;
  const printed = printedOf(flags, takes, id);
  const kind = list ?? typesWith(printed, takes);
  if (list) mustHave(printed, takes, list);
  const reading = readingOf(words, reader, text, { ...about, printed, ...(kind ? { types: kind } : {}) });
  const lacking = Object.fromEntries(
    Object.entries(takes).map(([key, { are }]) => [key, `--${key} VALUE: ${are}`]),
  );
  if (terminal.json) terminal.document({ game: id, ...wholeDocument(reading, game) });
  else printWhole(reading, game, terminal, lacking);
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

type Takes = NonNullable<CardReader['takes']>;
type Printed = Readonly<Record<string, string>>;

/** Returns what is printed beside the words. @throws Failure (usage) if the game does not look at it, or knows no such value */
function printedOf(flags: Pick<ParseFlags, (typeof PRINTED)[number]>, takes: Takes, game: string): Printed {
  const given = PRINTED.flatMap((key) => (flags[key] === undefined ? [] : [[key, flags[key]] as const]));
  for (const [key, value] of given) {
    const taken = Object.hasOwn(takes, key) ? takes[key] : undefined;
    if (!taken) throw wrongUsage(`No words of ${game} depend on --${key}.`);
    if (!taken.values.test(value))
      throw wrongUsage(`--${key} is ${taken.are}. ${JSON.stringify(value)} is not.`);
  }
  return Object.fromEntries(given);
}

/** Returns the types of the cards that have what is printed, if only such cards have it. */
function typesWith(printed: Printed, takes: Takes): readonly string[] | undefined {
  const types = Object.keys(printed).flatMap((key) => takes[key]?.of?.slice(0, 1) ?? []);
  return types.length > 0 ? types : undefined;
}

/** @throws Failure (usage) if cards of these types do not have what is printed */
function mustHave(printed: Printed, takes: Takes, types: readonly string[]): void {
  for (const key of Object.keys(printed)) {
    const of = takes[key]?.of;
    if (of && !of.some((type) => types.includes(type)))
      throw wrongUsage(`Only a ${of.join(' or ')} has ${key}: add that to --types, or leave --${key} out.`);
  }
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
