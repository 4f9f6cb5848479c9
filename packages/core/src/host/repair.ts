import type { GameIssue, Issue } from '../issue.js';
import type { TextContext } from '../text/requirement.js';
import type { Span } from '../text/tokenize.js';
import type { LineRead, OpenWords } from './alone.js';
import { attempt, spanOfIssue, type ReadAttempt } from './attempt.js';
import { markEdits, slipOf, type MarkEdit, type MarkSlip } from './mark-edits.js';
import { applied, optionsOf, wrongWords, type Edit, type WrongWord } from './slips.js';
import type { CardReader } from './words.js';

/** Edits of a text after which more of it is read. */
export interface Repair {
  /** What is put in place of which words, in the order of the text. */
  readonly edits: readonly Edit[];
  /** The whole text after the edits. */
  readonly text: string;
  /** Whether all of that text is read. */
  readonly whole: boolean;
}

/** Words that were not read, as narrow as it is known which of them are wrong. */
export interface UnreadWords extends Span {
  /** The sentence, trigger or cost that is not read because of them. */
  readonly part: Span;
  /** The reason. */
  readonly issue: Issue;
  /** Whether this is a word that no part of the game's language knows. */
  readonly unknown: boolean;
  /** The known words that are nearest to the wrong one, the nearest first. */
  readonly near: readonly string[];
  /**
   * Edits that were tried: after each of them more is read. Of several slips in a line the first has the edits that
   * mend all of them.
   */
  readonly repairs: readonly Repair[];
}

/** The most edits of a text that are tried, those of one part of it, and the most repairs that are offered. */
const MOST_READS = 160;
const MOST_TRIES = 24;
const MOST_MARKS = 32;
const MOST_OFFERED = 3;

/** The longest text for which unknown words and edits are looked for. */
const LONGEST = 5_000;

/** A text that was not read whole. */
interface Question {
  readonly reader: CardReader;
  readonly text: string;
  readonly context: TextContext;
  readonly taken: ReadAttempt;
  readonly lines: readonly LineRead[];
  /** Whether edits are looked for. */
  readonly repairs: boolean;
}

