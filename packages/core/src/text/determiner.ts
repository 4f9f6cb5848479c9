import type { Json } from '../json.js';
import type { GrammarParts } from './clause-types.js';
import type { TargetPhrase } from './phrase.js';
import { fill, NO_VALUES } from './template.js';
import type { Token } from './tokenize.js';
import type { Entry, Hit, EntryUse } from './trie.js';

/**
 * A determiner: what stands before the things of a phrase. It is the anchor with its count ("up to two
 * target"), or an opening ("one of your").
 */
export interface Determiner {
  readonly count: EntryUse | undefined;
  readonly other: boolean;
  /** The word "other" beside the count. */
  readonly otherWord: Hit | undefined;
  readonly start: number;
  /** One past the anchor or the opening, where the things begin. */
  readonly end: number;
  /** Returns what an opening says of each thing of a kind. */
  readonly says: (kind: string) => readonly EntryUse[];
}

const nothing = (): readonly EntryUse[] => [];

/** Reads the determiner of an anchor, with the count before it: "up to two other". */
export function determinerAt(parts: GrammarParts, tokens: readonly Token[], anchor: number): Determiner {
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
    otherWord: other,
    start,
    end: anchor + 1,
    says: nothing,
  };
}

/** The most words of a count. */
const LONGEST_DETERMINER = 6;

/** Whether the words up to a token belong to the count before an anchor. */
function isOfDeterminer(parts: GrammarParts, tokens: readonly Token[], at: number, end: number): boolean {
  for (let anchor = at + 1; anchor <= at + LONGEST_DETERMINER; anchor++) {
    if (parts.anchors.has(tokens[anchor]?.text ?? '')) return determinerAt(parts, tokens, anchor).start < end;
  }
  return false;
}

/**
 * Finds the longest opening that begins at a token. Returns undefined if the words are the count of an anchor
 * that follows.
 */
export function openingAt(parts: GrammarParts, tokens: readonly Token[], at: number): Determiner | undefined {
  let best: Hit | undefined;
  for (const hit of parts.openings.find(tokens, at)) {
    if (!best || hit.end > best.end) best = hit;
  }
  if (!best || isOfDeterminer(parts, tokens, at, best.end)) return undefined;
  const { entry, end } = best;
  const other = entry.phrase?.['other'] === true;
  const opening = best;
  const says = entry.as ? (kind: string) => parts.synonyms(opening, kind) : nothing;
  return { count: best, other, otherWord: undefined, start: at, end, says };
}

const asCount = (json: Json | undefined): number | 'X' | 'any' =>
  typeof json === 'number' || json === 'X' || json === 'any' ? json : 1;

/** Returns how many things a determiner asks for. Defaults to exactly one. */
export function countsOf({
  count,
  other,
}: Determiner): Omit<TargetPhrase, 'accepts' | 'relations' | 'chooser'> {
  const { min = 1, max = 1 } = count?.entry.phrase ?? {};
  const values = count?.values ?? NO_VALUES;
  const least = asCount(fill(min, values));
  return {
    min: least === 'any' ? 0 : least,
    max: asCount(fill(max, values)),
    ...(other ? { other: true } : {}),
  };
}

export const isOne = ({ min, max }: Pick<TargetPhrase, 'min' | 'max'>): boolean => min === 1 && max === 1;
