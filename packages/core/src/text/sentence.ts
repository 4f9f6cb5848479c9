import { endsOf, formOf, glued, type Form } from './sentence-form.js';
import type { Token } from './token.js';

/** What may stand in a hole of a sentence, both ways. `read` gets all words of the hole, one at least. */
export interface Hole<Value, Context> {
  /** The value that these words stand for, if all of them are understood. */
  read(words: readonly Token[], context: Context): Value | undefined;
  /** The words for a value; `undefined` where there are none. */
  print(value: Value, context: Context): string | undefined;
  /** Whether the words are more than one thing, so that the verb after them is plural. */
  plural?(value: Value, context: Context): boolean;
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
}

/** A sentence made ready. */
export interface Sentence<Made, Context> {
  /** Everything that the words may mean, read as this sentence; `undefined` where that is too much to tell. */
  read(
    tokens: readonly Token[],
    context: Context,
    present?: ReadonlySet<string>,
  ): readonly Made[] | undefined;
  print(made: Made, context: Context): string | undefined;
}

type Loose = Record<string, unknown>;
/** The values of the holes from some part on, in one way. */
type Rest = { readonly name: string; readonly value: unknown; readonly next: Rest } | undefined;

/** More ways to fill the holes of one sentence are not told apart. */
const MOST_WAYS = 16;

/**
 * A sentence pattern. Reading matches its literal words; a hole takes every stretch of words up to the next literal
 * that it understands. The work is polynomial in the number of words.
 *
 * @throws TypeError where the holes in the words are not those that have a type
 */
export function sentence<Made, Values extends object, Context>(
  given: SentenceWords<Made, Values, Context>,
): Sentence<Made, Context>;
export function sentence<Made, Context>(given: SentenceWords<Made, Loose, Context>): Sentence<Made, Context> {
  const { words, also = [], holes, make, parts } = given;
  const forms = [words, ...also].map(formOf);
  const [printed] = forms;
  const names = Object.keys(holes).toSorted();
  for (const [index, form] of forms.entries()) {
    const used = form.parts.flatMap((part) => ('hole' in part ? [part.hole] : [])).toSorted();
    if (used.join(' ') !== names.join(' ')) {
      throw new TypeError(`"${[words, ...also][index]}" does not have the holes ${names.join(', ')}`);
    }
  }
  return {
    read(tokens, context, present = new Set(tokens.map(({ text }) => text))) {
      const out: Made[] = [];
      for (const form of forms) {
        if (!form.needs.every((word) => present.has(word))) continue;
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
      return values && printed && printForm(printed, holes, values, context);
    },
  };
}

type LooseHoles<Context> = Readonly<Record<string, Hole<unknown, Context>>>;

/** Every way to fill the holes of a form so that it is exactly these words. */
function fillings<Context>(
  { parts }: Form,
  holes: LooseHoles<Context>,
  tokens: readonly Token[],
  context: Context,
): readonly Loose[] | undefined {
  const known = new Map<string, readonly Rest[] | undefined>();
  const from = (index: number, at: number): readonly Rest[] | undefined => {
    const part = parts[index];
    if (!part) return at === tokens.length ? [undefined] : [];
    if (!('hole' in part)) return joined(endsOf(part, tokens, at).map((end) => from(index + 1, end)));
    const key = `${index} ${at}`;
    if (!known.has(key)) known.set(key, filled(part.hole, index, at));
    return known.get(key);
  };
  const filled = (name: string, index: number, at: number): readonly Rest[] | undefined => {
    const out: (readonly Rest[] | undefined)[] = [];
    for (let end = at + 1; end <= tokens.length; end++) {
      const rests = from(index + 1, end);
      if (rests?.length === 0) continue;
      const value = holes[name]?.read(tokens.slice(at, end), context);
      if (value !== undefined) out.push(rests?.map((next) => ({ name, value, next })));
    }
    return joined(out);
  };
  return from(0, 0)?.map((rest) => {
    const values: Loose = {};
    for (let next = rest; next; next = next.next) values[next.name] = next.value;
    return values;
  });
}

function joined(all: readonly (readonly Rest[] | undefined)[]): readonly Rest[] | undefined {
  const ways = all.flatMap((rests) => rests ?? []);
  return all.includes(undefined) || ways.length > MOST_WAYS ? undefined : ways;
}

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
