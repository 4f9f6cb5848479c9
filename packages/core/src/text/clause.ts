import { UNREAD, type Clause, type Parts, type UnreadCode } from './clause-types.js';
import { listGoesOn, tailGoesOn } from './goes-on.js';
import { countsOf, isOne, leadAt, type Lead } from './lead.js';
import type { Noun } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { phraseParts, type Things } from './phrase-parts.js';
import { phraseOf } from './phrase-of.js';
import { NounReader } from './read-noun.js';
import { sameJson } from './template.js';
import { MARK, spanOf, textOf, type Token } from './token.js';
import type { Said } from './trie.js';

interface Made extends Things {
  readonly phrase: TargetPhrase;
  readonly words: string | undefined;
  readonly end: number;
}

type Outcome = Made | UnreadCode;

function anyOutcomes(parts: Parts, lead: Lead): readonly Made[] {
  if (!lead.count || lead.count.entry.role === 'opening') return [];
  return parts.any.flatMap((entry) => {
    if (!entry.accepts) return [];
    const phrase: TargetPhrase = { accepts: entry.accepts, ...countsOf(lead) };
    const count = lead.count && !isOne(phrase) ? parts.printer.countWords(lead.count) : '';
    const words = parts.printer.words(count, lead.other, [], entry);
    return [{ phrase, nouns: [], any: entry, words, end: lead.end }];
  });
}

/** Reads the phrase that a lead begins: its things forwards. */
export function readClause(parts: Parts, tokens: readonly Token[], lead: Lead, ahead = PHRASES): Clause {
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
      if (ambiguous) return UNREAD.ambiguous;
      const nouns = withSaid(parts, withTails(read, borrowed), lead.says);
      if (!nouns) return UNREAD.noun;
      const phrase = phraseOf(parts, lead, nouns);
      if (typeof phrase === 'string') return phrase;
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

function settle(
  parts: Parts,
  tokens: readonly Token[],
  lead: Lead,
  best: readonly { readonly outcome: Outcome; readonly end: number }[],
  furthest: number,
  exhausted: boolean,
): Clause {
  const unread = (code: UnreadCode, to: number): Clause => {
    const words = textOf(tokens.slice(lead.end, to + 4));
    return { found: 'unread', span: spanOf(tokens, lead.start, to), code, words, from: lead.start, to };
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
  if (best.some(({ outcome }) => outcome === UNREAD.ambiguous)) return unread(UNREAD.ambiguous, first.end);
  if (others.some(({ phrase }) => !sameJson(phrase, first.phrase))) {
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
    parts: () => phraseParts(parts, tokens, lead, first),
    from: lead.start,
    to: end,
    tails: first.nouns.at(-1)?.tails ?? [],
  };
}
