import { MARK, type Token } from '@reticle/core/text';

const isWord = (word: string): boolean => /\p{L}/u.test(word);
const isShouted = (word: string): boolean => word === word.toUpperCase();
/** "A" and "I" may be the last word of a name, or the first of the sentence. */
const isLetter = (word: string): boolean => word.length === 1;

/** One past the name in capitals with which an ability begins; `from` where it has none. */
export function nameEnd(text: string, tokens: readonly Token[], from: number, to: number): number {
  let end = from;
  let words = 0;
  let at = from;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token || token.text.startsWith('{') || token.text === MARK.self || token.text === MARK.bullet) break;
    if (token.text === MARK.dash && words === 0) break;
    const word = text.slice(token.start, token.end);
    if (!isWord(word)) continue;
    if (!isShouted(word)) break;
    words++;
    end = at + 1;
  }
  const last = tokens[end - 1];
  const splitsSentence =
    end > from &&
    last !== undefined &&
    isLetter(last.text) &&
    at === end &&
    tokens[at]?.text.startsWith('{') !== true;
  if (splitsSentence && at < to) end--;
  // The marks that end a name: "LOOK AT THIS!"
  while (end > from && end < to && MARKS.has(tokens[end]?.text ?? '')) end++;
  return end;
}

const MARKS: ReadonlySet<string> = new Set(['!', '?', '.', ',', ':', "'", MARK.dash]);
