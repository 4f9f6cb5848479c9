import {
  UNREAD,
  type Clause,
  type PhraseClause,
  type UnreadClause,
  type GrammarParts,
  type PhraseReading,
  type UnknownWord,
  type UnreadCode,
} from './clause-types.js';
import { listContinues, tailContinues } from './list-continues.js';
import { countsOf, isOne, determinerAt, type Determiner } from './determiner.js';
import { type Noun, withSaid } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { phraseParts, type PhraseThings } from './phrase-parts.js';
import { phraseOf } from './phrase-of.js';
import { NounReader } from './read-noun.js';
import { sameJson } from './template.js';
import { agrees } from './agreement.js';
import { isWord, MARK, NON, spanOf, textOf, type Token } from './tokenize.js';
import type { EntryUse } from './trie.js';

interface CandidatePhrase extends PhraseThings {
  readonly phrase: TargetPhrase;
  readonly words: string | undefined;
  readonly end: number;
  /** Set if the words have another reading, and nothing tells which is meant. */
  readonly unclear?: true;
}

/**
 * The outcome of a reading: a phrase (possibly one of several that were meant), or the code why there is
 * none.
 */
type ClauseOutcome = CandidatePhrase | UnreadCode;

function anyOutcomes(parts: GrammarParts, determiner: Determiner): readonly CandidatePhrase[] {
  if (!determiner.count || determiner.count.entry.role === 'opening') return [];
  return parts.any.flatMap((entry) => {
    if (!entry.accepts) return [];
    const phrase: TargetPhrase = { accepts: entry.accepts, ...countsOf(determiner) };
    const count = determiner.count && !isOne(phrase) ? parts.printer.countWords(determiner.count) : '';
    const words = parts.printer.words(count, determiner.other, [], entry, phrase.max !== 1);
    return [{ phrase, nouns: [], any: entry, words, end: determiner.end }];
  });
}

/**
 * Reads the phrase that a determiner begins. The phrase must begin its line, or stand after words that may
 * stand there.
 */
export function readPhrase(parts: GrammarParts, tokens: readonly Token[], determiner: Determiner): Clause {
  const clause = readClause(parts, tokens, determiner);
  if (clause.found !== 'phrase' || determiner.count?.entry.role === 'opening') return clause;
  if (mayBegin(parts, tokens, clause)) return clause;
  const { from, to, span } = clause;
  const words = textOf(tokens.slice(Math.max(0, from - 1), to));
  const unknown = parts.unknownAt(tokens[from - 1]);
  return { found: 'unread', span, code: UNREAD.lead, words, ...(unknown ? { unknown } : {}), from, to };
}

/**
 * Whether a phrase may begin where it does. In "up to three foo target plants" the unknown word may belong to
 * the phrase.
 */
function mayBegin(
  { before }: GrammarParts,
  tokens: readonly Token[],
  { from, phrase }: PhraseClause,
): boolean {
  const beginsLine = (at: number): boolean => (tokens[at - 1]?.text ?? MARK.line) === MARK.line;
  const first = tokens[from - 1];
  if (!before || beginsLine(from) || (first && isWord(first) && beginsLine(from - 1))) return true;
  return before
    .find(tokens, from)
    .some(
      ({ entry: { kinds } }) =>
        kinds === undefined || phrase.accepts.every(({ kind }) => kinds.includes(kind)),
    );
}

const readingOf = ({ phrase, words }: CandidatePhrase): PhraseReading => ({
  phrase,
  ...(words === undefined ? {} : { words }),
});

const isUnclear = (outcome: ClauseOutcome): boolean =>
  typeof outcome === 'string' ? outcome === UNREAD.ambiguous : outcome.unclear === true;

/** Reads the phrase that a determiner begins, its things from left to right. */
function readClause(
  parts: GrammarParts,
  tokens: readonly Token[],
  determiner: Determiner,
  ahead = PHRASES,
): Clause {
  const clause = readWith(parts, tokens, determiner, []);
  if (clause.found !== 'unread' || clause.code !== UNREAD.tooWide || ahead === 0) return clause;
  const borrowed = tailsOfNext(parts, tokens, clause.to, ahead - 1);
  return borrowed.length === 0 ? clause : readWith(parts, tokens, determiner, borrowed);
}

