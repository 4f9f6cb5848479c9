import { KeptReadings } from './kept.js';
import { fillings, type Form, formOf, holesIn } from './sentence-form.js';
import { sentenceIndex, sentencesByKind } from './sentence-index.js';
import { type Token, tokenize } from './tokenize.js';

const CLOSE: ReadonlySet<string> = new Set([',', '.', ':', ';', "'s", '!', '?']);

/** Words with spaces between them, none before a mark that closes. */
function glued(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const [first = ''] = word.split(' ');
    return text === ''
      ? word
      : CLOSE.has(first) || word.startsWith("'s")
        ? `${text}${word}`
        : `${text} ${word}`;
  }, '');
}

/** What may stand in a hole of a sentence, both ways. `read` gets all words of the hole, one at least. */
export interface Hole<Value, Context> {
  /** The value that these words stand for, if all of them are understood. */
  read(words: readonly Token[], context: Context): Value | undefined;
  /** The words for a value; `undefined` where there are none. */
  print(value: Value, context: Context): string | undefined;
  /** Whether the words are more than one thing, so that the verb after them is plural. */
  plural?(value: Value, context: Context): boolean;
  /** Whether what it reads may begin with a word: where it can't, `read` is not asked. Left out where any word may. */
  begins?(word: string): boolean;
  /** As `begins`, of the last word. */
  ends?(word: string): boolean;
}

/** A sentence with holes: what it says, and how that falls into the values of its holes again. */
export interface SentenceWords<Made, Values extends object, Context> {
  /** `'<source> deals|deal <amount> damage to <to>'`: what is printed. See {@link formOf} for how it is written. */
  readonly words: string;
  /** Other words for the same, with the same holes. They are read and never printed. */
  readonly also?: readonly string[];
  readonly holes: { readonly [Name in keyof Values]: Hole<Values[Name], Context> };
  /** What the sentence says; `undefined` where these values do not go together. */
  readonly make: (values: Values, context: Context) => Made | undefined;
  /** The values with which it says this; `undefined` where it cannot. */
  readonly parts: (made: Made, context: Context) => NoInfer<Values> | undefined;
  /** The only kind of thing that it says, as its table names kinds: of others `parts` is not asked. Left out where there are several. */
  readonly kind?: string | undefined;
}

/** A sentence made ready. */
export interface Sentence<Made, Context> {
  /** Everything that the words may mean, read as this sentence; `undefined` where that is too much to tell. */
  read(tokens: readonly Token[], context: Context): readonly Made[] | undefined;
  print(made: Made, context: Context): string | undefined;
  /** For each way to say it, the words without which it can't be that, of each place one; left out where nobody knows. */
  readonly needs?: () => readonly Form['needs'][];
  /** The only kind of thing that it says; left out where there are several. */
  readonly kind?: string | undefined;
}

type Loose = Record<string, unknown>;

/**
 * A sentence pattern. Reading matches its literal words; a hole takes every stretch of words up to the next literal
 * that it understands. The work is polynomial in the number of words.
 *
 * @throws TypeError, as it is first read or printed, where the holes in the words are not those that have a type
 */
export function sentence<Made, Values extends object, Context>(
  given: SentenceWords<Made, Values, Context>,
): Sentence<Made, Context>;
export function sentence<Made, Context>(given: SentenceWords<Made, Loose, Context>): Sentence<Made, Context> {
  const { words, also = [], holes, make, parts, kind } = given;
  // A game has hundreds of sentences, and most programs read none of them: tokens are made of their words as they are first asked.
  let formed: readonly Form[] | undefined;
  const forms = (): readonly Form[] =>
    (formed ??= [words, ...also].map((form) => formOf(withHoles(form, holes))));
  return {
    kind,
    needs: () => forms().map(({ needs }) => needs),
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

/** Words of a sentence, if their holes are these. */
function withHoles(form: string, holes: object): string {
  const names = Object.keys(holes).toSorted();
  if (holesIn(form).join(' ') !== names.join(' '))
    throw new TypeError(`"${form}" does not have the holes ${names.join(', ')}`);
  return form;
}

type LooseHoles<Context> = Readonly<Record<string, Hole<unknown, Context>>>;

function printForm<Context>(
  { parts }: Form,
  holes: LooseHoles<Context>,
  values: Loose,
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
  return glued(out);
}

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
 * @param keyOf names all that readings hang on beside the words: with it, what was read is kept, and given again for the same words;
 * no hole may look at where words stand in their text then. Left out, everything is read anew
 * @param kindOf names the kind of what is printed: then those sentences alone are tried that say this kind, or do not tell theirs
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
  const kept = new KeptReadings<Reading<Made>>();
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
  };
}

/** The words of a hole for a few values. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same JSON; a key that holds `undefined` counts as left out. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameValue(a[key], b[key]));
}
