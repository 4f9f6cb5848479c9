import type { Issue } from '../issue.js';
import type { TextContext } from '../text/requirement.js';
import type { Span } from '../text/tokenize.js';
import type { CardReader, ReadCard } from './words.js';

/** A card as it was read, with the types that were taken. */
export interface ReadAttempt {
  readonly card: ReadCard;
  readonly types: readonly string[];
  /** The number of characters of the parts that were not read. It counts each reason as one more. */
  readonly left: number;
  /** The number of characters of the reasons alone: of two readings that leave out as much, the better one knows nearer why. */
  readonly narrow: number;
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

/** Reads a text as a card of the given types, or of each of the game's usual kinds of cards if none are given. */
export function attempts(reader: CardReader, text: string, context: TextContext): readonly ReadAttempt[] {
  const { types } = context;
  const kinds = types && types.length > 0 ? [types] : (reader.readAs ?? [[]]);
  return kinds.map((kind): ReadAttempt => {
    const card = reader.readCard(text, { ...context, ...(kind.length === 0 ? {} : { types: kind }) });
    const issues = card.unread.map((issue) => ({ span: spanOfIssue(text, issue) }));
    const [left, narrow] = [card.refused ?? issues, issues].map((places) =>
      places.reduce((sum, { span: { start, end } }) => sum + Math.max(1, end - start), 0),
    );
    return { card, types: kind, left: (left ?? 0) + issues.length, narrow: narrow ?? 0 };
  });
}

/** Orders readings: first those that leave out less. */
export const byLeft = (one: Omit<ReadAttempt, 'card'>, other: Omit<ReadAttempt, 'card'>): number =>
  one.left - other.left || one.narrow - other.narrow;

/** Reads a text as a card. Without types, the reading that leaves out least is taken. */
export function attempt(reader: CardReader, text: string, context: TextContext): ReadAttempt {
  const [first] = attempts(reader, text, context).toSorted(byLeft);
  if (!first) throw new TypeError('readAs names no kinds of cards');
  return first;
}