/** Words that were not read, with the unknown words among them. */
interface Slip {
  readonly open: OpenWords;
  readonly wrong: readonly WrongWord[];
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/**
 * Lists what was not read of a text: each unknown word by itself, and otherwise the sentence, trigger or cost.
 * Repairs are edits that were tried with the game's own reader: only those after which more is read are offered.
 */
export function unreadOf(question: Question): readonly UnreadWords[] {
  const { reader, text, context, taken, lines, repairs } = question;
  const known = text.length > LONGEST ? undefined : reader.known?.();
  const parts = partsOf(text, taken.card.unread);
  const tries = new Tries(question, parts.length);
  const inLines = lines.flatMap(({ span, open: all }): readonly UnreadWords[] => {
    const issue = parts.find((part) => overlap(part.span, span))?.issue ?? parts[0]?.issue;
    if (!issue) return [];
    const slips = all.map((open): Slip => ({
      open,
      wrong: known ? wrongWords(text, open, known, context) : [],
    }));
    const mended = repairs && known ? tries.mended(span, slips) : NONE;
    const { whole: mark } = mended;
    // One mark mends all of the line: nothing else of it is wrong.
    if (mark) return [unreadMark(mark, trimmed(text, span), mended.repairs)];
    const first = Math.max(
      0,
      slips.findIndex(({ wrong }) => wrong.length > 0),
    );
    return slips.flatMap((slip, at) => {
      const own = at === first ? mended.repairs : [];
      const inPart = mended.marks?.get(slip);
      return inPart ? unreadMark(inPart, trimmed(text, slip.open), own) : unreadIn(text, slip, issue, own);
    });
  });
  const others = parts
    .filter(({ span }) => !lines.some((line) => overlap(line.span, span)))
    .map(({ span, issue }): UnreadWords => ({
      ...span,
      part: span,
      issue,
      unknown: false,
      near: [],
      repairs: [],
    }));
  return [...inLines, ...others].toSorted((a, b) => a.start - b.start);
}

function unreadIn(
  text: string,
  { open, wrong }: Slip,
  issue: Issue,
  repairs: readonly Repair[],
): readonly UnreadWords[] {
  const part = trimmed(text, open);
  const about = issueOf(text, issue, part, open);
  if (wrong.length === 0) return [{ ...part, part, issue: about, unknown: false, near: [], repairs }];
  return wrong.map(({ span, near }, at): UnreadWords => {
    const mends = (words: string): boolean =>
      repairs.some(({ edits }) => edits.some((edit) => edit.start === span.start && edit.words === words));
    const best = [...near.filter(mends), ...near.filter((words) => !mends(words))];
    return { ...span, part, issue: about, unknown: true, near: best, repairs: at === 0 ? repairs : [] };
  });
}

/** Returns what is unread because of one mark: the mark alone, or the place where it is missing. */
const unreadMark = (
  { start, end, ...slip }: MarkSlip,
  part: Span,
  repairs: readonly Repair[],
): UnreadWords => ({
  start,
  end,
  part: { start: part.start, end: Math.max(part.end, end) },
  issue: { code: 'text.wrongMark', data: { ...slip, span: { start, end } } },
  unknown: false,
  near: [],
  repairs,
});

/** Takes the full stop and spaces off the end of a span. */
function trimmed(text: string, { start, end }: Span): Span {
  const kept = text.slice(start, end).replace(/[.\s]+$/u, '');
  return kept === '' ? { start, end } : { start, end: start + kept.length };
}

const isOfGame = (issue: Issue): issue is GameIssue => issue.code.includes('.');

/** Returns why words of a line are not read: the reason of the line if it is about them, or that of them alone. */
function issueOf(text: string, issue: Issue, part: Span, open: OpenWords): Issue {
  const span = spanOfIssue(text, issue);
  if (span.start >= part.start && span.end <= part.end + 1) return issue;
  const words = text.slice(part.start, part.end);
  if (open.issue && isOfGame(open.issue))
    return { ...open.issue, data: { ...open.issue.data, words, span: part } };
  return open.lead === undefined && open.tail === ''
    ? { code: 'text.leansOnNothing', data: { words, span: part } }
    : issue;
}

/** What was found for the slips of a line. */
interface Mended {
  readonly repairs: readonly Repair[];
  /** The mark that is all that is wrong with the line. */
  readonly whole?: MarkSlip;
  /** The marks that are wrong in parts of the line. */
  readonly marks?: ReadonlyMap<Slip, MarkSlip>;
}
const NONE: Mended = { repairs: [] };

/** Lists the edits of marks that are tried in a part: none if a word of it is unknown. */
const marksOf = (text: string, { open, wrong }: Slip): readonly MarkEdit[] =>
  wrong.length > 0 ? [] : markEdits(text, open).slice(0, MOST_MARKS);

/** Tries edits, as many as there is time for. */
class Tries {
  readonly #question: Question;
  readonly #unread: number;
  #left = MOST_READS;

  constructor(question: Question, unread: number) {
    this.#question = question;
    this.#unread = unread;
  }

