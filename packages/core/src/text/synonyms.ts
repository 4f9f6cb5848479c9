import { NO_VALUES, type Values } from './template.js';
import { hitOf, holeType, type Entry, type EntryUse } from './trie.js';

const HOLE = /<([^>]*)>/g;

/** What an entry counts as: itself, or alternatives of other entries. */
export type Synonyms = (found: EntryUse) => readonly EntryUse[];

interface Meaning {
  readonly entry: Entry;
  /** The other entry's holes by this entry's. */
  readonly holes: readonly (readonly [to: string, from: string])[];
}

const MEANT: ReadonlySet<string> = new Set(['adjective', 'class', 'tail']);

function meaningOf(words: string, entries: readonly Entry[]): Meaning {
  const holes = [...words.matchAll(HOLE)].map(([, from = '']) => [holeType(from), from] as const);
  const plain = words.replaceAll(HOLE, (_all, hole: string) => `<${holeType(hole)}>`);
  const entry = entries.find((other) => other.words === plain && !other.as && MEANT.has(other.role));
  if (!entry) throw new TypeError(`No entry has the words "${plain}"`);
  return { entry, holes };
}

/**
 * Looks up, once, what the entries with `as` count as.
 *
 * @throws TypeError where there is no such entry
 */
export function synonymsOf(entries: readonly Entry[]): Synonyms {
  const meanings = new Map<Entry, readonly Meaning[]>();
  for (const entry of entries) {
    if (entry.as)
      meanings.set(
        entry,
        entry.as.map((words) => meaningOf(words, entries)),
      );
  }
  return (found) =>
    meanings.get(found.entry)?.map(({ entry, holes }) => ({
      entry,
      values: renamed(found.values, holes),
      by: hitOf(found),
    })) ?? [{ entry: found.entry, values: found.values, by: hitOf(found) }];
}

function renamed(values: Values, holes: Meaning['holes']): Values {
  if (holes.length === 0) return NO_VALUES;
  return Object.fromEntries(
    holes.flatMap(([to, from]) => {
      const value = values[from];
      return value === undefined ? [] : [[to, value]];
    }),
  );
}
