import type { Issue, JsonPath } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { TextContext } from '../text/requirement.js';
import { MARK, tokenize, type Span, type Token } from '../text/tokenize.js';
import { clausesOf, costEndIn, type ReadSpan } from './clauses.js';
import { leans } from './leaning.js';
import type { CardReader, ReadCard, ReadPart, RefusedPart } from './words.js';

/** Words that were read although something else of their line was not: a part that no card holds. */
export interface AloneWords extends Span {
  /** What they say, as data: a value for each ability, or what they add to one. */
  readonly json: readonly object[];
}

/** Words of a line that were not read. */
export interface OpenWords extends Span {
  /**
   * What was put before them as they were tried. Absent if they refer to words before them that were not read, so
   * that they are not tried alone.
   */
  readonly lead?: string;
  /** What was put after them. */
  readonly tail: string;
  /** Why they were not read as they were tried. */
  readonly issue?: Issue | undefined;
}

/** A line that no card holds: what of it is read alone, and what is not. */
export interface LineRead {
  readonly span: Span;
  readonly alone: readonly (AloneWords & { readonly spans: readonly ReadSpan[] })[];
  readonly open: readonly OpenWords[];
}

/** Asks a reader for words, so many times at most. */
export class Asking {
  readonly #reader: CardReader;
  readonly #context: TextContext;
  #left: number;

  constructor(reader: CardReader, context: TextContext, most: number) {
    this.#reader = reader;
    this.#context = context;
    this.#left = most;
  }

  get standIns(): CardReader['standIns'] {
    return this.#reader.standIns;
  }

  /** Whether a word is one of the card's name. */
  isName(word: string): boolean {
    return this.#context.name?.split(/\s+/u).includes(word) ?? false;
  }

  /** Why the words that were asked for last were not read. */
  last: Issue | undefined;

  /** Returns words as a card if all of them are read. */
  whole(words: string): ReadCard | undefined {
    this.last = undefined;
    if (this.#left <= 0) return undefined;
    this.#left--;
    const card = this.#reader.readCard(words.trim(), this.#context);
    [this.last] = card.unread;
    return card.unread.length === 0 && card.parts.length > 0 ? card : undefined;
  }
}

/** A sentence, and whether it begins a line or a mode. */
interface SentencePlace extends Span {
  readonly tokens: readonly Token[];
  readonly isFresh: boolean;
}

/** The most commas of a trigger at which it is asked whether it ends. */
const MOST_COMMAS = 3;

/** Splits words into sentences: at full stops, lines and the marks of modes, outside quotation marks. */
function sentencesOf(tokens: readonly Token[]): readonly SentencePlace[] {
  const sentences: SentencePlace[] = [];
  let from = 0;
  let isFresh = true;
  const close = (to: number): void => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first && last && to > from)
      sentences.push({ start: first.start, end: last.end, tokens: tokens.slice(from, to), isFresh });
  };
  for (const [at, { text, depth }] of tokens.entries()) {
    if (depth > 0) continue;
    const isBreak = text === MARK.line || text === MARK.bullet;
    if (!isBreak && text !== '.') continue;
    close(isBreak ? at : at + 1);
    if (isBreak || at >= from) isFresh = isBreak;
    from = at + 1;
  }
  close(tokens.length);
  return sentences;
}

/** Returns what stands at a path of some data. */
const valueAt = (json: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns what the abilities of a card say, each once, with only some of their keys. */
function saidBy({ json, parts }: ReadCard, isKept: (key: string) => boolean): readonly object[] {
  const paths = new Map(parts.map(({ path }) => [JSON.stringify(path), path]));
  return [...paths.values()]
    .flatMap((path): readonly unknown[] => {
      const value = valueAt(json, path);
      return Array.isArray(value) ? value : [value];
    })
    .filter(isObject)
    .map((value): JsonObject => Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key))));
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns data without some keys, however deep they are. */
function without(value: object, keys: readonly string[]): object {
  const kept: unknown = JSON.parse(
    JSON.stringify(value, (key, said: unknown) => (keys.includes(key) ? undefined : said)),
  );
  return isObject(kept) ? kept : {};
}

/** Words of a line that are read together, with what was put before them. */
interface WordsRun extends Span {
  readonly lead: string;
  readonly card: ReadCard;
}

/** Reads what can be read of a line that is not read whole: its trigger or cost, and its sentences. */
class LineReading {
  readonly #text: string;
  readonly #asking: Asking;
  readonly #part: RefusedPart;
  readonly #tokens: readonly Token[];
  readonly #alone: LineRead['alone'][number][] = [];
  readonly #open: OpenWords[] = [];

