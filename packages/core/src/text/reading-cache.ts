import type { Clause, PhraseClause, UnreadClause } from './clause-types.js';
import { spendWork, workDone } from './reading-work.js';
import { MARK, spanOf, type Token } from './tokenize.js';

/**
 * The size of the young generation of readings. Once it is full it becomes the old one, and what was not
 * asked for since then is dropped.
 */
const MOST = 4_096;

/**
 * The longest key that is kept. Longer texts are read anew each time, so that no text can make the cache grow
 * without bound.
 */
const LONGEST_KEY = 2_000;
/** The characters that any token has in a key. */
const LEAST_OF_TOKEN = 7;

/**
 * Makes the key of some words, wherever they stand in a text. Lengths come first, so that no two sequences of
 * words have one key.
 */
export function wordsKey(tokens: readonly Token[]): string {
  let key = '';
  let before: Token | undefined;
  for (const token of tokens) {
    const { text, raw, capital, depth, start } = token;
    const apart = before === undefined || start > before.end ? ' ' : '';
    key += `${text.length},${raw.length},${depth}${capital ? 'C' : 'c'}${apart}${text}${raw === text ? '' : raw}`;
    before = token;
  }
  return key;
}

/** A reading with the work that it took, which is counted again: what a text costs is the same every time. */
interface CachedReading<Reading> {
  readonly reading: Reading;
  readonly work: number;
}

function withItsWork<Reading>(read: () => Reading): CachedReading<Reading> {
  const before = workDone();
  const reading = read();
  return { reading, work: workDone() - before };
}

/**
 * A cache of readings, by the words and by whatever else the reading depends on. Texts of a game repeat the
 * same words, and whatever is read is also printed and read once more.
 */
export class ReadingCache<Reading extends object> {
  #young = new Map<string, CachedReading<Reading>>();
  #old: ReadonlyMap<string, CachedReading<Reading>> = new Map();

  /**
   * Returns the kept reading of these words, or reads them now.
   *
   * @param context names everything besides the words that the reading depends on
   */
  of(tokens: readonly Token[], context: string, read: () => Reading): Reading {
    if (tokens.length * LEAST_OF_TOKEN > LONGEST_KEY) return read();
    const key = `${context.length},${context}${wordsKey(tokens)}`;
    if (key.length > LONGEST_KEY) return read();
    const young = this.#young.get(key);
    const known = young ?? this.#old.get(key);
    if (known) spendWork(known.work);
    if (young) return young.reading;
    return this.#keep(key, known ?? withItsWork(read)).reading;
  }

  #keep(key: string, reading: CachedReading<Reading>): CachedReading<Reading> {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, reading);
    return reading;
  }
}

/** Reads the clause at a token. */
type ReadAt = (tokens: readonly Token[], at: number) => Clause;

/** A kept clause at a place of a line: a phrase, or why none was read. A mere mention has neither. */
interface CachedClause {
  readonly phrase?: Pick<PhraseClause, 'phrase' | 'words' | 'from' | 'to' | 'tails'>;
  readonly unread?: UnreadClause;
}

/**
 * Makes a reader that recognises phrases it has read: texts of a game repeat the same lines. It reads each
 * line by itself, so that the answer does not depend on the text in which the line was met first. If a line
 * has no phrase there, it reads the whole text, if that has other lines.
 */
export function cachePhrases(readAt: ReadAt): ReadAt {
  const kept = new ReadingCache<CachedClause>();
  return (tokens, at) => {
    const { start, line } = lineAt(tokens, at);
    const { phrase: found, unread } = kept.of(line, String(at - start), () =>
      keptOf(readAt(line, at - start)),
    );
    if (unread && line.length === tokens.length)
      return { ...unread, span: spanOf(tokens, unread.from, unread.until ?? unread.to) };
    if (!found) return readAt(tokens, at);
    const [from, to] = [found.from + start, found.to + start];
    return {
      found: 'phrase',
      span: spanOf(tokens, from, to),
      phrase: found.phrase,
      words: found.words,
      parts() {
        const again = readAt(line, at - start);
        return again.found === 'phrase' ? again.parts() : [];
      },
      from,
      to,
      tails: found.tails,
    };
  };
}

function keptOf(clause: Clause): CachedClause {
  if (clause.found === 'mention') return {};
  if (clause.found === 'unread') return { unread: clause };
  const { phrase, words, from, to, tails } = clause;
  return { phrase: { phrase, words, from, to, tails } };
}

/** A line of a text, and the place of its first token. */
interface TextLine {
  readonly start: number;
  readonly line: readonly Token[];
}

/** The line of each token, by the text. A mark between two lines belongs to the first. */
const linesOf = new WeakMap<readonly Token[], readonly TextLine[]>();

/** Returns the line of a token: the same list for all tokens of it, so that what is known of its words is found again. */
function lineAt(tokens: readonly Token[], at: number): TextLine {
  const known = linesOf.get(tokens) ?? linesIn(tokens);
  linesOf.set(tokens, known);
  return known[at] ?? { start: at, line: [] };
}

function linesIn(tokens: readonly Token[]): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start < tokens.length;) {
    let end = start;
    while (end < tokens.length && tokens[end]?.text !== MARK.line) end++;
    const found = { start, line: tokens.slice(start, end) };
    while (lines.length < tokens.length && lines.length <= end) lines.push(found);
    start = end + 1;
  }
  return lines;
}
