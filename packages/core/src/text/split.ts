import type { Json, JsonObject } from '../json.js';
import type { AbilityInText } from './requirement.js';
import { isList } from './template.js';
import { MARK, type Token } from './tokenize.js';

/** A stretch of tokens: the first, and one past the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The output of a split: it takes the segments of abilities, and starts the abilities that stand within
 * others.
 */
export interface SplitOutput<Segment> {
  readonly push: (segment: Segment) => void;
  /** Returns the index of a new ability that begins within the words. */
  readonly next: () => number;
  /** Splits an ability that stands in quotation marks. */
  readonly grant: (words: Stretch) => void;
}

/** A game's rules for splitting its texts into abilities. */
export interface SplitRules<Ability extends AbilityInText, Segment> {
  /**
   * Tells what a line is: an ability of its own, `modes` of the ability before it, `more` words of that
   * ability, or no words at all. By default a line that begins with a bullet has modes, and every other line
   * is an ability.
   */
  readonly line?: (line: Stretch) => 'ability' | 'modes' | 'more' | 'none';
  /**
   * Makes the ability of these words (up to the first bullet), and finds where its words begin after its
   * name.
   */
  readonly begin: (
    words: Stretch,
    place: Pick<AbilityInText, 'index' | 'granted'>,
  ) => { readonly ability: Ability; readonly from: number };
  /** Cuts the words of an ability, or of one of its modes, into segments. */
  readonly cut: (words: Stretch, ability: Ability, out: SplitOutput<Segment>) => void;
}

/** Lists the lines as stretches of tokens, leaving out empty ones. */
function linesOf(tokens: readonly Token[]): readonly Stretch[] {
  const lines: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && token.text !== MARK.line) continue;
    if (at > from) lines.push({ from, to: at });
    from = at + 1;
  }
  return lines;
}

/** Finds a mark outside quotation marks. */
function outsideQuotes(
  tokens: readonly Token[],
  { from, to }: Stretch,
  isIt: (at: number) => boolean,
): number | undefined {
  for (let at = from; at < to; at++) if (tokens[at]?.depth === 0 && isIt(at)) return at;
  return undefined;
}

/** A stretch of words outside quotation marks, or one between two of them. */
interface Piece extends Stretch {
  readonly quoted: boolean;
}

/**
 * Lists the stretches outside quotation marks and inside them, in their order. The marks belong to neither.
 */
export function piecesOf(tokens: readonly Token[], { from, to }: Stretch): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  while (start < to) {
    const open = outsideQuotes(tokens, { from: start, to }, (at) => tokens[at]?.text === MARK.quote) ?? to;
    if (open > start) pieces.push({ from: start, to: open, quoted: false });
    if (open === to) break;
    let close = open + 1;
    while (close < to && tokens[close]?.text !== MARK.quote) close++;
    pieces.push({ from: open + 1, to: close, quoted: true });
    start = close + 1;
  }
  return pieces;
}

/**
 * Splits a text into segments, each of one ability and mode: line by line, into modes at bullets, and into
 * granted abilities at quotation marks. Segments have the order in which the rules push them.
 */
export function splitAbilities<Ability extends AbilityInText, Segment>(
  tokens: readonly Token[],
  { line: kindOf, begin, cut }: SplitRules<Ability, Segment>,
): readonly Segment[] {
  const segments: Segment[] = [];
  let count = 0;
  let modal: Ability | undefined;
  let mode = 0;
  const isBullet = (at: number): boolean => tokens[at]?.text === MARK.bullet;
  const out: SplitOutput<Segment> = {
    push: (segment) => segments.push(segment),
    next: () => count++,
    grant(words) {
      const { ability, from } = begin(words, { index: count++, granted: true });
      cut({ from, to: words.to }, ability, out);
    },
  };
  const modes = ({ from, to }: Stretch, ability: Ability): void => {
    for (let start = from; start < to;) {
      const end = outsideQuotes(tokens, { from: start + 1, to }, isBullet) ?? to;
      cut({ from: start + 1, to: end }, { ...ability, mode: mode++ }, out);
      start = end;
    }
  };
  for (const line of linesOf(tokens)) {
    const kind = kindOf?.(line) ?? (isBullet(line.from) ? 'modes' : 'ability');
    if (kind === 'modes') {
      modes(line, modal ?? begin({ from: line.from, to: line.from }, { index: count++ }).ability);
    } else if (kind === 'more' && modal) cut(line, modal, out);
    else if (kind !== 'none') {
      const bullet = outsideQuotes(tokens, { from: line.from + 1, to: line.to }, isBullet) ?? line.to;
      const { ability, from } = begin({ from: line.from, to: bullet }, { index: count++ });
      modal = ability;
      mode = 0;
      cut({ from, to: bullet }, ability, out);
      modes({ from: bullet, to: line.to }, ability);
    }
  }
  return segments;
}

/**
 * Whether a value, or any value within it, passes a test. Keys are not values.
 *
 * @param apart keys whose values are left out
 */
export function someWithin(
  value: unknown,
  test: (inner: unknown) => boolean,
  apart?: ReadonlySet<string>,
): boolean {
  if (test(value)) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => apart?.has(key) !== true && someWithin(inner, test, apart))
  );
}

/** Changes every string within an object. Keys stay, and a key that holds `undefined` is left out. */
export function mapStrings(object: JsonObject, change: (text: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, mapJson(inner, change)]],
    ),
  );
}

function mapJson(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json);
  if (json === null || typeof json !== 'object') return json;
  return isList(json) ? json.map((inner) => mapJson(inner, change)) : mapStrings(json, change);
}
