import { canonicalJson } from '../json.js';
import { UNREAD, type Clause, type Parts, type UnreadCode } from './clause-types.js';
import { countsOf, isOne, leadAt, type Lead } from './lead.js';
import type { TargetPhrase } from './phrase.js';
import { phraseOf } from './phrase-of.js';
import { NounReader } from './read-noun.js';
import { MARK, type Span, type Token } from './token.js';
import type { Said } from './trie.js';

interface Made {
  readonly phrase: TargetPhrase;
  readonly tails: readonly Said[];
  readonly words: string | undefined;
  readonly end: number;
}

type Outcome = Made | UnreadCode;

function anyOutcomes(parts: Parts, lead: Lead, anchor: number): readonly Made[] {
  if (!lead.count) return [];
  return parts.any.flatMap((entry) => {
    if (!entry.accepts) return [];
    const phrase: TargetPhrase = { accepts: entry.accepts, ...countsOf(lead) };
    const count = lead.count && !isOne(phrase) ? parts.printer.countWords(lead.count) : '';
    return [{ phrase, tails: [], words: parts.printer.words(count, lead.other, [], entry), end: anchor + 1 }];
  });
}

/** Reads the phrase whose anchor word is at a token: its count backwards, its nouns forwards. */
export function readClause(parts: Parts, tokens: readonly Token[], anchor: number): Clause {
  const clause = readWith(parts, tokens, anchor, []);
  if (clause.found !== 'unread' || clause.code !== UNREAD.tooWide) return clause;
  const borrowed = tailsOfNext(parts, tokens, clause.to);
  return borrowed.length === 0 ? clause : readWith(parts, tokens, anchor, borrowed);
}

const JOINS: ReadonlySet<string> = new Set(['and', 'and/or', ',']);
const NEAR = 8;

/** "Target instant card and target sorcery card from your graveyard": the last tails belong to both. */
function tailsOfNext(parts: Parts, tokens: readonly Token[], from: number): readonly Said[] {
  if (!JOINS.has(tokens[from]?.text ?? '')) return [];
  for (let at = from + 1; at < from + NEAR; at++) {
    const text = tokens[at]?.text;
    if (text === undefined || text === '.') return [];
    if (!parts.anchors.has(text)) continue;
    const next = readWith(parts, tokens, at, []);
    return next.found === 'phrase' ? next.tails : [];
  }
  return [];
}

function readWith(parts: Parts, tokens: readonly Token[], anchor: number, borrowed: readonly Said[]): Clause {
  const lead = leadAt(parts, tokens, anchor);
  const reader = new NounReader(parts, tokens);
  const mayEnd = (at: number): boolean => {
    const token = tokens[at];
    if (!token || token.text === MARK.line) return true;
    return (
      parts.after.find(tokens, at).length > 0 &&
      !listGoesOn(reader, tokens, at) &&
      !tailGoesOn(parts, reader, tokens, anchor, at)
    );
  };
  let furthest = anchor + 1;
  let best: { readonly outcome: Outcome; readonly end: number; readonly things: number }[] = [];
  const keep = (end: number, things: number, outcome: () => Outcome): void => {
    const { end: bestEnd, things: fewest } = best[0] ?? { end: 0, things };
    if (end > furthest) furthest = end;
    if (end < bestEnd || (end === bestEnd && things > fewest) || !mayEnd(end)) return;
    if (end > bestEnd || things < fewest) best = [];
    best.push({ outcome: outcome(), end, things });
  };
  for (const { nouns: read, end, things, ambiguous } of reader.read(anchor + 1)) {
    keep(end, things, () => {
      if (ambiguous) return UNREAD.ambiguous;
      const nouns =
        borrowed.length === 0 ? read : read.map((noun) => ({ ...noun, tails: [...noun.tails, ...borrowed] }));
      const phrase = phraseOf(parts, lead, nouns);
      if (typeof phrase === 'string') return phrase;
      const count =
        lead.count && !isOne(phrase)
          ? parts.printer.countWords(lead.count)
          : isOne(phrase) && lead.other
            ? 'another'
            : '';
      return {
        phrase,
        words: parts.printer.words(count, lead.other, nouns, undefined, phrase.max !== 1),
        end,
        tails: nouns.at(-1)?.tails ?? [],
      };
    });
  }
  for (const made of anyOutcomes(parts, lead, anchor)) keep(made.end, 1, () => made);
  return settle(parts, tokens, anchor, lead, best, furthest, reader.exhausted);
}

