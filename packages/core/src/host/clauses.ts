import type { JsonPath } from '../issue.js';
import { MARK, tokenize, type Span, type Token } from '../text/tokenize.js';
import type { ReadPart } from './words.js';

/** What words of a card do. */
export const READ_AS = ['keyword', 'trigger', 'condition', 'cost', 'effect', 'target'] as const;
/** What words of a card do: one of {@link READ_AS}. */
export type ReadAs = (typeof READ_AS)[number];

/** A stretch of a text and what it does. */
export interface ReadSpan extends Span {
  readonly what: ReadAs;
  /** Where it stands in the JSON of the reading. If it was read alone, where it stands in `alone`. */
  readonly path: JsonPath;
  /** Whether it was read without the rest of its line: no card holds it. */
  readonly alone?: true;
}

/** The words that begin a condition. */
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless', 'while', 'during']);
const STOPS: ReadonlySet<string> = new Set(['.', MARK.line, ';']);

/** Finds the first token from a place on, outside quotation marks. Returns the number of tokens if there is none. */
function nextAt(words: readonly Token[], from: number, isIt: (token: Token) => boolean): number {
  const at = words.findIndex((token, index) => index >= from && token.depth === 0 && isIt(token));
  return at < 0 ? words.length : at;
}

/** Finds what ends a cost: its colon, or its dash. Returns the number of tokens if there is none. */
export function costEndIn(words: readonly Token[]): number {
  const colon = nextAt(words, 0, (token) => token.text === ':');
  return colon < words.length ? colon : nextAt(words, 0, (token) => token.text === MARK.dash);
}

/**
 * Splits a part that was read into what its words do: a cost up to its colon or dash, a trigger and conditions
 * up to their comma, effects for the rest.
 */
export function clausesOf(text: string, { span, kind, path }: ReadPart): readonly ReadSpan[] {
  const words = tokenize(text.slice(span.start, span.end));
  if (kind === 'keyword') return [{ ...span, what: 'keyword', path }];
  const spans: ReadSpan[] = [];
  const add = (from: number, to: number, what: ReadAs): void => {
    const [first, last] = [words[from], words[to - 1]];
    if (first && last && to > from)
      spans.push({ start: span.start + first.start, end: span.start + last.end, what, path });
  };
  let at = 0;
  if (kind === 'activated') {
    const cost = costEndIn(words);
    if (cost < words.length) {
      add(0, cost, 'cost');
      at = cost + 1;
    }
  } else if (kind === 'triggered') {
    const comma = nextAt(words, 0, (token) => token.text === ',');
    if (comma < words.length) {
      add(0, comma, 'trigger');
      at = comma + 1;
    }
  }
  while (at < words.length) {
    const stop = nextAt(words, at, ({ text: word }) => STOPS.has(word));
    const first = words[at]?.text ?? '';
    const comma = nextAt(words, at, ({ text: word }) => word === ',');
    if (CONDITIONS.has(first) && comma < stop) {
      add(at, comma, 'condition');
      at = comma + 1;
      continue;
    }
    const condition = nextAt(words, at, ({ text: word }) => CONDITIONS.has(word));
    const end = condition < stop && words[condition - 1]?.text !== 'as' ? condition : stop;
    add(at, end, 'effect');
    if (end < stop) add(end, stop, 'condition');
    at = stop + 1;
  }
  return spans;
}