const JOINS: ReadonlySet<string> = new Set(['and', 'and/or', ',']);
const NEAR = 8;
/** The most phrases of one list that may share their last tails: more than in any printed text. */
const PHRASES = 4;

/**
 * Finds the tails of the next phrase that belong to this one as well: "target instant card and target sorcery
 * card from your graveyard".
 */
function tailsOfNext(
  parts: GrammarParts,
  tokens: readonly Token[],
  from: number,
  ahead: number,
): readonly EntryUse[] {
  if (!JOINS.has(tokens[from]?.text ?? '')) return [];
  for (let at = from + 1; at < from + NEAR; at++) {
    const text = tokens[at]?.text;
    if (text === undefined || text === '.') return [];
    if (!parts.anchors.has(text)) continue;
    const next = readClause(parts, tokens, determinerAt(parts, tokens, at), ahead);
    return next.found === 'phrase' ? next.tails : [];
  }
  return [];
}

function readWith(
  parts: GrammarParts,
  tokens: readonly Token[],
  determiner: Determiner,
  borrowed: readonly EntryUse[],
): Clause {
  const reader = new NounReader(parts, tokens);
  const mayEnd = (at: number): boolean => {
    const token = tokens[at];
    if (!token || token.text === MARK.line) return true;
    return (
      (token.text === '.' || parts.after.find(tokens, at).length > 0) &&
      !listContinues(reader, tokens, at) &&
      !tailContinues(parts, reader, tokens, determiner.end, at)
    );
  };
  let furthest = determiner.end;
  let best: { readonly outcome: ClauseOutcome; readonly end: number; readonly things: number }[] = [];
  const keep = (end: number, things: number, outcome: () => ClauseOutcome): void => {
    const { end: bestEnd, things: fewest } = best[0] ?? { end: 0, things };
    if (end > furthest) furthest = end;
    if (end < bestEnd || (end === bestEnd && things > fewest) || !mayEnd(end)) return;
    if (end > bestEnd || things < fewest) best = [];
    best.push({ outcome: outcome(), end, things });
  };
  for (const { nouns: read, end, things, ambiguous } of reader.read(determiner.end)) {
    keep(end, things, () => {
      const nouns = withOpening(parts, withTails(read, borrowed), determiner.says);
      if (!nouns) return ambiguous ? UNREAD.ambiguous : UNREAD.noun;
      const phrase = phraseOf(parts, determiner, nouns);
      if (typeof phrase === 'string') return ambiguous ? UNREAD.ambiguous : phrase;
      return {
        phrase,
        words: parts.printer.phraseWords(countIn(parts, determiner, phrase), phrase, nouns),
        end,
        nouns,
        any: undefined,
        ...(ambiguous ? { unclear: true as const } : {}),
      };
    });
  }
  for (const made of anyOutcomes(parts, determiner)) keep(made.end, 1, () => made);
  return chooseOutcome(parts, tokens, determiner, best, furthest, reader.exhausted);
}

const withTails = (nouns: readonly Noun[], tails: readonly EntryUse[]): readonly Noun[] =>
  tails.length === 0 ? nouns : nouns.map((noun) => ({ ...noun, tails: [...noun.tails, ...tails] }));

/**
 * Adds what the opening says of each thing to the things. Returns undefined if it cannot be said of one of
 * them.
 */
function withOpening(
  { defaultKind }: GrammarParts,
  nouns: readonly Noun[],
  says: Determiner['says'],
): readonly Noun[] | undefined {
  const said = nouns.map((noun) => {
    const kind = noun.head.entry.kind ?? defaultKind;
    const all = says(kind);
    if (!all.every(({ entry }) => (entry.kinds ?? [defaultKind]).includes(kind))) return undefined;
    return all.length === 0 ? noun : withSaid(noun, all);
  });
  const found = said.flatMap((noun) => noun ?? []);
  return found.length < said.length ? undefined : found;
}

/** Returns the words of a determiner's count: its own, or the lexicon's words for the same number. */
function countIn(
  { printer }: GrammarParts,
  { count, other }: Determiner,
  phrase: TargetPhrase,
): string | undefined {
  if (isOne(phrase)) return other ? 'another' : '';
  if (!count) return '';
  const own = count.entry.role === 'count' && count.entry.phrase?.['other'] === undefined;
  return own ? printer.countWords(count) : printer.amountWords(phrase);
}

