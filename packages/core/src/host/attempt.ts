import type { Issue } from '../issue.js';
import type { TextContext } from '../text/requirement.js';
import type { Span } from '../text/tokenize.js';
import type { CardReader, ReadCard } from './words.js';

/** A card as it was read, with the types that were taken. */
export interface ReadAttempt {
  readonly card: ReadCard;
  readonly types: readonly string[];
  /** The number of characters that were not read. */
  readonly left: number;
}

/** Finds the words of an issue in a text. An issue without a place is about all of it. */
export function spanOfIssue(text: string, issue: Issue): Span {
  const data: Readonly<Record<string, unknown>> = { ...issue.data };
  const { span, words } = data;
  if (isSpan(span)) return span;
  const at = typeof words === 'string' && words !== '' ? text.indexOf(words) : -1;
  return at < 0
    ? { start: 0, end: text.length }
    : { start: at, end: at + (typeof words === 'string' ? words.length : 0) };
}

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  typeof value.start === 'number' &&
  typeof value.end === 'number';

/**
 * Reads a text as a card of the given types. If none are given, it is read as each of the game's usual kinds
 * of cards, and the reading that leaves out least is taken.
 */
export function attempt(reader: CardReader, text: string, context: TextContext): ReadAttempt {
  const { types } = context;
  const kinds = types && types.length > 0 ? [types] : (reader.readAs ?? [[]]);
  const attempts = kinds.map((kind): ReadAttempt => {
    const card = reader.readCard(text, { ...context, ...(kind.length === 0 ? {} : { types: kind }) });
    const left = card.unread.reduce((sum, issue) => {
      const { start, end } = spanOfIssue(text, issue);
      return sum + Math.max(1, end - start);
    }, 0);
    return { card, types: kind, left };
  });
  const [first, ...others] = attempts;
  if (!first) throw new TypeError('readAs names no kinds of cards');
  return others.reduce((best, other) => (other.left < best.left ? other : best), first);
}
