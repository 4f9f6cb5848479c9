import { printable } from '../describe/index.js';
import type { Span } from '../text/tokenize.js';

/** A span of a text, the sign to print under each of its characters, and a label after them. */
export interface Mark {
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
/** The most characters of a text that is shown. */
const MOST = 20_000;

/**
 * Returns a text with marks under it, in lines of a terminal's width. Control characters are escaped. Of a text that is too long
 * the number of characters is said.
 */
export function marked(text: string, marks: readonly Mark[]): readonly string[] {
  if (text.length > MOST) return [`(${text.length} characters)`];
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
  const lines: { width: number; text: string; isLabelled: boolean }[] = [];
  for (const { span, sign, label, paint } of marks) {
    const from = columns[Math.min(columns.length - 1, Math.max(0, span.start - start))] ?? 0;
    const to = columns[Math.min(columns.length - 1, Math.max(0, span.end - start))] ?? from;
    if (to <= from) continue;
    const under = sign.repeat(to - from) + label;
    const free = lines.find(({ width, isLabelled }) => (isLabelled ? width < from : width <= from));
    const line = free ?? { width: 0, text: '', isLabelled: false };
    if (!free) lines.push(line);
    line.text += ' '.repeat(from - line.width) + paint(under);
    line.width = from + under.length;
    line.isLabelled = label !== '';
  }
  return lines.map(({ text }) => text);
}