/** The refusals for which the first unknown word is named. */
const SAYS_WHICH: ReadonlySet<UnreadCode> = new Set([UNREAD.noun, UNREAD.tail]);

/** The number of words after a phrase that are searched for an unknown one. */
const FEW = 4;

/** Finds the first unknown word from a token on, within the same sentence. */
function firstUnknown(
  { unknownAt }: GrammarParts,
  tokens: readonly Token[],
  from: number,
): { readonly unknown: UnknownWord; readonly at: number } | undefined {
  for (const [ahead, token] of tokens.slice(from, from + FEW).entries()) {
    if (token.text === '.' || token.text === MARK.line) return undefined;
    const at = from + ahead;
    const unknown = unknownAt(token);
    if (!unknown) continue;
    // "nonblak" is one word as it is written, and two tokens.
    const [non, word] = token.text === NON ? [token, tokens[at + 1]] : [tokens[at - 1], token];
    if (non?.text !== NON || !word || non.end !== word.start) return { unknown, at };
    const lead = NON.slice(0, -1);
    const { nearest } = unknownAt(word) ?? {};
    const whole = { word: lead + word.text, ...(nearest === undefined ? {} : { nearest: lead + nearest }) };
    return { unknown: whole, at: tokens.indexOf(word, at) };
  }
  return undefined;
}

function chooseOutcome(
  parts: GrammarParts,
  tokens: readonly Token[],
  determiner: Determiner,
  best: readonly { readonly outcome: ClauseOutcome; readonly end: number }[],
  furthest: number,
  exhausted: boolean,
): Clause {
  const unread = (
    code: UnreadCode,
    to: number,
    more: Pick<UnreadClause, 'readings' | 'printed'> = {},
  ): Clause => {
    const words = textOf(tokens.slice(determiner.end, to + 4));
    const first = SAYS_WHICH.has(code) ? firstUnknown(parts, tokens, to) : undefined;
    return {
      found: 'unread',
      // The word that is wrong belongs to what was not read.
      span: spanOf(tokens, determiner.start, first ? first.at + 1 : to),
      ...(first ? { until: first.at + 1 } : {}),
      code,
      words,
      ...(first ? { unknown: first.unknown } : {}),
      ...more,
      from: determiner.start,
      to,
    };
  };
  if (determiner.count && !determiner.count.entry.phrase) return unread(UNREAD.count, furthest);
  if (exhausted) return unread(UNREAD.tooLong, furthest);
  if (best.length === 0) return unread(furthest > determiner.end ? UNREAD.tail : UNREAD.noun, furthest);
  const made = best.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : [outcome]));
  const [first, ...others] = made;
  if (!first) {
    const [refused] = best;
    return unread(typeof refused?.outcome === 'string' ? refused.outcome : UNREAD.noun, furthest);
  }
  const differ = others.some(({ phrase }) => !sameJson(phrase, first.phrase));
  if (differ || best.some(({ outcome }) => isUnclear(outcome))) {
    const readings = made
      .filter(({ phrase }, at) => made.findIndex((other) => sameJson(other.phrase, phrase)) === at)
      .map(readingOf);
    const end = best.every(({ outcome }) => isUnclear(outcome)) ? furthest : first.end;
    return unread(UNREAD.ambiguous, end, { readings });
  }
  const printed = parts.printer.print(first.phrase);
  const { phrase, words, end } = first;
  if (!agrees(parts, tokens, determiner, first)) return unread(UNREAD.agreement, end);
  if (printed === undefined || words !== printed) {
    return unread(UNREAD.notPrinted, end, {
      readings: [readingOf(first)],
      ...(printed === undefined ? {} : { printed }),
    });
  }
  return {
    found: 'phrase',
    span: spanOf(tokens, determiner.start, end),
    phrase,
    words,
    parts: () => phraseParts(parts, tokens, determiner, first),
    from: determiner.start,
    to: end,
    tails: first.nouns.at(-1)?.tails ?? [],
  };
}
