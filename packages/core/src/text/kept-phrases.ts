import type { Clause, PhraseClause } from './clause-types.js';
import { KeptReadings } from './kept-readings.js';
import { MARK, spanOf, type Token } from './tokenize.js';

/** Reads what stands at a token. */
type ReadAt = (tokens: readonly Token[], at: number) => Clause;

/** A phrase by its place in a line; `undefined` where none was read. */
interface KeptPhrase {
  readonly phrase: Pick<PhraseClause, 'phrase' | 'words' | 'from' | 'to' | 'tails'> | undefined;
}

/**
 * A reader that knows again which phrase stands at a place of a line: texts of a game say the same lines again and again. A line is read
 * by itself, so that the answer does not hang on the text in which it was met first. What is no phrase is read in its whole text, and not kept.
 */
export function keepPhrases(readAt: ReadAt): ReadAt {
  const kept = new KeptReadings<KeptPhrase>();
  return (tokens, at) => {
    const start = lineStart(tokens, at);
    const line = tokens.slice(start, lineEnd(tokens, at));
    const { phrase: found } = kept.of(line, String(at - start), () => {
      const clause = readAt(line, at - start);
      if (clause.found !== 'phrase') return { phrase: undefined };
      const { phrase, words, from, to, tails } = clause;
      return { phrase: { phrase, words, from, to, tails } };
    });
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
