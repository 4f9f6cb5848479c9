import type { Hole, Sentence } from './sentence.js';
import type { Token } from './token.js';
import { tokenize } from './tokenize.js';

/** What words mean by a table of sentences. */
export type Reading<Made> =
  | { readonly found: 'one'; readonly value: Made }
  /** No sentence of the table is these words. */
  | { readonly found: 'none' }
  /** The words have several meanings, and nothing tells which. */
  | { readonly found: 'ambiguous' };

/** Sentences of one kind: reads words that have exactly one meaning, and prints with the first sentence that fits. */
export interface SentenceTable<Made, Context> {
  read(tokens: readonly Token[], context: Context): Reading<Made>;
  /** Words that read back as the same; `undefined` where no sentence of the table says it. */
  print(made: Made, context: Context): string | undefined;
}

/**
 * A table of sentences. The same meaning by two sentences is one reading.
 *
 * @param sentences called once, as the table is first used, so that tables may hold each other in holes
 * @param tokensOf how the game makes tokens of its texts, by which what is printed is read back
 */
export function sentenceTable<Made, Context>(
  sentences: () => readonly Sentence<Made, Context>[],
  tokensOf: (words: string) => readonly Token[] = tokenize,
): SentenceTable<Made, Context> {
  let made: readonly Sentence<Made, Context>[] | undefined;
  const all = () => (made ??= sentences());
  const read = (tokens: readonly Token[], context: Context): Reading<Made> => {
    const present = new Set(tokens.map(({ text }) => text));
    let found: { readonly value: Made } | undefined;
    for (const one of all()) {
      const readings = one.read(tokens, context, present);
      if (!readings) return { found: 'ambiguous' };
      for (const value of readings) {
        if (found && !sameValue(found.value, value)) return { found: 'ambiguous' };
        found = { value };
      }
    }
    return found ? { found: 'one', value: found.value } : { found: 'none' };
  };
  return {
    read,
    print(value, context) {
      for (const one of all()) {
        const words = one.print(value, context);
        if (words === undefined) continue;
        const back = read(tokensOf(words), context);
        if (back.found === 'one' && sameValue(back.value, value)) return words;
      }
      return undefined;
    },
  };
}

/** A table as what may stand in a hole: a sentence within a sentence. */
export function holeOf<Made, Context>(table: () => SentenceTable<Made, Context>): Hole<Made, Context> {
  return {
    read(words, context) {
      const reading = table().read(words, context);
      return reading.found === 'one' ? reading.value : undefined;
    },
    print: (value, context) => table().print(value, context),
  };
}

/** A hole for a few values with fixed words; of several words for one value the first is printed. */
export function fixedHole<const Value extends string | number | boolean>(
  entries: readonly (readonly [words: string, value: Value])[],
): Hole<Value, unknown> {
  const keyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
  const byWords = new Map(entries.map(([words, value]) => [keyOf(tokenize(words)), value]));
  return {
    read: (words) => byWords.get(keyOf(words)),
    print: (value) => entries.find(([, other]) => other === value)?.[0],
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same JSON; a key that holds `undefined` counts as left out. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
}
