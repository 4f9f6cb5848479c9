import { sameValue, type Reading } from './sentence.js';

/** A place where words may be cut in two: where a piece ends, and where the next one begins behind what joins them. */
interface Cut {
  readonly end: number;
  readonly next: number;
}

/** More words than any ability has. */
const LONGEST = 160;
/** More than one sentence says. */
const MOST_IN_ONE = 6;

/**
 * Reads words that say several things in a row: "draw a card and gain 2 life". Every way to cut them is tried, and all that succeed must
 * say the same. Each stretch is read once at most, and more than 160 words are not read at all.
 *
 * @param length how many words there are
 * @param cutsFrom where a piece that begins at a word may end; a cut behind which nothing follows is none
 * @param read what the words from one place up to another say as one piece
 */
export function readRow<Made>(
  length: number,
  cutsFrom: (from: number) => Iterable<Cut>,
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
        found = agreed(
          found,
          joined(rowFrom(next), () => read(from, end)),
        );
    }
    return found;
  };
  return rowFrom(0);
}

/** What a piece and the row behind it say; the piece is read only if the row is. */
function joined<Made>(
  row: Reading<readonly Made[]>,
  readPiece: () => Reading<readonly Made[]>,
): Reading<readonly Made[]> {
  if (row.found === 'none') return row;
  const piece = readPiece();
  if (piece.found !== 'one') return piece;
  return row.found === 'one' ? { found: 'one', value: [...piece.value, ...row.value] } : row;
}

/** What two readings of the same words say, if they do not contradict each other. */
function agreed<Made>(one: Reading<Made>, other: Reading<Made>): Reading<Made> {
  if (one.found === 'none') return other;
  if (other.found === 'none') return one;
  const same = one.found === 'one' && other.found === 'one' && sameValue(one.value, other.value);
  return same ? one : { found: 'ambiguous' };
}

/**
 * Prints a row: one sentence for as much as possible, then the next.
 *
 * @param print the sentence that says all of these, if there is one
 * @returns undefined if something can't be said
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
