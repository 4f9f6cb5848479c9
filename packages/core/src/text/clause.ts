import * as z from 'zod';
import { canonicalJson, type Json, type JsonObject } from '../json.js';
import type { Entry, Hit, Said, Trie } from './trie.js';
import { inOrder, PHRASE, type Noun, type Templates } from './noun.js';
import type { Synonyms } from './synonyms.js';
import { phraseRelation, type PhraseRelation, type TargetPhrase } from './phrase.js';
import type { Printer } from './print.js';
import { NounReader } from './read-noun.js';
import { sameAtom, type Atom } from './atoms.js';
import { fill, NO_VALUES } from './template.js';
import { MARK, type Span, type Token } from './token.js';

/** Why a phrase was not read. */
export const UNREAD = {
  /** What stands after the anchor is no thing that the lexicon knows. */
  noun: 'text.unknownNoun',
  /** How many is said in words that the lexicon knows to be beyond it. */
  count: 'text.unknownCount',
  /** A thing was read, and words follow that may belong to it. */
  tail: 'text.unknownTail',
  ambiguous: 'text.ambiguous',
  contradiction: 'text.contradiction',
  /** The JSON says less, or other, than the words. */
  notPrinted: 'text.notPrintedBack',
  /** The phrase names no zone, or another thing that must be named. */
  tooWide: 'text.tooWide',
  tooLong: 'text.tooLong',
} as const;
export type UnreadCode = (typeof UNREAD)[keyof typeof UNREAD];

/** What was found at one anchor word. */
export type Clause =
  | { readonly found: 'mention'; readonly span: Span }
  | {
      readonly found: 'phrase';
      readonly span: Span;
      readonly phrase: TargetPhrase;
      /** The normal form of the words. */
      readonly words: string;
      /** First token, and one past the last. */
      readonly from: number;
      readonly to: number;
      /** What is said after the last noun: an earlier phrase of the same list may lean on it. */
      readonly tails: readonly Said[];
    }
  | { readonly found: 'unread'; readonly span: Span; readonly code: UnreadCode; readonly words: string; readonly from: number; readonly to: number };

/** Everything that reading needs, made from a lexicon. */
export interface Parts {
  readonly forward: Trie;
  readonly counts: Trie;
  readonly after: Trie;
  readonly synonyms: Synonyms;
  readonly anchors: ReadonlySet<string>;
  readonly bare: readonly Entry[];
  readonly any: readonly Entry[];
  readonly templates: Templates;
  readonly required: Readonly<Record<string, readonly string[]>>;
  readonly defaultKind: string;
  readonly printer: Printer;
}

interface Lead {
  readonly count: Said | undefined;
  readonly other: boolean;
  readonly start: number;
}

/** The count before the anchor: "up to two other". */
function leadAt(parts: Parts, tokens: readonly Token[], anchor: number): Lead {
  const longest = (at: number, role: Entry['role']): Hit | undefined => {
    let best: Hit | undefined;
    for (const hit of parts.counts.find(tokens, at)) {
      if (hit.entry.role === role && (!best || hit.end < best.end)) best = hit;
    }
    return best;
  };
  const other = longest(anchor, 'other');
  const count = longest(other?.end ?? anchor, 'count');
  const start = count?.end ?? other?.end ?? anchor;
  return {
    count,
    other: other !== undefined || count?.entry.phrase?.['other'] === true,
    start,
  };
}

interface Made {
  readonly phrase: TargetPhrase;
  readonly tails: readonly Said[];
  readonly words: string | undefined;
  readonly end: number;
}

type Outcome = Made | UnreadCode;

const asCount = (json: Json | undefined): number | 'X' | 'any' =>
  typeof json === 'number' || json === 'X' || json === 'any' ? json : 1;

function countsOf({ count, other }: Lead): Omit<TargetPhrase, 'accepts' | 'relations' | 'chooser'> {
  const { min = 1, max = 1 } = count?.entry.phrase ?? {};
  const values = count?.values ?? NO_VALUES;
  const least = asCount(fill(min, values));
  return { min: least === 'any' ? 0 : least, max: asCount(fill(max, values)), ...(other ? { other: true } : {}) };
}

