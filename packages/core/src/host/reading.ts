import type { TextContext } from '../text/requirement.js';
import type { Span } from '../text/tokenize.js';
import { Asking, joined, readAlone, type AloneWords, type LineRead } from './alone.js';
import { attempts, byLeft, spanOfIssue, type ReadAttempt } from './attempt.js';
import { clausesOf, type ReadSpan } from './clauses.js';
import { readingWords } from './reading-words.js';
import { unreadOf, type UnreadWords } from './repair.js';
import type { CardReader, HostWords, RefusedPart } from './words.js';

/**
 * What a game reads of a card's text. Every surface shows this and nothing else: the command, the playground
 * and the documentation. Plain JSON.
 */
export interface CardReading {
  readonly text: string;
  /** The card types as which the text was read: those that were given, or those that make most sense of it. */
  readonly types: readonly string[];
  /** What the words do that were read, in the order of the text. Spans do not overlap. */
  readonly spans: readonly ReadSpan[];
  readonly unread: readonly UnreadWords[];
  /** The words that are not read because of others: those of `unread` are wrong, and these are around them. */
  readonly beside: readonly Span[];
  /** The card: only lines that were read whole are in it. */
  readonly json: object;
  readonly printed: readonly string[];
  /** How many parts the card has: abilities, lines of keywords, the effects of a spell. */
  readonly held: number;
  /** What was read of the other lines. No card holds these parts: beside them something is not understood. */
  readonly alone: readonly AloneWords[];
  /** Whether all of the text was read. */
  readonly whole: boolean;
  /** What of it was read and what was not, in a sentence or two. Every surface says it so. */
  readonly told: string;
}

/** Options of {@link readingOf}. */
export interface CardReadingOptions extends TextContext {
  /** Whether edits are looked for that make more of the text readable. Defaults to true. */
  readonly repairs?: boolean;
}

/** Reads a card's text: what its words do, what was not understood of it and how that may be mended. */
export function readingOf(
  words: Pick<HostWords, 'read'>,
  reader: CardReader,
  text: string,
  options: CardReadingOptions = {},
): CardReading {
  const { repairs = true, ...context } = options;
  const { taken, given, lines } = best(reader, text, context);
  const { card, types } = taken;
  const unread = unreadOf({ reader, text, context, taken, lines, repairs });
  const { requirements } = words.read(text, given);
  const targets = requirements.flatMap(({ span, understood, from }) =>
    understood && from === 'text' ? [span] : [],
  );
  const left = card.unread.map((issue) => spanOfIssue(text, issue));
  const inCard = cutOut(
    text,
    card.parts.flatMap((part) => clausesOf(text, part)),
    left,
  );
  const alone = lines.flatMap((line) => line.alone);
  const apart = alone.flatMap(({ spans }, at) =>
    spans.map((span): ReadSpan => ({ ...span, path: ['alone', at], alone: true })),
  );
  const whole = card.unread.length === 0;
  const held = card.parts.length;
  return {
    text,
    types,
    spans: withTargets(text, [...inCard, ...apart], targets),
    unread,
    beside: besideIn(text, unread, alone),
    json: card.json,
    printed: card.printed,
    held,
    alone: alone.map(({ spans: _spans, ...said }) => said),
    whole,
    told: readingWords({ types, whole, unread, held, alone }),
  };
}

/** The longest text of which lines that are not read whole are read in parts. */
const LONGEST = 5_000;
/** The most times that parts of a text are read, and the most lines of which parts are read. */
const MOST_READS = 80;
const MOST_LINES = 8;

/** A reading, with what was read alone of the lines that it lacks. */
interface Taken {
  readonly taken: ReadAttempt;
  readonly given: TextContext;
  readonly lines: readonly LineRead[];
}

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** Reads a text as the kind of card of which most is read, in lines or alone. */
function best(reader: CardReader, text: string, context: TextContext): Taken {
  const all = attempts(reader, text, context);
  const whole = all.find(({ card }) => card.unread.length === 0);
  const [first] = (whole ? [whole] : all)
    .map((taken) => {
      const { types } = taken;
      const given = { ...context, ...(types.length === 0 ? {} : { types }) };
      const lines = linesOf(text, taken, new Asking(reader, given, MOST_READS));
      const alone = lines.flatMap((line) => line.alone);
      return { ...taken, left: taken.left - lengthOf(alone), all: { taken, given, lines } };
    })
    .toSorted(byLeft);
  if (!first) throw new TypeError('readAs names no kinds of cards');
  return first.all;
}

/** Reads alone what can be read of the lines that are not read whole. */
function linesOf(text: string, { card }: ReadAttempt, asking: Asking): readonly LineRead[] {
  if (card.unread.length === 0 || text.length > LONGEST) return [];
  const refused =
    card.refused ??
    card.unread.map((issue): RefusedPart => ({ span: spanOfIssue(text, issue), kind: 'effect' }));
  const apart = refused.filter(
    ({ span }, at) =>
      !refused.slice(0, at).some((other) => span.start < other.span.end && other.span.start < span.end),
  );
  return readAlone(text, asking, joined(apart, card.parts).slice(0, MOST_LINES));
}

/** Lists the rest of each part around the wrong words of it, without what was read alone. */
function besideIn(text: string, unread: readonly UnreadWords[], alone: readonly Span[]): readonly Span[] {
  const parts = new Map(unread.map(({ part }) => [part.start, part]));
  return [...parts.values()].flatMap((part) => {
    const wrong = [...unread.filter((each) => each.part.start === part.start), ...alone]
      .filter(({ start, end }) => start >= part.start && end <= part.end)
      .toSorted((one, other) => one.start - other.start);
    return [part.start, ...wrong.map(({ end }) => end)]
      .map((start, at): Span => ({ start, end: wrong[at]?.start ?? part.end }))
      .filter(({ start, end }) => text.slice(start, end).trim() !== '');
  });
}

const EDGE = /[\s,.;]/u;

/** Takes spaces and marks off the ends of a span. Returns nothing if nothing is left. */
function trimmed(text: string, span: ReadSpan): readonly ReadSpan[] {
  let { start, end } = span;
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (start < end && EDGE.test(text.charAt(end - 1))) end--;
  return start < end ? [{ ...span, start, end }] : [];
}

/** Cuts spans out of those around them. */
const cutOut = (text: string, all: readonly ReadSpan[], left: readonly Span[]): readonly ReadSpan[] =>
  left.reduce(
    (spans, { start, end }) =>
      spans.flatMap((span) => {
        if (span.end <= start || end <= span.start) return [span];
        return [
          { ...span, end: start },
          { ...span, start: end },
        ].flatMap((piece) => trimmed(text, piece));
      }),
    all,
  );

/** Marks the targets within spans. */
function withTargets(
  text: string,
  spans: readonly ReadSpan[],
  targets: readonly Span[],
): readonly ReadSpan[] {
  const within = targets.flatMap((target): readonly ReadSpan[] => {
    const around = spans.find(({ start, end }) => start <= target.start && target.end <= end);
    return around ? [{ ...around, ...target, what: 'target' }] : [];
  });
  return [...cutOut(text, spans, within), ...within].toSorted((a, b) => a.start - b.start);
}
