import type { Issue } from '../issue.js';
import { regularPlural } from '../text/english.js';
import { nearestWord } from '../text/messages.js';
import type { TextContext } from '../text/requirement.js';
import { isWord, MARK, NON, tokenize, type Span, type Token } from '../text/tokenize.js';
import { attempt, spanOfIssue, type ReadAttempt } from './attempt.js';
import type { CardReader } from './words.js';

/** An edit of a text after which more of it is read. */
export interface Repair extends Span {
  /** What is put in place of the span. */
  readonly words: string;
  /** The whole text after the edit. */
  readonly text: string;
  /** Whether all of that text is read. */
  readonly whole: boolean;
}

/** Words that were not read, as narrow as it is known which of them are wrong. */
export interface UnreadWords extends Span {
  /** The reason. */
  readonly issue: Issue;
  /** Whether this is a word that no part of the game's language knows. */
  readonly unknown: boolean;
  /** The known words that are nearest to the wrong one, the nearest first. */
  readonly near: readonly string[];
  /** Edits that were tried: after each of them more is read. */
  readonly repairs: readonly Repair[];
}

/** Whether a token may be a misspelt word. */
const isSpelled = (token: Token): boolean => isWord(token) && token.text !== MARK.self;

/** The most edits of one part of a text that are tried, and the most parts that are read again. */
const MOST_TRIES = 24;
const MOST_PARTS = 8;
/** The most sentences of a part of which it is asked with which of them the part is no longer read. */
const MOST_SENTENCES = 6;
/** The most words that are named as near to a wrong one, and the most repairs that are offered. */
const MOST_NEAR = 3;

/** The longest text for which unknown words and edits are looked for. */
const LONGEST = 5_000;

/** An edit that may make a text readable. */
interface Edit extends Span {
  readonly words: string;
}

/** A word that no part of the game's language knows. */
interface WrongWord {
  /** The whole word as it is written: "nonblak". */
  readonly span: Span;
  /** The same with each of the nearest known words in its place. */
  readonly near: readonly string[];
}

/**
 * Lists what was not read of a text, part by part. If words of a part are unknown, the place is that of the
 * first of them; of several sentences, it is the first with which the part is not read. Repairs are edits that
 * were tried with the game's own reader: only those after which more is read are offered.
 */
export function repairsOf(
  reader: CardReader,
  text: string,
  context: TextContext,
  { card }: ReadAttempt,
  repairs: boolean,
): readonly UnreadWords[] {
  const known = text.length > LONGEST ? undefined : reader.known?.();
  const parts = partsOf(text, card.unread);
  return parts.map(({ span: part, issue }, at): UnreadWords => {
    const span = known && at < MOST_PARTS ? wrongSentence(reader, text, part, context) : part;
    const wrong = known ? wrongWords(text, span, known, context) : [];
    const [first] = wrong;
    const edits = !repairs || at >= MOST_PARTS || !known ? [] : editsOf(text, span, wrong);
    const tried: Repair[] = [];
    for (const edit of edits.slice(0, MOST_TRIES)) {
      if (tried.length >= MOST_NEAR) break;
      const changed = text.slice(0, edit.start) + edit.words + text.slice(edit.end);
      const again = attempt(reader, changed, context);
      const whole = again.card.unread.length === 0;
      if (partsOf(changed, again.card.unread).length < parts.length)
        tried.push({ ...edit, text: changed, whole });
    }
    const near = first?.near ?? [];
    const mends = (word: string): boolean => tried.some((repair) => repair.words === word);
    return {
      ...(first?.span ?? span),
      issue,
      unknown: first !== undefined,
      near: [...near.filter(mends), ...near.filter((word) => !mends(word))],
      repairs: tried,
    };
  });
}

const ENDS: ReadonlySet<string> = new Set(['.', MARK.line]);

/**
 * Finds the sentence of a part at which reading ends: what stands before it in its ability is read. A sentence
 * is never read alone, because it may refer to those before it.
 */
function wrongSentence(reader: CardReader, text: string, part: Span, context: TextContext): Span {
  const tokens = tokenize(text);
  const within = tokens.filter(({ start, end }) => start >= part.start && end <= part.end);
  const ends = within.filter(
    ({ text: word, depth }, at) => at === within.length - 1 || (depth === 0 && ENDS.has(word)),
  );
  const sentences = ends.map(({ end }, at): Span => {
    const from = ends[at - 1]?.end ?? part.start;
    return { start: within.find(({ start }) => start >= from)?.start ?? from, end };
  });
  if (sentences.length < 2) return part;
  const begin = text.lastIndexOf('\n', part.start) + 1;
  const isRead = ({ end }: Span): boolean =>
    attempt(reader, text.slice(begin, end).trim(), context).card.unread.length === 0;
  const wrong = sentences.slice(0, MOST_SENTENCES).find((sentence) => !isRead(sentence));
  if (!wrong) return part;
  const written = text.slice(wrong.start, wrong.end);
  return { start: wrong.start, end: wrong.end - (written.length - written.trimEnd().length) };
}

/** Lists the places of what was not read, in the order of the text. Issues with the same place count once. */
function partsOf(
  text: string,
  issues: readonly Issue[],
): readonly { readonly span: Span; readonly issue: Issue }[] {
  const parts = issues.map((issue) => ({ issue, span: spanOfIssue(text, issue) }));
  return parts
    .filter(({ span }, at) => !parts.slice(0, at).some((other) => other.span.start === span.start))
    .toSorted((a, b) => a.span.start - b.span.start);
}

/** Finds the unknown words of a part. The card's own name and other names are known. */
function wrongWords(
  text: string,
  { start, end }: Span,
  known: ReadonlySet<string>,
  { name = '' }: TextContext,
): readonly WrongWord[] {
  const own = new Set(tokenize(name).map((token) => token.text));
  const tokens = tokenize(text);
  const isWrong = (token: Token, at: number): boolean => {
    if (!isSpelled(token) || token.text === NON || token.start < start || token.end > end) return false;
    if (known.has(token.text) || own.has(token.text)) return false;
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

/** Lists the edits that are tried: the nearest words in place of the unknown ones, or another number of a word. */
function editsOf(text: string, part: Span, wrong: readonly WrongWord[]): readonly Edit[] {
  const [first, ...others] = wrong;
  if (!first) return numberEdits(text, part);
  if (others.length === 0) return first.near.map((words) => ({ ...first.span, words }));
  // Several unknown words are mended at once: the part is read only if all of them are right.
  const last = others.at(-1) ?? first;
  let words = '';
  let at = first.span.start;
  for (const { span, near } of wrong) {
    words += text.slice(at, span.start) + (near[0] ?? text.slice(span.start, span.end));
    at = span.end;
  }
  return wrong.every(({ near }) => near.length > 0)
    ? [{ start: first.span.start, end: last.span.end, words }]
    : [];
}

/** Lists the edits that give one word of a part its other number: "creature" for "creatures". */
function numberEdits(text: string, { start, end }: Span): readonly Edit[] {
  const words = tokenize(text).filter(
    (token) => isSpelled(token) && token.start >= start && token.end <= end && token.text.length > 2,
  );
  const ended = /[.!?"”)]\s*$/u.test(text.slice(start, end)) ? [] : [{ start: end, end, words: '.' }];
  return [
    ...ended,
    ...words.map((token): Edit => {
      const written = text.slice(token.start, token.end);
      return { start: token.start, end: token.end, words: otherNumber(written) };
    }),
  ];
}

const otherNumber = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : regularPlural(word);
