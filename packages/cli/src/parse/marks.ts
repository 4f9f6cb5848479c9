import type { Span } from '@reticle/core/text';
import { printable } from '../issue-words.js';

/** A stretch of a text with the sign that is put under each of its characters, and a label behind it. */
export interface Mark {
  readonly span: Span;
  readonly sign: string;
  readonly label: string;
  readonly paint: (text: string) => string;
}

/** A line of a text as it is shown, and what stands under it. */
interface Row {
  readonly shown: string;
  /** The column of each character of the original, from `start` on, and one past the last. */
  readonly columns: readonly number[];
  readonly start: number;
}

const WIDTH = 76;

/** A text with marks under it, broken into lines of a terminal's width; control characters are shown as what they are. */
export function marked(text: string, marks: readonly Mark[]): readonly string[] {
  return rowsOf(text).flatMap((row) => [row.shown, ...underlines(row, marks)]);
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
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

/** As much of a line as fits, up to a space where there is one. */
function rowFrom(line: string, from: number, lineStart: number): Row {
  const columns = [0];
  let shown = '';
  let space: number | undefined;
  for (let at = from; at < line.length;) {
    const character = String.fromCodePoint(line.codePointAt(at) ?? 0);
    const more = character === '\t' ? ' ' : printable(character);
    if (shown.length + more.length > WIDTH && shown !== '') break;
    // Both halves of a surrogate pair stand in the column where it begins.
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

/** The marks under a row, in as few lines as hold them side by side. */
function underlines({ columns, start }: Row, marks: readonly Mark[]): readonly string[] {
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
