import { counted } from '@reticle/core/describe';
import type { HostRequirement, HostWords } from '@reticle/core/host';
import type { Span, TextContext } from '@reticle/core/text';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { printable, issueWords, type Describer, EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { readStdin, readText } from '../files.js';
import { wordsOf } from '../games.js';
import { inOneLine, wrap, type Terminal } from '../terminal.js';
import { mentionsIn } from '../words/coverage-command.js';

/** A span of a text, the sign to print under each of its characters, and a label after them. */
interface Mark {
  readonly span: Span;
  readonly sign: string;
  readonly label: string;
  readonly paint: (text: string) => string;
}

/** A line of a text as it is shown, with the columns of its characters. */
interface ShownLine {
  readonly shown: string;
  /** The column of each character of the original, from `start` on, and one past the last. */
  readonly columns: readonly number[];
  readonly start: number;
}

const WIDTH = 76;

/** Returns a text with marks under it, in lines of a terminal's width. Control characters are escaped. */
export function marked(text: string, marks: readonly Mark[]): readonly string[] {
  return rowsOf(text).flatMap((row) => [row.shown, ...underlines(row, marks)]);
}

function rowsOf(text: string): readonly ShownLine[] {
  const rows: ShownLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (let at = 0; at === 0 || at < line.length;) {
      const row = rowFrom(line, at, start);
      rows.push(row);
      at += Math.max(1, row.columns.length - 1);
    }
    start += line.length + 1;
  }
  return rows;
}

/** Returns as much of a line as fits, up to a space if there is one. */
function rowFrom(line: string, from: number, lineStart: number): ShownLine {
  const columns = [0];
  let shown = '';
  let space: number | undefined;
  for (let at = from; at < line.length;) {
    const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
    const more = character === '\t' ? ' ' : printable(character);
    if (shown.length + more.length > WIDTH && shown !== '') break;
    // Both halves of a surrogate pair get the column where the character begins.
    for (let half = 1; half < character.length; half++) columns.push(shown.length);
    shown += more;
    columns.push(shown.length);
    at += character.length;
    if (more === ' ') space = at - from;
  }
  const whole = from + columns.length - 1 >= line.length;
  if (whole || space === undefined) return { shown, columns, start: lineStart + from };
  const kept = columns.slice(0, space + 1);
  return { shown: shown.slice(0, kept.at(-1)), columns: kept, start: lineStart + from };
}

/** Returns the marks under a row, in as few lines as possible. */
function underlines({ columns, start }: ShownLine, marks: readonly Mark[]): readonly string[] {
  const lines: { width: number; text: string }[] = [];
  for (const { span, sign, label, paint } of marks) {
    const from = columns[Math.min(columns.length - 1, Math.max(0, span.start - start))] ?? 0;
    const to = columns[Math.min(columns.length - 1, Math.max(0, span.end - start))] ?? from;
    if (to <= from) continue;
    const under = sign.repeat(to - from) + label;
    const free = lines.find(({ width }) => width < from || width === 0);
    const line = free ?? { width: 0, text: '' };
    if (!free) lines.push(line);
    line.text += ' '.repeat(from - line.width) + paint(under);
    line.width = from + under.length;
  }
  return lines.map(({ text }) => text);
}

/** The most characters of a text that is shown. */
const MAX_SHOWN = 20_000;

/** Prints a reading: the words with marks under them, then each requirement. */
function printReading(text: string, reading: Reading, terminal: Terminal): void {
  const { requirements, mentions } = reading;
  const { paint, line } = terminal;
  if (text.length <= MAX_SHOWN) for (const row of marked(text, marksOf(reading, terminal))) line(row);
  else line(`(${text.length} characters)`);
  for (const [index, requirement] of requirements.entries()) printRequirement(requirement, index, terminal);
  line();
  const open = requirements.filter(({ understood }) => !understood).length;
  const sum = `${counted(requirements.length, 'requirement')}, ${counted(mentions.length, 'mention')}`;
  const read = open === 0 ? paint.green('Targets understood') : paint.red(`${open} not understood`);
  line(`${read}: ${sum}. The effect was not read.`);
}

function marksOf({ requirements, mentions }: Reading, { paint }: Terminal): readonly Mark[] {
  return [
    ...requirements.map(({ span, understood }, index) => ({
      span,
      sign: understood ? '^' : '?',
      label: String(index + 1),
      paint: understood ? paint.green : paint.red,
    })),
    ...mentions.map((span) => ({ span, sign: '-', label: '', paint: paint.dim })),
  ].toSorted((a, b) => a.span.start - b.span.start);
}

function printRequirement(requirement: ReadRequirement, index: number, { paint, line }: Terminal): void {
  const { id, span, from, understood, words, slot, relations, onlyIf, reasons } = requirement;
  line();
  const place = `${abilityWords(requirement)}, slot ${id}, characters ${span.start} to ${span.end}`;
  line(wrap(from === 'keyword' ? `${place}, from a keyword` : place, paint.bold(`${index + 1}  `)));
  if (words !== undefined) line(wrap(printable(words), '   words   '));
  if (understood) {
    line(wrap(printable(spaced(slot)), '   slot    '));
    if (onlyIf) line(wrap(printable(conditionOf(onlyIf)), '   only if '));
    if (relations.length > 0) line(wrap(printable(spaced(relations)), '   ties    '));
  }
  for (const reason of reasons) line(wrap(inOneLine(reason), `   ${paint.red('refused')} `));
}

/** Returns JSON on one line, with spaces at which it can be broken. */
const spaced = (json: unknown): string => JSON.stringify(json, null, 1).replaceAll(/\n\s*/g, ' ');

/** "Activated ability 2, mode 1, granted": counted from 0, as in the JSON. */
function abilityWords({ ability: { kind, index, mode, granted, onlyAs } }: ReadRequirement): string {
  const more = [
    ...(mode === undefined ? [] : [`mode ${mode}`]),
    ...(granted ? ['granted'] : []),
    ...(onlyAs === undefined ? [] : [`only as ${printable(onlyAs)}`]),
  ];
  return [`${kind} ability ${index}`, ...more].join(', ');
}

const conditionOf = ({ words, instead }: NonNullable<ReadRequirement['onlyIf']>): string =>
  instead ? `${words}; instead of an earlier target` : words;

/** A requirement with the reasons in words. */
interface ReadRequirement extends HostRequirement {
  readonly reasons: readonly string[];
}

/** All that a text targets. Plain JSON. */
export interface Reading {
  /** What was read from the text. Its effects were not read. */
  readonly read: 'targets';
  /** Whether every target was understood. */
  readonly understood: boolean;
  readonly requirements: readonly ReadRequirement[];
  /** The places of the word that marks targets, if nothing is targeted there. */
  readonly mentions: readonly Span[];
}

/** Reads a text with the words of its game. */
function readingOf(text: string, context: TextContext, words: HostWords, game: Describer): Reading {
  const { requirements } = words.read(text, context);
  return {
    read: 'targets',
    understood: requirements.every(({ understood }) => understood),
    requirements: requirements.map((found) => ({
      ...found,
      reasons: found.issues.map((issue) => issueWords(issue, game)),
    })),
    mentions: mentionsIn(text, requirements, words),
  };
}

interface ParseFlags {
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
    .action((game: string, text: string | undefined, flags: ParseFlags) =>
      context.ends(parse(game, text, flags, context)),
    );
}

async function parse(
  id: string,
  given: string | undefined,
  { file, name, types }: ParseFlags,
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
