import { numberOf, regularPlural } from '../text/english.js';
import { nearestWord } from '../text/messages.js';
import type { TextContext } from '../text/requirement.js';
import { isWord, MARK, NON, tokenize, type Span, type Token } from '../text/tokenize.js';

/** An edit of a text. */
export interface Edit extends Span {
  /** What is put in place of the span. */
  readonly words: string;
}

/** A word that no part of the game's language knows. */
export interface WrongWord {
  /** The whole word as it is written: "nonblak". */
  readonly span: Span;
  /** The same with each of the nearest known words in its place. */
  readonly near: readonly string[];
}

/** The most words that are named as near to a wrong one. */
const MOST_NEAR = 3;

/** Whether a token may be a misspelt word. */
const isSpelled = (token: Token): boolean => isWord(token) && token.text !== MARK.self;

/** Returns a text after edits that are in its order. */
export const applied = (text: string, edits: readonly Edit[]): string =>
  edits.reduceRight((all, { start, end, words }) => all.slice(0, start) + words + all.slice(end), text);

/** Finds the unknown words of a part. The card's own name and other names are known. */
export function wrongWords(
  text: string,
  { start, end }: Span,
  known: ReadonlySet<string>,
  { name = '' }: TextContext,
): readonly WrongWord[] {
  const own = new Set(tokenize(name).map((token) => token.text));
  const tokens = tokenize(text);
  const isWrong = (token: Token, at: number): boolean => {
    if (!isSpelled(token) || token.text === NON || token.start < start || token.end > end) return false;
    if (known.has(token.text) || own.has(token.text) || numberOf(token.text) !== undefined) return false;
    const begins = at === 0 || BEGINNINGS.has(tokens[at - 1]?.text ?? '');
    // A capitalised word within a sentence is a name.
    return (begins || !token.capital) && !isInflected(token.text, known);
  };
  return tokens.flatMap((token, at): readonly WrongWord[] => {
    if (!isWrong(token, at)) return [];
    const before = tokens[at - 1];
    const lead = before?.text === NON && before.end === token.start ? before : undefined;
    const from = lead?.start ?? token.start;
    const near = nearestWords(token.text, known).map(
      (word) => text.slice(from, token.start) + asIn(token, word),
    );
    return [{ span: { start: from, end: token.end }, near }];
  });
}

const BEGINNINGS: ReadonlySet<string> = new Set(['.', '\n', ':', '"', '—', '•', '!', '?']);

/** Whether a word is the plural, or another regular form, of a known one. */
const isInflected = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(regularPlural(word)) || (word.endsWith('s') && known.has(word.slice(0, -1)));

/** Writes a word with a capital letter if the token has one. */
const asIn = ({ capital }: Token, word: string): string =>
  capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function nearestWords(word: string, known: ReadonlySet<string>): readonly string[] {
  const near: string[] = [];
  const left = new Set(known);
  while (near.length < MOST_NEAR) {
    const next = nearestWord(word, left);
    if (next === undefined) break;
    near.push(next);
    left.delete(next);
  }
  return near;
}

/**
 * Lists the edits of a part that are worth a try, the likeliest first: for each unknown word one of the nearest
 * known ones, all of them at once; if no word is unknown, another number of one word. See {@link markEdits} for marks.
 */
export function optionsOf(
  text: string,
  part: Span,
  wrong: readonly WrongWord[],
): readonly (readonly Edit[])[] {
  if (wrong.length === 0) return numberEdits(text, part).map((edit) => [edit]);
  let options: readonly { readonly edits: readonly Edit[]; readonly rank: number }[] = [
    { edits: [], rank: 0 },
  ];
  for (const { span, near } of wrong) {
    options = options
      .flatMap(({ edits, rank }) =>
        near.map((words, at) => ({ edits: [...edits, { ...span, words }], rank: rank + at })),
      )
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MOST_OPTIONS);
  }
  return options.map(({ edits }) => edits);
}

/** The most combinations of near words that are listed. */
const MOST_OPTIONS = 24;

/** Lists the edits that give one word of a part its other number: "creature" for "creatures". */
function numberEdits(text: string, { start, end }: Span): readonly Edit[] {
  const words = tokenize(text).filter(
    (token) => isSpelled(token) && token.start >= start && token.end <= end && token.text.length > 2,
  );
  return words.map((token): Edit => {
    const written = text.slice(token.start, token.end);
    return { start: token.start, end: token.end, words: otherNumber(written) };
  });
}

const otherNumber = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : regularPlural(word);
