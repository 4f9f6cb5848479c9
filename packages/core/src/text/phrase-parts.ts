import type { JsonPath } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { Atom } from './atoms.js';
import type { GrammarParts } from './clause-types.js';
import type { Determiner } from './determiner.js';
import { PHRASE, type Noun } from './noun.js';
import { samePath } from './path.js';
import type { PhrasePart, TargetPhrase } from './phrase.js';
import { sameJson } from './template.js';
import { spanOf, type Token } from './tokenize.js';
import { hitOf, type Entry, type Hit, type EntryUse } from './trie.js';

/** The things of a phrase: its nouns, or the entry `any`. */
export interface PhraseThings {
  readonly nouns: readonly Noun[];
  /** The entry of an anchor that stands alone. */
  readonly any: Entry | undefined;
}

/** A part of a phrase while it is made. `from` and `to` are the places of its words among the tokens. */
interface DraftPart {
  readonly from: number;
  readonly to: number;
  readonly role: PhrasePart['role'];
  readonly entry: string;
  readonly paths: JsonPath[];
  readonly implied: JsonPath[];
}

type PartAt = (hit: Hit) => DraftPart;

/** Lists the parts of a phrase by the entries of its reading, in the order of the text. */
export function phraseParts(
  parts: GrammarParts,
  tokens: readonly Token[],
  determiner: Determiner,
  { phrase, nouns, any }: PhraseThings & { readonly phrase: TargetPhrase },
): readonly PhrasePart[] {
  const made: DraftPart[] = [];
  const hits: Hit[] = [];
  const at = (hit: Hit): DraftPart => {
    const known = made[hits.indexOf(hit)];
    if (known) return known;
    const { entry, start, end } = hit;
    const making: DraftPart = {
      from: Math.min(start, end),
      to: Math.max(start, end),
      role: entry.role,
      entry: entry.words,
      paths: [],
      implied: [],
    };
    hits.push(hit);
    made.push(making);
    return making;
  };
  addCount(determiner, at);
  for (const [index, { kind, filter }] of phrase.accepts.entries()) {
    const alike = nouns.filter(({ head }) => (head.entry.kind ?? parts.defaultKind) === kind);
    addNouns(parts, alike, { phrase, index, filter }, at);
  }
  if (determiner.count?.entry.role !== 'opening') made.push(anchorPart(determiner, any, phrase));
  return made
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, role, entry, paths, implied }) => ({
      span: spanOf(tokens, from, to),
      role,
      entry,
      paths,
      implied,
    }))
    .filter(({ span }) => span.end > span.start);
}

const MIN: JsonPath = ['min'];
const MAX: JsonPath = ['max'];
const OTHER: JsonPath = ['other'];

/** Adds the paths of the count or the opening, and of "other" beside it. */
function addCount({ count, otherWord }: Determiner, at: PartAt): void {
  const said = count && hitOf(count);
  if (count && said) {
    const { min, max, other } = count.entry.phrase ?? {};
    const { paths, implied } = at(said);
    (min === undefined ? implied : paths).push(MIN);
    (max === undefined ? implied : paths).push(MAX);
    if (other !== undefined) paths.push(OTHER);
  }
  if (otherWord) at(otherWord).paths.push(OTHER);
}

function anchorPart(
  { count, end }: Determiner,
  any: Entry | undefined,
  { accepts }: TargetPhrase,
): DraftPart {
  const place = { from: end - 1, to: end, implied: count ? [] : [MIN, MAX] };
  if (!any) return { ...place, role: 'anchor', entry: '', paths: [] };
  const paths = accepts.flatMap(({ filter }, index): readonly JsonPath[] => [
    ['accepts', index, 'kind'],
    ...Object.keys(filter).map((key) => ['accepts', index, 'filter', key]),
  ]);
  return { ...place, role: any.role, entry: any.words, paths: [...paths] };
}

interface Query {
  readonly phrase: TargetPhrase;
  readonly index: number;
  readonly filter: JsonObject;
}

/**
 * Adds the paths of what each entry says of the things of one kind. If an entry has no words, the words
 * before it stand for it.
 */
function addNouns(
  { templates }: GrammarParts,
  nouns: readonly Noun[],
  { phrase, index, filter }: Query,
  at: PartAt,
): void {
  const all = nouns.length < 2 ? [] : nouns.map((noun) => templates.askedBy(noun).filter(isOwn));
  for (const [which, noun] of nouns.entries()) {
    const { mods, head, tails, silent = [] } = noun;
    for (const said of [...mods, head, ...tails, ...silent]) {
      const own = hitOf(said);
      const hit = own ?? lastOf(mods);
      if (!hit) continue;
      const making = at(hit);
      const paths = own ? making.paths : making.implied;
      if (said === head) add(paths, ['accepts', index, 'kind']);
      for (const atom of said.entry.silent ? [] : templates.saidBy(said)) {
        if (isOwn(atom)) {
          add(paths, ['accepts', index, 'filter', ...templates.atoms.pathOf(all, which, atom, filter)]);
        } else add(paths, pathInPhrase(atom, phrase));
      }
    }
  }
}

function add(paths: JsonPath[], path: JsonPath): void {
  if (!paths.some((other) => samePath(other, path))) paths.push(path);
}

const isOwn = ({ key }: Atom): boolean => !key.startsWith(PHRASE);

function pathInPhrase({ key, value }: Atom, { relations }: TargetPhrase): JsonPath {
  const name = key.slice(PHRASE.length);
  const index = relations?.findIndex((relation) => sameJson(relation, value)) ?? -1;
  return name === 'relations' && index >= 0 ? [name, index] : [name];
}

/** Finds the last of the words before a noun. */
function lastOf(mods: readonly EntryUse[]): Hit | undefined {
  let last: Hit | undefined;
  for (const mod of mods) {
    const hit = hitOf(mod);
    if (hit && hit.entry.role !== 'tail' && (!last || hit.end > last.end)) last = hit;
  }
  return last;
}