  constructor(text: string, asking: Asking, part: RefusedPart) {
    this.#text = text;
    this.#asking = asking;
    this.#part = part;
    const all = tokenize(text);
    const within = all.filter(({ start, end }) => start >= part.span.start && end <= part.span.end);
    // A stop that ends the line belongs to it.
    const last = all.find(({ start }) => start >= part.span.end);
    this.#tokens = last?.text === '.' && last.start === part.span.end ? [...within, last] : within;
  }

  run(): LineRead {
    const { lead, from, isRead } = this.#head();
    this.#body(sentencesOf(this.#tokens.slice(from)), lead, isRead);
    const inOrder = (one: Span, other: Span): number => one.start - other.start;
    const { span } = this.#part;
    return { span, alone: this.#alone.toSorted(inOrder), open: this.#open.toSorted(inOrder) };
  }

  /** Reads a trigger or a cost alone. Returns what stands before the effects, and where these begin. */
  #head(): { readonly lead: string; readonly from: number; readonly isRead: boolean } {
    const { kind } = this.#part;
    const { standIns } = this.#asking;
    const none = { lead: '', from: 0, isRead: true };
    if (!standIns || (kind !== 'activated' && kind !== 'triggered')) return none;
    const ends = kind === 'activated' ? [costEndIn(this.#tokens)] : this.#commas();
    const [first] = ends;
    const [begin] = this.#tokens;
    if (!begin || first === undefined || first >= this.#tokens.length) return none;
    const effect = kind === 'activated' ? capital(standIns.effect) : standIns.effect;
    const wordsTo = (end: number): string => this.#text.slice(begin.start, this.#tokens[end]?.end);
    for (const end of ends) {
      const card = this.#asking.whole(`${wordsTo(end)} ${effect}`);
      if (!card) continue;
      const span = this.#spanOf(0, end);
      const what = kind === 'activated' ? 'cost' : 'trigger';
      const keys = new Set(standIns.headKeys);
      this.#keep(
        span,
        saidBy(card, (key) => keys.has(key)),
        [{ ...span, what, path: [] }],
      );
      return { lead: `${wordsTo(end)} `, from: end + 1, isRead: true };
    }
    const issue = this.#asking.last;
    const lead = standIns[kind];
    const end = ends.length === 1 ? first : (ends.find((comma) => this.#isBody(lead, comma + 1)) ?? first);
    const tail = `${wordsTo(end).slice(this.#spanOf(0, end).end - begin.start)} ${effect}`;
    this.#open.push({ ...this.#spanOf(0, end), lead: '', tail, issue });
    return { lead, from: end + 1, isRead: false };
  }

  /** Whether the first sentence from a token on is read with something else before it. */
  #isBody(lead: string, from: number): boolean {
    const [first] = sentencesOf(this.#tokens.slice(from));
    return first !== undefined && this.#runOf({ start: first.start, lead }, first.end) !== undefined;
  }

  /** Lists the commas at which a trigger may end. */
  #commas(): readonly number[] {
    const stop = this.#tokens.findIndex(({ text, depth }) => depth === 0 && text === '.');
    return this.#tokens
      .flatMap(({ text, depth }, at) => (depth === 0 && text === ',' && (stop < 0 || at < stop) ? [at] : []))
      .slice(0, MOST_COMMAS);
  }

  #spanOf(from: number, to: number): Span {
    return { start: this.#tokens[from]?.start ?? 0, end: this.#tokens[to - 1]?.end ?? 0 };
  }

  /** Reads sentences, as many of them together as are read. */
  #body(sentences: readonly SentencePlace[], lead: string, isHeadRead: boolean): void {
    let run: WordsRun | undefined;
    let isFirst = isHeadRead;
    for (const sentence of sentences) {
      const { start, end, tokens, isFresh } = sentence;
      const isLed = sentence === sentences[0];
      const grown = run && !isFresh ? this.#runOf(run, end) : undefined;
      if (grown) {
        run = grown;
        continue;
      }
      if (run) this.#keepRun(run);
      run = undefined;
      // A sentence that refers to what stands before it says nothing alone.
      const isTried = isFirst || !leans(tokens);
      isFirst = false;
      run = isTried ? this.#runOf({ start, lead }, end) : undefined;
      if (run) continue;
      const issue = isTried ? this.#asking.last : undefined;
      if (isTried && this.#isIntroduction(sentence)) continue;
      const left = isLed && lead === '' ? this.#keywords(sentence) : sentence;
      this.#open.push({ start: left.start, end, ...(isTried ? { lead } : {}), tail: '', issue });
    }
    if (run) this.#keepRun(run);
  }

  /** Reads "Choose one —" with modes below it that are always read. */
  #isIntroduction({ start, end }: SentencePlace): boolean {
    const { standIns } = this.#asking;
    const next = this.#tokens.find((token) => token.start >= end && token.text !== MARK.line);
    if (!standIns || next?.text !== MARK.bullet) return false;
    const modes = [standIns.effect, standIns.otherEffect].map(
      (words) => `\n${MARK.bullet} ${capital(words)}`,
    );
    const card = this.#asking.whole(`${this.#text.slice(start, end)}${modes.join('')}`);
    if (!card) return false;
    const json = saidBy(card, (key) => !standIns.ownKeys.includes(key)).map((said) =>
      without(said, standIns.modeKeys),
    );
    this.#keep({ start, end }, json, [{ start, end, what: 'effect', path: [] }]);
    return true;
  }

  #runOf({ start, lead }: Pick<WordsRun, 'start' | 'lead'>, end: number): WordsRun | undefined {
    const card = this.#asking.whole(lead + this.#sentence(lead, start, end));
    return card && { start, end, lead, card };
  }

  /** Returns words as they stand after others: after a comma they begin with a small letter. */
  #sentence(lead: string, start: number, end: number): string {
    const words = this.#text.slice(start, end);
    const [first = ''] = words.split(/\s/u, 1);
    if (!lead.endsWith(', ') || this.#asking.isName(first)) return words;
    return words.charAt(0).toLowerCase() + words.slice(1);
  }

  #keepRun({ start, end, lead, card }: WordsRun): void {
    const { headKeys = [], ownKeys = [] } = this.#asking.standIns ?? {};
    const left = new Set(lead === '' ? ownKeys : [...headKeys, ...ownKeys]);
    const parts =
      lead === ''
        ? card.parts.map(({ span, ...part }): ReadPart => ({
            ...part,
            span: { start: start + span.start, end: start + span.end },
          }))
        : [{ span: { start, end }, kind: 'effect', path: [] } as const];
    const spans = parts.flatMap((part) => clausesOf(this.#text, part));
    this.#keep(
      { start, end },
      saidBy(card, (key) => !left.has(key)),
      spans,
    );
  }

  #keep(span: Span, json: readonly object[], spans: readonly ReadSpan[]): void {
    this.#alone.push({ ...span, json, spans });
  }

