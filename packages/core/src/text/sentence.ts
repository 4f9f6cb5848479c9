import { sameValue } from '../json.js';
import { ReadingCache } from './reading-cache.js';
import { fillings, type Form, formOf, holesIn } from './sentence-form.js';
import { sentenceIndex, sentencesByKind } from './sentence-index.js';
import { type Token, tokenize } from './tokenize.js';

const CLOSE: ReadonlySet<string> = new Set([',', '.', ':', ';', "'s", '!', '?']);

/** Joins words with spaces, but without a space before a closing mark. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const [first = ''] = word.split(' ');
    return text === ''
      ? word
      : CLOSE.has(first) || word.startsWith("'s")
        ? `${text}${word}`
        : `${text} ${word}`;
  }, '');
}

/**
 * A hole of a sentence: it reads words as a value, and prints a value as words. `read` gets all words of the
 * hole, at least one.
 */
export interface Hole<Value, Context> {
  /** Reads the value that these words stand for. Returns undefined unless all of them are understood. */
  read(words: readonly Token[], context: Context): Value | undefined;
  /** Prints a value. Returns undefined if there are no words for it. */
  print(value: Value, context: Context): string | undefined;
  /**
   * Whether the words name more than one thing, so that the verb after them is plural. Reading gives the words
   * that the value was read from, since "each plant" and "all plants" may be the same value.
   */
  plural?(value: Value, context: Context, words?: readonly Token[]): boolean;
  /**
   * Whether what it reads may begin with a word. If not, `read` is not called. Left out if any word may begin
   * it.
   */
  begins?(word: string): boolean;
  /** Like `begins`, for the last word. */
  ends?(word: string): boolean;
  /** Lists the words that it may read. Left out if they are not known. */
  words?(): Iterable<string>;
}

/**
 * A sentence with holes: its words, how the values of its holes make what it says, and how that splits into
 * the values again. `make` and `parts` must be inverses.
 */
export interface SentenceWords<Made, Values extends object, Context> {
  /**
   * The words that are printed: `'<source> deals|deal <amount> damage to <to>'`. See {@link formOf} for the
   * notation.
   */
  readonly words: string;
  /** Other words for the same, with the same holes. They are read, but never printed. */
  readonly also?: readonly string[];
  readonly holes: { readonly [Name in keyof Values]: Hole<Values[Name], Context> };
  /** Makes what the sentence says. Returns undefined if these values do not go together. */
  readonly make: (values: Values, context: Context) => Made | undefined;
  /** Splits what is said into the values of the holes. Returns undefined if the sentence cannot say it. */
  readonly parts: (made: Made, context: Context) => NoInfer<Values> | undefined;
  /**
   * The only kind of thing that it says, by the name that its table uses. `parts` is not called for other
   * kinds. Left out if it says several kinds.
   */
  readonly kind?: string | undefined;
}

/** A compiled sentence, which reads and prints. */
export interface Sentence<Made, Context> {
  /**
   * Lists everything that the words may mean as this sentence. Returns undefined if there are too many
   * readings.
   */
  read(tokens: readonly Token[], context: Context): readonly Made[] | undefined;
  print(made: Made, context: Context): string | undefined;
  /** For each form, the words that a text must have to be it, one for each place. Left out if unknown. */
  readonly needs?: () => readonly Form['needs'][];
  /** Lists the literal words of the sentence and those of its holes, as far as they are known. */
  readonly words?: () => Iterable<string>;
  /** The only kind of thing that it says. Left out if it says several kinds. */
  readonly kind?: string | undefined;
}

type HoleValues = Record<string, unknown>;

/**
 * Compiles a sentence. Reading matches its literal words; a hole takes every stretch of words up to the next
 * literal that it understands. The work is polynomial in the number of words.
 *
 * @throws TypeError, when it is first read or printed, if the holes in the words are not those that have a
 * type
 */
export function sentence<Made, Values extends object, Context>(
  given: SentenceWords<Made, Values, Context>,
): Sentence<Made, Context>;
export function sentence<Made, Context>(
  given: SentenceWords<Made, HoleValues, Context>,
): Sentence<Made, Context> {
  const { words, also = [], holes, make, parts, kind } = given;
  // The forms are made when they are first needed: a game has hundreds of sentences, and most programs read
  // none of them.
  let formed: readonly Form[] | undefined;
  const forms = (): readonly Form[] =>
    (formed ??= [words, ...also].map((form) => formOf(withHoles(form, holes))));
  return {
    kind,
    needs: () => forms().map(({ needs }) => needs),
    *words() {
      for (const { parts: all } of forms())
        for (const part of all) if (!('hole' in part)) yield* [...part.one, ...part.many];
      for (const hole of Object.values(holes)) yield* hole.words?.() ?? [];
    },
    read(tokens, context) {
      const out: Made[] = [];
      for (const form of forms()) {
        const ways = fillings(form, holes, tokens, context);
        if (!ways) return undefined;
        for (const values of ways) {
          const value = make(values, context);
          if (value !== undefined) out.push(value);
        }
      }
      return out;
    },
    print(made, context) {
      const values = parts(made, context);
      const [printed] = values ? forms() : [];
      return values && printed && printForm(printed, holes, values, context);
    },
  };
}

/** Returns the words of a sentence after checking that they have exactly these holes. */
function withHoles(form: string, holes: object): string {
  const names = Object.keys(holes).toSorted();
  if (holesIn(form).join(' ') !== names.join(' '))
    throw new TypeError(`"${form}" does not have the holes ${names.join(', ')}`);
  return form;
}

