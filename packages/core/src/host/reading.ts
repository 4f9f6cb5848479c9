import type { JsonPath } from '../issue.js';
import type { TextContext } from '../text/requirement.js';
import { MARK, tokenize, type Span, type Token } from '../text/tokenize.js';
import { attempt, spanOfIssue } from './attempt.js';
import { repairsOf, type UnreadWords } from './repair.js';
import type { CardReader, HostWords, ReadPart } from './words.js';

/** What words of a card do. */
export const READ_AS = ['keyword', 'trigger', 'condition', 'cost', 'effect', 'target'] as const;
/** What words of a card do: one of {@link READ_AS}. */
export type ReadAs = (typeof READ_AS)[number];

/** A stretch of a text and what it does. */
export interface ReadSpan extends Span {
  readonly what: ReadAs;
  /** Where it stands in the JSON of the reading. */
  readonly path: JsonPath;
}

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
  readonly json: object;
  readonly printed: readonly string[];
  /** Whether all of the text was read. */
  readonly whole: boolean;
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
  const taken = attempt(reader, text, context);
  const { card, types } = taken;
  const given = { ...context, ...(types.length === 0 ? {} : { types }) };
  const unread = repairsOf(reader, text, context, taken, repairs);
  const { requirements } = words.read(text, given);
  const targets = requirements.flatMap(({ span, understood, from }) =>
    understood && from === 'text' ? [span] : [],
  );
  const spans = card.parts.flatMap((part) => clausesOf(text, part));
  const left = card.unread.map((issue) => spanOfIssue(text, issue));
  return {
    text,
    types,
    spans: withTargets(text, spans, targets, left),
    unread,
    json: card.json,
    printed: card.printed,
    whole: card.unread.length === 0,
  };
}

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless', 'while', 'during']);
const STOPS: ReadonlySet<string> = new Set(['.', MARK.line, ';']);

/**
 * Splits a part that was read into what its words do: a cost up to its colon or dash, a trigger and conditions
 * up to their comma, effects for the rest.
 */
function clausesOf(text: string, { span, kind, path }: ReadPart): readonly ReadSpan[] {
  const words = tokenize(text.slice(span.start, span.end));
  if (kind === 'keyword') return [{ ...span, what: 'keyword', path }];
  const spans: ReadSpan[] = [];
  const add = (from: number, to: number, what: ReadAs): void => {
    const [first, last] = [words[from], words[to - 1]];
    if (first && last && to > from)
      spans.push({ start: span.start + first.start, end: span.start + last.end, what, path });
  };
  const next = (from: number, isIt: (token: Token) => boolean): number => {
    const at = words.findIndex((token, index) => index >= from && token.depth === 0 && isIt(token));
    return at < 0 ? words.length : at;
  };
  let at = 0;
  if (kind === 'activated') {
    const colon = next(0, (token) => token.text === ':');
    const cost = colon < words.length ? colon : next(0, (token) => token.text === MARK.dash);
    if (cost < words.length) {
      add(0, cost, 'cost');
      at = cost + 1;
    }
  } else if (kind === 'triggered') {
    const comma = next(0, (token) => token.text === ',');
    if (comma < words.length) {
      add(0, comma, 'trigger');
      at = comma + 1;
    }
  }
  while (at < words.length) {
    const stop = next(at, ({ text: word }) => STOPS.has(word));
    const first = words[at]?.text ?? '';
    const comma = next(at, ({ text: word }) => word === ',');
    if (CONDITIONS.has(first) && comma < stop) {
      add(at, comma, 'condition');
      at = comma + 1;
      continue;
    }
    const condition = next(at, ({ text: word }) => CONDITIONS.has(word));
    const end = condition < stop && words[condition - 1]?.text !== 'as' ? condition : stop;
    add(at, end, 'effect');
    if (end < stop) add(end, stop, 'condition');
    at = stop + 1;
  }
  return spans;
}

const EDGE = /[\s,.;]/u;

/** Takes spaces and marks off the ends of a span. Returns nothing if nothing is left. */
function trimmed(text: string, span: ReadSpan): readonly ReadSpan[] {
  let { start, end } = span;
  while (start < end && EDGE.test(text.charAt(start))) start++;
  while (start < end && EDGE.test(text.charAt(end - 1))) end--;
  return start < end ? [{ ...span, start, end }] : [];
}

/** Cuts the targets out of the spans around them, and what was not read out of all. */
function withTargets(
  text: string,
  spans: readonly ReadSpan[],
  targets: readonly Span[],
  left: readonly Span[],
): readonly ReadSpan[] {
  const cut = (all: readonly ReadSpan[], { start, end }: Span): readonly ReadSpan[] =>
    all.flatMap((span) => {
      if (span.end <= start || end <= span.start) return [span];
      return [
        { ...span, end: start },
        { ...span, start: end },
      ].flatMap((piece) => trimmed(text, piece));
    });
  const read = left.reduce(cut, spans);
  const within = targets.flatMap((target): readonly ReadSpan[] => {
    const around = read.find(({ start, end }) => start <= target.start && target.end <= end);
    return around ? [{ ...target, what: 'target', path: around.path }] : [];
  });
  return [...within.reduce(cut, read), ...within].toSorted((a, b) => a.start - b.start);
}
