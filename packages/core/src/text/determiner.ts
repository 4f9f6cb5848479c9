import type { Json } from '../json.js';
import type { GrammarParts } from './clause-types.js';
import type { TargetPhrase } from './phrase.js';
import { fill, NO_VALUES } from './template.js';
import type { Token } from './tokenize.js';
import type { Entry, Hit, EntryUse } from './trie.js';

/** What stands before the things of a phrase: the anchor with its count, or an opening. */
export interface Determiner {
  readonly count: EntryUse | undefined;
  readonly other: boolean;
  /** "Other" as a word beside the count. */
  readonly otherWord: Hit | undefined;
  readonly start: number;
  /** One past the anchor, or the opening: where the things begin. */
  readonly end: number;
  /** What an opening says of each thing of a kind. */
  readonly says: (kind: string) => readonly EntryUse[];
}

const nothing = (): readonly EntryUse[] => [];

/** The count before the anchor: "up to two other". */
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

/** More words than any count has. */
const LONGEST_DETERMINER = 6;

/** Whether words up to a token are of the count before an anchor. */
function isOfDeterminer(parts: GrammarParts, tokens: readonly Token[], at: number, end: number): boolean {
  for (let anchor = at + 1; anchor <= at + LONGEST_DETERMINER; anchor++) {
    if (parts.anchors.has(tokens[anchor]?.text ?? '')) return determinerAt(parts, tokens, anchor).start < end;
  }
  return false;
}

/** The longest opening that begins at a token; none where an anchor follows whose count it is. */
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

/** How many a determiner asks for; exactly one where there is none. */
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
