import type { LexiconEntry } from './lexicon.js';

type More = Omit<LexiconEntry, 'role' | 'words' | 'examples'>;
type EntryFilter = LexiconEntry['filter'];

/** An entry for words after a noun: what they ask, and a phrase that shows them. */
export function tail(words: string, filter: EntryFilter, example: string, more: More = {}): LexiconEntry {
  return { role: 'tail', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** An entry for words before a noun. */
export function adjective(
  words: string,
  filter: EntryFilter,
  example: string,
  more: More = {},
): LexiconEntry {
  return {
    role: 'adjective',
    words,
    ...(filter === undefined ? {} : { filter }),
    ...more,
    examples: [example],
  };
}

/** An entry for a noun that says what kind of thing is meant and where. */
export function head(words: string, filter: EntryFilter, example: string, more: More = {}): LexiconEntry {
  return { role: 'head', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** An entry for other words that say what entries say already; several are alternatives. */
export function same(
  role: 'tail' | 'adjective',
  words: string,
  as: readonly string[],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role, words, as, ...more, examples: [example] };
}

/** An entry for what stands before the anchor word: how many. */
export function count(
  words: string,
  phrase: LexiconEntry['phrase'],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role: 'count', words, ...(phrase === undefined ? {} : { phrase }), ...more, examples: [example] };
}