  /** Reads the keywords with which a list begins. Returns what is left of it. */
  #keywords(sentence: SentencePlace): Span {
    const { tokens, end } = sentence;
    let from = 0;
    for (let at = 0; at < tokens.length; at++) {
      if (tokens[at]?.text !== ',' || (tokens[at]?.depth ?? 0) > 0) continue;
      const [first, last] = [tokens[from], tokens[at - 1]];
      if (!first || !last) break;
      const card = this.#asking.whole(this.#text.slice(first.start, last.end));
      if (!card?.parts.every(({ kind }) => kind === 'keyword')) break;
      this.#keepRun({ start: first.start, end: last.end, lead: '', card });
      from = at + 1;
    }
    return { start: tokens[from]?.start ?? sentence.start, end };
  }
}

/** Joins the parts that are read together, if nothing that was read is between them. */
export function joined(
  parts: readonly RefusedPart[],
  read: readonly { readonly span: Span }[],
): readonly RefusedPart[] {
  const all: RefusedPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isBetween = ({ span }: { readonly span: Span }): boolean =>
      last !== undefined && last.span.end <= span.start && span.end <= part.span.start;
    if (last?.together && part.together && !read.some(isBetween))
      all.splice(-1, 1, { ...last, span: { start: last.span.start, end: part.span.end } });
    else all.push(part);
  }
  return all;
}

/** Reads what can be read alone of the lines that no card holds. */
export function readAlone(text: string, asking: Asking, parts: readonly RefusedPart[]): readonly LineRead[] {
  const lines = parts.map((part) => new LineReading(text, asking, part).run());
  if (lines.some(({ open }) => open.length > 0)) return lines;
  // All is read alone, and not together: where that ends is not known nearer than by its last words.
  return lines.map((line, at): LineRead => {
    const last = line.alone.at(-1);
    if (at < lines.length - 1 || !last) return line;
    return {
      ...line,
      alone: line.alone.slice(0, -1),
      open: [{ start: last.start, end: last.end, tail: '' }],
    };
  });
}
