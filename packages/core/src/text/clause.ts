import {
  UNREAD,
  type Clause,
  type Parts,
  type PhraseReading,
  type UnknownWord,
  type UnreadCode,
} from './clause-types.js';
import { listGoesOn, tailGoesOn } from './goes-on.js';
import { countsOf, isOne, leadAt, type Lead } from './lead.js';
import type { Noun } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { phraseParts, type Things } from './phrase-parts.js';
import { phraseOf } from './phrase-of.js';
import { NounReader } from './read-noun.js';
import { sameJson } from './template.js';
import { agrees } from './agreement.js';
import { isWord, MARK, spanOf, textOf, type Token } from './token.js';
import type { Said } from './trie.js';

interface Made extends Things {
  readonly phrase: TargetPhrase;
  readonly words: string | undefined;
  readonly end: number;
  /** The words could be meant otherwise. */
  readonly unclear?: true;
}

/** What came of a reading: a phrase, also one that could be meant otherwise, or why there is none. */
type Outcome = Made | UnreadCode;

function anyOutcomes(parts: Parts, lead: Lead): readonly Made[] {
  if (!lead.count || lead.count.entry.role === 'opening') return [];
  return parts.any.flatMap((entry) => {
    if (!entry.accepts) return [];
    const phrase: TargetPhrase = { accepts: entry.accepts, ...countsOf(lead) };
    const count = lead.count && !isOne(phrase) ? parts.printer.countWords(lead.count) : '';
    const words = parts.printer.words(count, lead.other, [], entry, phrase.max !== 1);
    return [{ phrase, nouns: [], any: entry, words, end: lead.end }];
  });
}

/** Reads the phrase that a lead begins, which must begin its line or stand after words that may stand there. */
export function readPhrase(parts: Parts, tokens: readonly Token[], lead: Lead): Clause {
  const clause = readClause(parts, tokens, lead);
  if (clause.found !== 'phrase' || lead.count?.entry.role === 'opening') return clause;
  if (mayBegin(parts, tokens, clause)) return clause;
  const { from, to, span } = clause;
  const words = textOf(tokens.slice(Math.max(0, from - 1), to));
  const unknown = parts.unknownAt(tokens[from - 1]);
  return { found: 'unread', span, code: UNREAD.lead, words, ...(unknown ? { unknown } : {}), from, to };
}

