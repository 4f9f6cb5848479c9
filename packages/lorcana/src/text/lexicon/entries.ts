import type { LexiconEntry } from '@reticle/core/text';

/** Entries as they stand in a lexicon: plain JSON. */
export type Entries = readonly LexiconEntry[];

type More = Omit<LexiconEntry, 'role' | 'words' | 'examples'>;
type Filter = LexiconEntry['filter'];

/** Words after a noun, what they ask, and a phrase that shows them. */
export function tail(words: string, filter: Filter, example: string, more: More = {}): LexiconEntry {
  return { role: 'tail', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** Words before a noun. */
export function adjective(words: string, filter: Filter, example: string, more: More = {}): LexiconEntry {
  return {
    role: 'adjective',
    words,
    ...(filter === undefined ? {} : { filter }),
    ...more,
    examples: [example],
  };
}

/** A noun that says what kind of thing is meant and where. */
export function head(words: string, filter: Filter, example: string, more: More = {}): LexiconEntry {
  return { role: 'head', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** Other words for what entries say already; several are alternatives. */
export function same(
  role: 'tail' | 'adjective',
  words: string,
  as: readonly string[],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role, words, as, ...more, examples: [example] };
}

/** What stands before "chosen". */
export function count(
  words: string,
  phrase: LexiconEntry['phrase'],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role: 'count', words, ...(phrase === undefined ? {} : { phrase }), ...more, examples: [example] };
}
