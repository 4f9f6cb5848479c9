import { sameValue } from '../json.js';
import type { Reading } from './sentence.js';

/**
 * A place where words may be cut in two: where one piece ends, and where the next begins after the words that
 * join them.
 */
interface CutPoint {
  readonly end: number;
  readonly next: number;
}

/** The most words that are read as a row: more than any ability has. */
const LONGEST = 160;
/** The most things that one sentence says. */
const MOST_IN_ONE = 6;

/**
 * Reads words that say several things in a row: "draw a card and gain 2 life". It tries every way to cut
 * them, and all that succeed must say the same. It reads each stretch at most once, and does not read more
 * than 160 words.
 *
 * @param length the number of words
 * @param cutsFrom returns where a piece that begins at a word may end; a cut after which nothing follows does
 * not count
 * @param read reads the words from one place up to another as one piece
 */
export function readRow<Made>(
  length: number,
  cutsFrom: (from: number) => Iterable<CutPoint>,
  read: (from: number, end: number) => Reading<readonly Made[]>,
): Reading<readonly Made[]> {
  if (length === 0 || length > LONGEST) return { found: 'none' };
  const known = new Map<number, Reading<readonly Made[]>>();
  const rowFrom = (from: number): Reading<readonly Made[]> => {
    let row = known.get(from);
    if (!row) known.set(from, (row = cutAfter(from)));
    return row;
  };
  const cutAfter = (from: number): Reading<readonly Made[]> => {
    let found = read(from, length);
    for (const { end, next } of cutsFrom(from)) {
      if (found.found === 'ambiguous') return found;
      if (next < length)
        found = combineReadings(
          found,
          joinReadings(rowFrom(next), () => read(from, end)),
        );
    }
    return found;
  };
  return rowFrom(0);
}

/** Joins the readings of a piece and of the row after it. The piece is read only if the row is understood. */
function joinReadings<Made>(
  row: Reading<readonly Made[]>,
  readPiece: () => Reading<readonly Made[]>,
): Reading<readonly Made[]> {
  if (row.found === 'none') return row;
  const piece = readPiece();
  if (piece.found !== 'one') return piece;
  return row.found === 'one' ? { found: 'one', value: [...piece.value, ...row.value] } : row;
}

/** Combines two readings of the same words. The result is ambiguous if they contradict each other. */
function combineReadings<Made>(one: Reading<Made>, other: Reading<Made>): Reading<Made> {
  if (one.found === 'none') return other;
  if (other.found === 'none') return one;
  const same = one.found === 'one' && other.found === 'one' && sameValue(one.value, other.value);
  return same ? one : { found: 'ambiguous' };
}

/**
 * Prints a row: one sentence for as many things as possible, then the next.
 *
 * @param print prints the one sentence that says all of some things, if there is one
 * @returns undefined if something cannot be said
 */
export function printRow<Made>(
  row: readonly Made[],
  print: (part: readonly Made[]) => string | undefined,
): readonly string[] | undefined {
  const sentences: string[] = [];
  let at = 0;
  while (at < row.length) {
    let size = Math.min(MOST_IN_ONE, row.length - at);
    let words = print(row.slice(at, at + size));
    while (words === undefined && size > 1) words = print(row.slice(at, at + --size));
    if (words === undefined) return undefined;
    sentences.push(words);
    at += size;
  }
  return sentences;
}
