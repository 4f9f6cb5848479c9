import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { readStdin, readText } from '../files.js';
import { wordsOf } from '../games.js';
import { printReading } from './print.js';
import { readingOf } from './reading.js';

interface Flags {
  readonly file?: string;
  readonly name?: string;
  readonly types?: string;
}

const EXAMPLES = `
Examples:
  reticle parse mtg "Destroy target nonblack creature."
  reticle parse mtg "{T}: Sootling deals 1 damage to any target." --name Sootling
  reticle parse lorcana "Banish chosen damaged character." --types action
  reticle parse mtg --types instant --json < card.txt

Each target has its ability, mode, slot and place in the text; under the text ^
marks what was understood, ? what was not, - words that target nothing. What the
text does was not read. The exit code is 1 where a target was not understood.`;

export function addParse(program: Command, context: Context): void {
  program
    .command('parse')
    .description("reads a card's words: what they target, as JSON and in words again")
    .argument('<game>', 'which game')
    .argument('[text]', 'the words; - or nothing for stdin')
    .option('-f, --file <file>', 'reads the words from a file')
    .option('--name <name>', "the card's name: in the words it means the card itself")
    .option('--types <types>', "the card's types: an instant's words are a spell's")
    .addHelpText('after', EXAMPLES)
    .action((game: string, text: string | undefined, flags: Flags) =>
      context.ends(parse(game, text, flags, context)),
    );
}

async function parse(
  id: string,
  given: string | undefined,
  { file, name, types }: Flags,
  context: Context,
): Promise<ExitCode> {
  const { terminal } = context;
  const game = await context.games.named(id);
  const words = wordsOf(game, 'parse');
  const text = await textOf(given, file, context);
  const list = types?.split(/[\s,]+/).filter((type) => type !== '');
  const reading = readingOf(
    text,
    {
      ...(name === undefined ? {} : { name }),
      ...(list === undefined ? {} : { types: list.map((type) => type.toLowerCase()) }),
    },
    words,
    game,
  );
  if (terminal.json) terminal.document({ game: id, ...reading });
  else printReading(text, reading, terminal);
  return reading.understood ? EXIT.ok : EXIT.findings;
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