const NOUN_WORDS: ReadonlySet<string> = new Set(['adjective', 'class', 'head']);

/** After a comma comes another thing of a list that was not understood: to stop before it would be to drop it. */
function listGoesOn(reader: NounReader, tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',' || !reader.hits(at + 1).some(({ entry }) => NOUN_WORDS.has(entry.role)))
    return false;
  for (let next = at + 2; next < at + 2 + NEAR; next++) {
    const text = tokens[next]?.text ?? '.';
    if (text === 'or' || text === 'and/or') return true;
    if (text === '.' || text === MARK.line) return false;
  }
  return false;
}

const TAIL_JOINS: ReadonlySet<string> = new Set(['and', 'or', ',']);

/** "With flying and reach", "that's red or blue and attacking": what follows would be a tail after the last tail's first word, or is one. */
function tailGoesOn(
  parts: Parts,
  reader: NounReader,
  tokens: readonly Token[],
  anchor: number,
  at: number,
): boolean {
  const join = tokens[at]?.text ?? '';
  if (!TAIL_JOINS.has(join)) return false;
  if (join === 'or' && reader.hits(at + 1).some(({ entry }) => entry.role === 'tail')) return true;
  for (let from = anchor + 1; from < at; from++) {
    const first = tokens[from];
    if (!first || !reader.hits(from).some(({ entry, end }) => entry.role === 'tail' && end === at)) continue;
    const again = [first, ...tokens.slice(at + 1, at + 1 + NEAR)];
    if (parts.forward.find(again, 0).some(({ entry }) => entry.role === 'tail')) return true;
  }
  return false;
}

function settle(
  parts: Parts,
  tokens: readonly Token[],
  anchor: number,
  lead: Lead,
  best: readonly { readonly outcome: Outcome; readonly end: number }[],
  furthest: number,
  exhausted: boolean,
): Clause {
  const unread = (code: UnreadCode, to: number): Clause => {
    const words = tokens
      .slice(anchor + 1, Math.min(to + 4, tokens.length))
      .map(({ text }) => text)
      .join(' ');
    return { found: 'unread', span: spanOf(tokens, lead.start, to), code, words, from: lead.start, to };
  };
  if (lead.count && !lead.count.entry.phrase) return unread(UNREAD.count, furthest);
  if (exhausted) return unread(UNREAD.tooLong, furthest);
  if (best.length === 0) return unread(furthest > anchor + 1 ? UNREAD.tail : UNREAD.noun, furthest);
  const made = best.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : [outcome]));
  const [first, ...others] = made;
  if (!first) {
    const [refused] = best;
    return unread(typeof refused?.outcome === 'string' ? refused.outcome : UNREAD.noun, furthest);
  }
  if (best.some(({ outcome }) => outcome === UNREAD.ambiguous)) return unread(UNREAD.ambiguous, first.end);
  const meaning = canonicalJson(first.phrase);
  if (others.some(({ phrase }) => canonicalJson(phrase) !== meaning)) {
    return unread(UNREAD.ambiguous, first.end);
  }
  const printed = parts.printer.print(first.phrase);
  const { phrase, words, end } = first;
  if (printed === undefined || words !== printed) return unread(UNREAD.notPrinted, end);
  return {
    found: 'phrase',
    span: spanOf(tokens, lead.start, end),
    phrase,
    words,
    from: lead.start,
    to: end,
    tails: first.tails,
  };
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? tokens.at(-1)?.end ?? 0 };
}
