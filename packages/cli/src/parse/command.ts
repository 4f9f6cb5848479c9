import { readingOf } from '@reticle/core/host';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { readStdin, readText } from '../files.js';
import { wordsOf } from '../games.js';
import { printTargets, targetsOf } from './targets.js';
import { printWhole, wholeDocument } from './whole.js';

interface ParseFlags {
  readonly file?: string;
  readonly name?: string;
  readonly types?: string;
  readonly targets?: true;
}

const EXAMPLES = `
Examples:
  reticle parse mtg "Destroy target nonblack creature."
  reticle parse mtg "{T}: Sootling deals 1 damage to any target." --name Sootling
  reticle parse lorcana "Banish chosen damaged character." --types action
  reticle parse mtg --types instant --json < card.txt
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
    .option('--targets', 'reads the targets alone, each with its slot')
    .addHelpText('after', EXAMPLES)
    .action((game: string, text: string | undefined, flags: ParseFlags) =>
      context.ends(parse(game, text, flags, context)),
    );
}

async function parse(
  id: string,
  given: string | undefined,
  { file, name, types, targets }: ParseFlags,
  context: Context,
): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const words = wordsOf(game, 'parse');
  const text = await textOf(given, file, context);
  const list = types?.split(/[\s,]+/).filter((type) => type !== '');
  const about = {
    ...(name === undefined ? {} : { name }),
    ...(list === undefined ? {} : { types: list.map((type) => type.toLowerCase()) }),
  };
  if (targets) {
    const reading = targetsOf(text, about, words, game);
    if (terminal.json) terminal.document({ game: id, ...reading });
    else printTargets(text, reading, terminal);
    return reading.understood ? EXIT.ok : EXIT.findings;
  }
  const reading = readingOf(words, await words.reader(), text, about);
  if (terminal.json) terminal.document({ game: id, ...wholeDocument(reading, game) });
  else printWhole(reading, game, terminal);
  return reading.whole ? EXIT.ok : EXIT.findings;
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
