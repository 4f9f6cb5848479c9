import { stripVTControlCharacters } from 'node:util';
import picocolors from 'picocolors';
import type { Io, TextSink } from './io.js';

type Paint = ReturnType<typeof picocolors.createColors>;

/** The output of a command: results to stdout, progress to stderr, colours only if a terminal shows them. */
export interface Terminal {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly paint: Paint;
  /** Whether progress may be redrawn in place. */
  readonly animated: boolean;
  /** Prints a line of the result, or nothing with `--json`. */
  readonly line: (text?: string) => void;
  /** Prints the result with `--json`, as one document. */
  readonly document: (value: unknown) => void;
  /** Prints a line of progress, or nothing with `--quiet`. */
  readonly note: (text: string) => void;
  /** Draws progress in place. */
  readonly draw: (text: string) => void;
  readonly complain: (text: string) => void;
}

const wanted = (argv: readonly string[], flag: string): boolean => {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).includes(flag);
};

function coloured(sink: TextSink, argv: readonly string[], env: Io['env']): boolean {
  if (wanted(argv, '--no-color') || (env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0';
  return sink.isTTY === true && env['TERM'] !== 'dumb';
}

/** Reads the flags that every command shares. They also apply to complaints about the other flags. */
export function terminalFor(argv: readonly string[], { stdout, stderr, env }: Io): Terminal {
  const json = wanted(argv, '--json');
  const quiet = wanted(argv, '--quiet') || wanted(argv, '-q');
  return {
    json,
    quiet,
    paint: picocolors.createColors(coloured(stdout, argv, env)),
    animated: stderr.isTTY === true && !quiet && env['TERM'] !== 'dumb',
    line(text = '') {
      if (!json) stdout.write(`${text}\n`);
    },
    document: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    note(text) {
      if (!quiet) stderr.write(`${text}\n`);
    },
    draw: (text) => void stderr.write(text),
    // Who reads it in a terminal reads whole words; a file keeps the lines as they are.
    complain: (text) =>
      void stderr.write(`${stderr.isTTY === true ? brokenAt(text, stderr.columns) : text}\n`),
  };
}

/** The default width of texts. */
const WIDTH = 80;

/** Each line of a text broken at its spaces, if it is wider than the columns that there are. */
const brokenAt = (text: string, columns = WIDTH): string =>
  text
    .split('\n')
    .map((line) => (widthOf(line) > columns ? wrap(line, '', columns) : line))
    .join('\n');

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks a text at its spaces. `first` begins the first line; the others are indented by its width. */
export function wrap(text: string, first = '', width = WIDTH): string {
  const room = Math.max(20, width - widthOf(first));
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (widthOf(last) + 1 + widthOf(word) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => `${index === 0 ? first : ' '.repeat(widthOf(first))}${line}`).join('\n');
}

/** A line of prose: it begins without a space. A label at its beginning, as in "Usage: ...", begins a paragraph. */
const isProse = (line: string | undefined): line is string => line !== undefined && /^[^\s{[]/u.test(line);
const isLabelled = (line: string): boolean => /^[\w ]+:(?:\s|$)/u.test(line);

/** Breaks the paragraphs of a text anew, so that each line fits; lines that begin with a space stay as they are. */
export function reflow(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const goesOn = isProse(line) && !isLabelled(line) && isProse(last) && !last.endsWith(':');
    if (goesOn) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.map((line) => (isProse(line) ? wrap(line) : line)).join('\n');
}

/** Replaces every line break of a text by a space. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Pads like `padEnd`, without counting colours. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