type HoleTable<Context> = Readonly<Record<string, Hole<unknown, Context>>>;

function printForm<Context>(
  { parts }: Form,
  holes: HoleTable<Context>,
  values: HoleValues,
  context: Context,
): string | undefined {
  let plural = false;
  const out: string[] = [];
  for (const part of parts) {
    if ('hole' in part) {
      const hole = holes[part.hole];
      const value = values[part.hole];
      const words = hole?.print(value, context);
      if (words === undefined) return undefined;
      out.push(words);
      if (hole?.plural) plural = hole.plural(value, context);
    } else out.push(plural ? part.print.many : part.print.one);
  }
  return joinWords(out);
}

/** A reading: what words mean by a table of sentences. */
export type Reading<Made> =
  | { readonly found: 'one'; readonly value: Made }
  /** No sentence of the table has these words. */
  | { readonly found: 'none' }
  /** The words have several meanings, and nothing tells which. */
  | { readonly found: 'ambiguous' };

/**
 * A table of sentences: it reads words that have exactly one meaning, and prints with the first sentence that
 * fits. Games keep a table for each floor of their texts (effects, conditions, costs), and tables may use
 * each other in holes. What a table prints must read back as the same.
 */
export interface SentenceTable<Made, Context> {
  read(tokens: readonly Token[], context: Context): Reading<Made>;
  /** Prints words that read back as the same. Returns undefined if no sentence of the table says it. */
  print(made: Made, context: Context): string | undefined;
  /** Lists the words of its sentences, as far as they are known. */
  words(): Iterable<string>;
}

/**
 * Makes a table of sentences. The same meaning by two sentences counts as one reading.
 *
 * @param sentences called once, when the table is first used, so that tables may use each other in holes
 * @param tokensOf how the game makes tokens of its texts; printed words are read back with it
 * @param keyOf names everything besides the words that readings depend on. With it, readings are kept and
 * returned again for the same words, and then no hole may look at where words stand in their text. If it is
 * left out, everything is read anew
 * @param kindOf names the kind of what is printed. Then only the sentences of this kind are tried, and those
 * that do not tell theirs
 */
export function sentenceTable<Made, Context>(
  sentences: () => readonly Sentence<Made, Context>[],
  tokensOf: (words: string) => readonly Token[] = tokenize,
  keyOf?: (context: Context) => string,
  kindOf?: (made: Made) => string | undefined,
): SentenceTable<Made, Context> {
  let made: readonly Sentence<Made, Context>[] | undefined;
  const all = () => (made ??= sentences());
  let byKind: ReturnType<typeof sentencesByKind<Sentence<Made, Context>>> | undefined;
  const saying = (value: Made): readonly Sentence<Made, Context>[] =>
    kindOf ? (byKind ??= sentencesByKind(all()))(kindOf(value)) : all();
  let index: ReturnType<typeof sentenceIndex> | undefined;
  const kept = new ReadingCache<Reading<Made>>();
  const read = (tokens: readonly Token[], context: Context): Reading<Made> =>
    keyOf ? kept.of(tokens, keyOf(context), () => readAnew(tokens, context)) : readAnew(tokens, context);
  const readAnew = (tokens: readonly Token[], context: Context): Reading<Made> => {
    const present = new Set(tokens.map(({ text }) => text));
    let found: { readonly value: Made } | undefined;
    index ??= sentenceIndex(all().map((one) => one.needs?.()));
    for (const at of index(present)) {
      const readings = all()[at]?.read(tokens, context);
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
    *words() {
      for (const one of all()) yield* one.words?.() ?? [];
    },
    print(value, context) {
      for (const one of saying(value)) {
        const words = one.print(value, context);
        if (words === undefined) continue;
        const back = read(tokensOf(words), context);
        if (back.found === 'one' && sameValue(back.value, value)) return words;
      }
      return undefined;
    },
  };
}

/** Makes a hole for a few values with fixed words. If a value has several words, the first are printed. */
export function fixedHole<const Value extends string | number | boolean>(
  entries: readonly (readonly [words: string, value: Value])[],
): Hole<Value, unknown> {
  const keyOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
  let made: FixedWords<Value> | undefined;
  const known = (): FixedWords<Value> =>
    (made ??= fixedWords(
      entries.map(([words, value]) => [tokenize(words), value] as const),
      keyOf,
    ));
  return {
    read: (words) => known().byWords.get(keyOf(words)),
    print: (value) => entries.find(([, other]) => other === value)?.[0],
    begins: (word) => known().first.has(word),
    ends: (word) => known().last.has(word),
    words: () => entries.flatMap(([words]) => tokenize(words).map(({ text }) => text)),
  };
}

/** The words of a hole for a few values, indexed. */
interface FixedWords<Value> {
  readonly byWords: ReadonlyMap<string, Value>;
  readonly first: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
}

const fixedWords = <Value>(
  entries: readonly (readonly [tokens: readonly Token[], value: Value])[],
  keyOf: (tokens: readonly Token[]) => string,
): FixedWords<Value> => ({
  byWords: new Map(entries.map(([tokens, value]) => [keyOf(tokens), value])),
  first: new Set(entries.map(([tokens]) => tokens[0]?.text ?? '')),
  last: new Set(entries.map(([tokens]) => tokens.at(-1)?.text ?? '')),
});