/** "Up to three foo target plants": of a word that nobody knows there, what stands before it may belong to the phrase. */
function mayBegin({ before }: Parts, tokens: readonly Token[], { from, phrase }: FoundPhrase): boolean {
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

type FoundPhrase = Extract<Clause, { found: 'phrase' }>;
type FoundUnread = Extract<Clause, { found: 'unread' }>;

const readingOf = ({ phrase, words }: Made): PhraseReading => ({
  phrase,
  ...(words === undefined ? {} : { words }),
});

const isUnclear = (outcome: Outcome): boolean =>
  typeof outcome === 'string' ? outcome === UNREAD.ambiguous : outcome.unclear === true;

/** Reads the phrase that a lead begins: its things forwards. */
function readClause(parts: Parts, tokens: readonly Token[], lead: Lead, ahead = PHRASES): Clause {
  const clause = readWith(parts, tokens, lead, []);
  if (clause.found !== 'unread' || clause.code !== UNREAD.tooWide || ahead === 0) return clause;
  const borrowed = tailsOfNext(parts, tokens, clause.to, ahead - 1);
  return borrowed.length === 0 ? clause : readWith(parts, tokens, lead, borrowed);
}

const JOINS: ReadonlySet<string> = new Set(['and', 'and/or', ',']);
const NEAR = 8;
/** More phrases than share their last tails in any printed text. */
const PHRASES = 4;

/** "Target instant card and target sorcery card from your graveyard": the last tails belong to both. */
function tailsOfNext(parts: Parts, tokens: readonly Token[], from: number, ahead: number): readonly Said[] {
  if (!JOINS.has(tokens[from]?.text ?? '')) return [];
  for (let at = from + 1; at < from + NEAR; at++) {
    const text = tokens[at]?.text;
    if (text === undefined || text === '.') return [];
    if (!parts.anchors.has(text)) continue;
    const next = readClause(parts, tokens, leadAt(parts, tokens, at), ahead);
    return next.found === 'phrase' ? next.tails : [];
  }
  return [];
}

function readWith(parts: Parts, tokens: readonly Token[], lead: Lead, borrowed: readonly Said[]): Clause {
  const reader = new NounReader(parts, tokens);
  const mayEnd = (at: number): boolean => {
    const token = tokens[at];
    if (!token || token.text === MARK.line) return true;
    return (
      parts.after.find(tokens, at).length > 0 &&
      !listGoesOn(reader, tokens, at) &&
      !tailGoesOn(parts, reader, tokens, lead.end, at)
    );
  };
  let furthest = lead.end;
  let best: { readonly outcome: Outcome; readonly end: number; readonly things: number }[] = [];
  const keep = (end: number, things: number, outcome: () => Outcome): void => {
    const { end: bestEnd, things: fewest } = best[0] ?? { end: 0, things };
    if (end > furthest) furthest = end;
    if (end < bestEnd || (end === bestEnd && things > fewest) || !mayEnd(end)) return;
    if (end > bestEnd || things < fewest) best = [];
    best.push({ outcome: outcome(), end, things });
  };
  for (const { nouns: read, end, things, ambiguous } of reader.read(lead.end)) {
    keep(end, things, () => {
      const nouns = withSaid(parts, withTails(read, borrowed), lead.says);
      if (!nouns) return ambiguous ? UNREAD.ambiguous : UNREAD.noun;
      const phrase = phraseOf(parts, lead, nouns);
      if (typeof phrase === 'string') return ambiguous ? UNREAD.ambiguous : phrase;
      return {
        phrase,
        words: parts.printer.words(
          countIn(parts, lead, phrase),
          lead.other,
          nouns,
          undefined,
          phrase.max !== 1,
        ),
        end,
        nouns,
        any: undefined,
        ...(ambiguous ? { unclear: true as const } : {}),
      };
    });
  }
  for (const made of anyOutcomes(parts, lead)) keep(made.end, 1, () => made);
  return settle(parts, tokens, lead, best, furthest, reader.exhausted);
}

const withTails = (nouns: readonly Noun[], tails: readonly Said[]): readonly Noun[] =>
  tails.length === 0 ? nouns : nouns.map((noun) => ({ ...noun, tails: [...noun.tails, ...tails] }));

/** The things with what the opening says of each; `undefined` where it cannot be said of one of them. */
function withSaid(
  { defaultKind }: Parts,
  nouns: readonly Noun[],
  says: readonly Said[],
): readonly Noun[] | undefined {
  const fits = nouns.every(({ head }) =>
    says.every(({ entry }) => (entry.kinds ?? [defaultKind]).includes(head.entry.kind ?? defaultKind)),
  );
  return fits ? withTails(nouns, says) : undefined;
}

/** The words of a lead's count: its own, or those that the lexicon has for as many. */
function countIn({ printer }: Parts, { count, other }: Lead, phrase: TargetPhrase): string | undefined {
  if (isOne(phrase)) return other ? 'another' : '';
  if (!count) return '';
  const own = count.entry.role === 'count' && count.entry.phrase?.['other'] === undefined;
  return own ? printer.countWords(count) : printer.amountWords(phrase);
}

/** Refusals of words that nobody reads: the first of them is named. */
const SAYS_WHICH: ReadonlySet<UnreadCode> = new Set([UNREAD.noun, UNREAD.tail]);

/** How many words after a phrase are looked at. */
const FEW = 4;

/** The first unknown word from a token on, in the same sentence. */
function firstUnknown({ unknownAt }: Parts, tokens: readonly Token[], from: number): UnknownWord | undefined {
  for (const token of tokens.slice(from, from + FEW)) {
    if (token.text === '.' || token.text === MARK.line) return undefined;
    const unknown = unknownAt(token);
    if (unknown) return unknown;
  }
  return undefined;
}

function settle(
  parts: Parts,
  tokens: readonly Token[],
  lead: Lead,
  best: readonly { readonly outcome: Outcome; readonly end: number }[],
  furthest: number,
  exhausted: boolean,
): Clause {
  const unread = (
    code: UnreadCode,
    to: number,
    more: Pick<FoundUnread, 'readings' | 'printed'> = {},
  ): Clause => {
    const words = textOf(tokens.slice(lead.end, to + 4));
    const unknown = SAYS_WHICH.has(code) ? firstUnknown(parts, tokens, to) : undefined;
    return {
      found: 'unread',
      span: spanOf(tokens, lead.start, to),
      code,
      words,
      ...(unknown ? { unknown } : {}),
      ...more,
      from: lead.start,
      to,
    };
  };
  if (lead.count && !lead.count.entry.phrase) return unread(UNREAD.count, furthest);
  if (exhausted) return unread(UNREAD.tooLong, furthest);
  if (best.length === 0) return unread(furthest > lead.end ? UNREAD.tail : UNREAD.noun, furthest);
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
  if (!agrees(parts, tokens, lead, first)) return unread(UNREAD.agreement, end);
  if (printed === undefined || words !== printed) {
    return unread(UNREAD.notPrinted, end, {
      readings: [readingOf(first)],
      ...(printed === undefined ? {} : { printed }),
    });
  }
  return {
    found: 'phrase',
    span: spanOf(tokens, lead.start, end),
    phrase,
    words,
    parts: () => phraseParts(parts, tokens, lead, first),
    from: lead.start,
    to: end,
    tails: first.nouns.at(-1)?.tails ?? [],
  };
}