  /** Returns the repairs of the slips of a line. */
  mended(line: Span, slips: readonly Slip[]): Mended {
    const { text } = this.#question;
    const [first, ...others] = slips;
    if (!first) return NONE;
    const options = ({ open, wrong }: Slip) => optionsOf(text, open, wrong).slice(0, MOST_TRIES);
    if (others.length === 0) {
      const repairs = this.#firstOf(options(first).filter((edits) => this.#mayMend(line, edits)));
      if (repairs.length > 0) return { repairs };
    }
    const byMark = slips.every(({ wrong }) => wrong.length === 0) ? this.#byMark(line, slips) : undefined;
    if (byMark || others.length === 0) return byMark ?? NONE;
    // Each part is mended by itself, and tried with those before it.
    const edits: Edit[] = [];
    const marks = new Map<Slip, MarkSlip>();
    let isClear = true;
    for (const slip of slips) {
      const isRead = (more: readonly Edit[]) => this.#isRead(line, slip.open, edits, more, isClear);
      const option = options(slip).find(isRead);
      const mark = option ? undefined : marksOf(text, slip).find((edit) => isRead([edit]));
      if (mark) marks.set(slip, slipOf(text, mark));
      const taken = option ?? (mark && [mark]);
      if (taken) edits.push(...taken);
      else isClear = false;
    }
    const repair = edits.length === 0 ? undefined : this.#repair(edits, true);
    return repair ? { repairs: [repair], marks } : NONE;
  }

  /** Returns the first repairs among edits. */
  #firstOf(options: Iterable<readonly Edit[]>): readonly Repair[] {
    const found: Repair[] = [];
    for (const edits of options) {
      const repair = found.length < MOST_OFFERED ? this.#repair(edits, false) : undefined;
      if (repair) found.push(repair);
    }
    return found;
  }

  /** Finds one mark after the edit of which all of a line is read. Lines are tried alone: that is less to read. */
  #byMark(line: Span, slips: readonly Slip[]): Mended | undefined {
    const { text } = this.#question;
    const fits = slips
      .flatMap((slip) => marksOf(text, slip))
      .filter((edit) => this.#isLineRead(line, [edit]));
    const [mark] = fits;
    const repairs = this.#firstOf(fits.map((edit) => [edit]));
    return mark && repairs[0]?.edits[0] === mark ? { repairs, whole: slipOf(text, mark) } : undefined;
  }

  /** Whether a line is read alone after edits of it. */
  #isLineRead(line: Span, edits: readonly Edit[]): boolean {
    if (this.#left-- <= 0) return false;
    const { reader, text, context } = this.#question;
    const end = Math.max(line.end, ...edits.map((edit) => edit.end));
    const words = applied(text.slice(0, end), edits).slice(line.start);
    const { card } = attempt(reader, words, context);
    return card.unread.length === 0 && card.parts.length > 0;
  }

  /** Whether edits of a line are worth reading the whole text: always if the line is all of it. */
  #mayMend(line: Span, edits: readonly Edit[]): boolean {
    const isAll = line.start === 0 && line.end >= this.#question.text.trimEnd().length - 1;
    return isAll || this.#isLineRead(line, edits);
  }

  /** Returns edits as a repair, if more is read after them; or if it is known already that parts of it are. */
  #repair(edits: readonly Edit[], isKnown: boolean): Repair | undefined {
    if (this.#left-- <= 0) return undefined;
    const { reader, text, context } = this.#question;
    const changed = applied(text, edits);
    const { unread } = attempt(reader, changed, context).card;
    const isMore = isKnown || partsOf(changed, unread).length < this.#unread;
    return isMore ? { edits, text: changed, whole: unread.length === 0 } : undefined;
  }

  /** Whether words that were open are read after edits of them, and of those before them in their line. */
  #isRead(
    line: Span,
    open: OpenWords,
    before: readonly Edit[],
    more: readonly Edit[],
    isClear: boolean,
  ): boolean {
    if (this.#left-- <= 0) return false;
    const { reader, text, context } = this.#question;
    const changed = applied(text.slice(0, open.end), [...before, ...more]);
    const words =
      open.lead === undefined
        ? changed.slice(line.start)
        : open.lead + changed.slice(changed.length - (open.end - open.start + grownBy(more)));
    if (open.lead === undefined && !isClear) return false;
    const { card } = attempt(reader, words + open.tail, context);
    return card.unread.length === 0 && card.parts.length > 0;
  }
}

/** How many characters longer a text is after edits. */
const grownBy = (edits: readonly Edit[]): number =>
  edits.reduce((sum, { start, end, words }) => sum + words.length - (end - start), 0);

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