const relationList = z.array(phraseRelation).readonly();
function relationsOf(json: Json | undefined): { readonly relations?: readonly PhraseRelation[] } {
  return json === undefined ? {} : { relations: relationList.parse(Array.isArray(json) ? json : [json]) };
}

/** Nouns as what a slot accepts: one query a kind, in the order in which the kinds come. */
function phraseOf(parts: Parts, lead: Lead, nouns: readonly Noun[]): TargetPhrase | UnreadCode {
  const { atoms } = parts.templates;
  const byKind = new Map<string, (readonly Atom[])[]>();
  const extra: Atom[] = [];
  for (const noun of nouns.map(inOrder)) {
    const asked = parts.templates.askedBy(noun);
    const kind = noun.head.entry.kind ?? parts.defaultKind;
    const own = asked.filter(({ key }) => !key.startsWith(PHRASE));
    if (own.length < asked.length) extra.push(...asked.filter((atom) => atom.key.startsWith(PHRASE) && !extra.some((other) => sameAtom(atom, other))));
    if (!(parts.required[kind] ?? []).every((key) => own.some((atom) => atom.key === key))) return UNREAD.tooWide;
    const known = byKind.get(kind);
    if (known) known.push(own);
    else byKind.set(kind, [own]);
  }
  const accepts: { kind: string; filter: JsonObject }[] = [];
  for (const [kind, all] of byKind) {
    const filter = atoms.alternatives(all);
    if (!filter) return UNREAD.contradiction;
    accepts.push({ kind, filter });
  }
  const marked = atoms.filter(extra);
  if (!marked) return UNREAD.contradiction;
  const chooser = marked[`${PHRASE}chooser`];
  return {
    accepts,
    ...countsOf(lead),
    ...(typeof chooser === 'string' ? { chooser } : {}),
    ...relationsOf(marked[`${PHRASE}relations`]),
  };
}

function anyOutcomes(parts: Parts, lead: Lead, anchor: number): readonly Made[] {
  if (!lead.count && !lead.other) return [];
  return parts.any.flatMap((entry) => {
    if (!entry.accepts) return [];
    const phrase: TargetPhrase = { accepts: entry.accepts, ...countsOf(lead) };
    const count = lead.count && !isOne(phrase) ? parts.printer.countWords(lead.count) : '';
    return [{ phrase, tails: [], words: parts.printer.words(count, lead.other, [], entry), end: anchor + 1 }];
  });
}

const isOne = ({ min, max }: Pick<TargetPhrase, 'min' | 'max'>): boolean => min === 1 && max === 1;

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
    return parts.after.find(tokens, at).length > 0 && !listGoesOn(reader, tokens, at);
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
      const nouns = borrowed.length === 0 ? read : read.map((noun) => ({ ...noun, tails: [...noun.tails, ...borrowed] }));
      const phrase = phraseOf(parts, lead, nouns);
      if (typeof phrase === 'string') return phrase;
      const count = lead.count && !isOne(phrase) ? parts.printer.countWords(lead.count) : isOne(phrase) && lead.other ? 'another' : '';
      return { phrase, words: parts.printer.words(count, lead.other, nouns, undefined, phrase.max !== 1), end, tails: nouns.at(-1)?.tails ?? [] };
    });
  }
  for (const made of anyOutcomes(parts, lead, anchor)) keep(made.end, 1, () => made);
  return settle(parts, tokens, anchor, lead, best, furthest, reader.exhausted);
}

const NOUN_WORDS: ReadonlySet<string> = new Set(['adjective', 'class', 'head']);

/** After a comma comes another thing of a list that was not understood: to stop before it would be to drop it. */
function listGoesOn(reader: NounReader, tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',' || !reader.hits(at + 1).some(({ entry }) => NOUN_WORDS.has(entry.role))) return false;
  for (let next = at + 2; next < at + 2 + NEAR; next++) {
    const text = tokens[next]?.text ?? '.';
    if (text === 'or' || text === 'and/or') return true;
    if (text === '.' || text === MARK.line) return false;
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
    const words = tokens.slice(anchor + 1, Math.min(to + 4, tokens.length)).map(({ text }) => text).join(' ');
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
  return { found: 'phrase', span: spanOf(tokens, lead.start, end), phrase, words, from: lead.start, to: end, tails: first.tails };
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? tokens.at(-1)?.end ?? 0 };
}
