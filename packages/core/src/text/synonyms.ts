import { NO_VALUES, type Values } from './template.js';
import { hitOf, holeType, type Entry, type EntryUse } from './trie.js';

const HOLE = /<([^<>]*)>/g;

/**
 * Resolves what an entry means when it is said of a thing of some kind: the entry itself, or alternatives of
 * other entries.
 */
export type Synonyms = (found: EntryUse, kind?: string) => readonly EntryUse[];

interface Meaning {
  /** The entries with the words that `as` names: the first, and those that are said of other kinds. */
  readonly entries: readonly [Entry, ...Entry[]];
  /** The other entry's holes, paired with this entry's. */
  readonly holes: readonly (readonly [to: string, from: string])[];
}

const MEANT: ReadonlySet<string> = new Set(['adjective', 'class', 'tail']);

/** The entries that `as` can name, by their words. */
type MeantEntries = ReadonlyMap<string, readonly [Entry, ...Entry[]]>;

function meantIn(entries: readonly Entry[]): MeantEntries {
  const meant = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    if (entry.as || !MEANT.has(entry.role)) continue;
    const alike = meant.get(entry.words);
    if (alike) alike.push(entry);
    else meant.set(entry.words, [entry]);
  }
  return meant;
}

function meaningOf(words: string, meant: MeantEntries): Meaning {
  const holes = [...words.matchAll(HOLE)].map(([, from = '']) => [holeType(from), from] as const);
  const plain = words.replaceAll(HOLE, (_all, hole: string) => `<${holeType(hole)}>`);
  const entries = meant.get(plain);
  if (!entries) throw new TypeError(`No entry has the words "${plain}"`);
  return { entries, holes };
}

/**
 * Resolves, once, the entries with `as`.
 *
 * @throws TypeError if there is no entry with such words
 */
export function synonymsOf(entries: readonly Entry[], defaultKind: string): Synonyms {
  const meant = meantIn(entries);
  const meanings = new Map<Entry, readonly Meaning[]>();
  for (const entry of entries) {
    if (entry.as)
      meanings.set(
        entry,
        entry.as.map((words) => meaningOf(words, meant)),
      );
  }
  return (found, kind) =>
    meanings.get(found.entry)?.map(({ entries: [first, ...others], holes }) => ({
      entry: kind === undefined ? first : ([first, ...others].find(isSaidOf(kind, defaultKind)) ?? first),
      values: renameHoles(found.values, holes),
      by: hitOf(found),
    })) ?? [{ entry: found.entry, values: found.values, by: hitOf(found) }];
}

const isSaidOf =
  (kind: string, defaultKind: string) =>
  ({ kinds = [defaultKind] }: Entry): boolean =>
    kinds.includes(kind);

function renameHoles(values: Values, holes: Meaning['holes']): Values {
  if (holes.length === 0) return NO_VALUES;
  return Object.fromEntries(
    holes.flatMap(([to, from]) => {
      const value = values[from];
      return value === undefined ? [] : [[to, value]];
    }),
  );
}
