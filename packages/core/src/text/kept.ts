import type { Clause, PhraseClause, UnreadClause } from './clause-types.js';
import { MARK, spanOf, type Token } from './tokenize.js';

/** So many readings are kept as new; once there are more, those that nobody asked for since as many came go. */
const MOST = 4_096;

/** What takes more to name than this is read anew each time: no text can make these grow without bound. */
const LONGEST_KEY = 2_000;

/** What some words are, wherever in a text they stand. Lengths come first, so that no two rows of words have one key. */
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

/**
 * What words were read as, by the words and by what else tells readings apart. Texts of a game say the same again and again, and
 * what is read is printed and read once more.
 */
export class KeptReadings<Reading extends object> {
  #young = new Map<string, Reading>();
  #old: ReadonlyMap<string, Reading> = new Map();

  /**
   * What was read before, or what these words are read as now.
   *
   * @param context names all that a reading of these words hangs on beside them
   */
  of(tokens: readonly Token[], context: string, read: () => Reading): Reading {
    const key = `${context.length},${context}${wordsKey(tokens)}`;
    if (key.length > LONGEST_KEY) return read();
    const young = this.#young.get(key);
    if (young) return young;
    return this.#keep(key, this.#old.get(key) ?? read());
  }

  #keep(key: string, reading: Reading): Reading {
    if (this.#young.size >= MOST) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, reading);
    return reading;
  }
}

/** Reads what stands at a token. */
type ReadAt = (tokens: readonly Token[], at: number) => Clause;

/** What stands at a place of a line: a phrase, or why none was read; neither of a mere mention. */
interface KeptPhrase {
  readonly phrase?: Pick<PhraseClause, 'phrase' | 'words' | 'from' | 'to' | 'tails'>;
  readonly unread?: UnreadClause;
}

/**
 * A reader that knows again which phrase stands at a place of a line: texts of a game say the same lines again and again. A line is read
 * by itself, so that the answer does not hang on the text in which it was met first. What is no phrase there is read in its whole text, if
 * that has other lines.
 */
export function keepPhrases(readAt: ReadAt): ReadAt {
  const kept = new KeptReadings<KeptPhrase>();
  return (tokens, at) => {
    const start = lineStart(tokens, at);
    const line = tokens.slice(start, lineEnd(tokens, at));
    const { phrase: found, unread } = kept.of(line, String(at - start), () =>
      keptOf(readAt(line, at - start)),
    );
    if (unread && line.length === tokens.length)
      return { ...unread, span: spanOf(tokens, unread.from, unread.to) };
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

function keptOf(clause: Clause): KeptPhrase {
  if (clause.found === 'mention') return {};
  if (clause.found === 'unread') return { unread: clause };
  const { phrase, words, from, to, tails } = clause;
  return { phrase: { phrase, words, from, to, tails } };
}

function lineStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.text !== MARK.line) start--;
  return start;
}

function lineEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && tokens[end]?.text !== MARK.line) end++;
  return end;
}
