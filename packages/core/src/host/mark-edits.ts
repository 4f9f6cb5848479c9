import { MARK, isWord, tokenize, type Span, type Token } from '../text/tokenize.js';
import type { Edit } from './slips.js';

/** The marks that one edit may add, remove or replace, as they are written. */
const MARKS: readonly string[] = [',', '.', ':', MARK.dash];
/** What may stand where one of them belongs. */
const MISTAKEN: ReadonlySet<string> = new Set([...MARKS, ';', '-']);

/** What people call a mark. */
const NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  '.': 'full stop',
  ':': 'colon',
  ';': 'semicolon',
  '-': 'hyphen',
  [MARK.dash]: 'dash',
};

/** An edit that adds, removes or replaces one mark. */
export interface MarkEdit extends Edit {
  /** The mark that is missing there, if the edit adds one or replaces another. */
  readonly added?: string;
  /** The mark that does not belong there, if the edit removes or replaces one. */
  readonly removed?: string;
}

const isSymbol = ({ text }: Token): boolean => text.startsWith('{');
const isNumber = ({ text }: Token): boolean => /^[+-]?\d+$/u.test(text);
const isMark = ({ text }: Token): boolean => MISTAKEN.has(text);
const isBreak = (token: Token | undefined): boolean =>
  token === undefined || token.text === MARK.line || token.text === MARK.bullet;

/** An edit, and how unlikely it is that it was meant: 0 is the likeliest. */
type Ranked = MarkEdit & { readonly rank: number };

/** Writes a mark between two words. After a full stop the next word has a capital letter. */
function between(text: string, before: Token, after: Token | undefined, mark: string): Edit {
  const isInLine = !isBreak(after);
  if (mark === '.' && after && isInLine && isWord(after))
    return {
      start: before.end,
      end: after.start + 1,
      words: `. ${text.charAt(after.start).toUpperCase()}`,
    };
  if (mark !== MARK.dash) {
    const space = after && isInLine && after.start === before.end ? ' ' : '';
    return { start: before.end, end: before.end, words: `${mark}${space}` };
  }
  // "{T} — draw a card", "Kicker—{2}".
  const written = isSymbol(before) ? ` ${mark} ` : mark;
  return after && isInLine
    ? { start: before.end, end: after.start, words: written }
    : { start: before.end, end: before.end, words: ` ${mark}` };
}

/** Lists the marks that may be missing between two words. */
function missing(
  text: string,
  before: Token,
  after: Token | undefined,
  isFirst: boolean,
  isLast: boolean,
): readonly Ranked[] {
  const add = (mark: string, rank: number): Ranked => ({
    ...between(text, before, after, mark),
    added: mark,
    rank,
  });
  // The end of a line, and of what introduces a list of modes.
  if (isBreak(after)) return isLast ? [add('.', 0)] : [add(MARK.dash, 0), add('.', 0)];
  if (!after) return [];
  if (isSymbol(before)) return isSymbol(after) ? [add(',', 1)] : [add(':', 0), add(MARK.dash, 1)];
  if (isFirst && isNumber(before)) return [add(':', 0)];
  if (after.capital) return [add('.', 0), add(':', 1), add(MARK.dash, 1), add(',', 2)];
  return [add(',', 2), ...(isSymbol(after) ? [add(MARK.dash, 2), add(':', 3)] : [])];
}

/** Lists what may stand in the place of a mark, and nothing as well. */
function wrong(text: string, before: Token, mark: Token, after: Token | undefined): readonly Ranked[] {
  const removed = mark.text;
  const others = MARKS.filter((other) => other !== removed).map((added): Ranked => {
    const { words } = between(text, before, after, added);
    const isSpaced = after !== undefined && after.start > mark.end;
    const edit =
      added === '.' && after && isWord(after)
        ? { start: before.end, end: after.start + 1, words }
        : added === MARK.dash && after && !isBreak(after)
          ? { start: before.end, end: after.start, words }
          : { start: before.end, end: mark.end, words: isSpaced ? words.trimEnd() : words };
    return { ...edit, added, removed, rank: 1 };
  });
  const gap = after && !isBreak(after) && after.start === mark.end ? ' ' : '';
  return [...others, { start: before.end, end: mark.end, words: gap, removed, rank: 3 }];
}

/** Whether any token that is not a space stands at a place of some tokens. */
const within = ({ start, end }: Span, token: Token): boolean => token.start >= start && token.end <= end;

/**
 * Lists the edits of one mark of a part that are worth a try, the likeliest first: a comma, full stop, colon or dash that is
 * missing, one too many, and one in the place of another. The mark behind the part is one of its own.
 */
export function markEdits(text: string, part: Span): readonly MarkEdit[] {
  const tokens = tokenize(text);
  const found: Ranked[] = [];
  let isFirst = true;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isOf = within(part, token) || (before !== undefined && isMark(token) && within(part, before));
    if (!isOf || token.depth > 0 || token.text === MARK.line) continue;
    const after = tokens[at + 1];
    if (isMark(token)) {
      if (before && !isMark(before) && !isBreak(before)) found.push(...wrong(text, before, token, after));
      continue;
    }
    const isEnd = after === undefined || !within(part, after);
    const isBare = token.text !== MARK.bullet && token.text !== MARK.quote;
    if (isBare && (!after || (!isMark(after) && after.depth === 0 && (!isEnd || isBreak(after)))))
      found.push(...missing(text, token, after, isFirst, after === undefined));
    isFirst = false;
  }
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _rank, ...edit }): MarkEdit => edit);
}

/** A mark that is missing or wrong, with its place in the text. */
export interface MarkSlip extends Span {
  readonly added?: string;
  readonly removed?: string;
  /** The word before it. */
  readonly after: string;
}

/** Returns where a mark is missing or wrong: the mark, or the space where it belongs, or the last letter before that. */
export function slipOf(text: string, { start, added, removed }: MarkEdit): MarkSlip {
  const [after = ''] = /[^\s"“”]*$/u.exec(text.slice(0, start)) ?? [];
  const names = {
    ...(added === undefined ? {} : { added: NAMES[added] ?? added }),
    ...(removed === undefined ? {} : { removed: NAMES[removed] ?? removed }),
  };
  if (removed !== undefined) {
    const at = start + text.slice(start).search(/\S/u);
    return { start: at, end: at + 1, after, ...names };
  }
  const isSpace = /[^\S\n]/u.test(text.charAt(start));
  return { start: isSpace ? start : start - 1, end: isSpace ? start + 1 : start, after, ...names };
}
