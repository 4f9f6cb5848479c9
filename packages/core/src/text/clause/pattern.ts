import { articleOf } from '../english.js';
import { joinWords } from '../sentence.js';
import { fill, unify, type Bindings, type Template } from './fill.js';
import { formsOf, OWN, type PatternPart, wordsIn } from './notation.js';
import { knownWordsOf, rule, type Rule, type Ways, type TextWords } from './rule.js';

/** The rules of the holes of a grammar by the name of their type. */
export type HoleTypes<Context> = Readonly<Record<string, Rule<unknown, Context> | Complement<Context>>>;

/**
 * What may stand behind verbs, said in some ways: "into your hand". Like the words of a verb it agrees with the subject of that,
 * so its values may have the hole of that, too.
 */
interface Complement<Context> {
  readonly ways: Rule<{ readonly is: unknown; readonly own: unknown }, Context>;
}

/** One way to say a complement: its words, and what they mean. */
export interface ComplementWords {
  readonly words: string | readonly string[];
  readonly means: Template;
}

/** Makes the type of holes that a complement fills. */
export function complementOf<Context>(
  entries: readonly ComplementWords[],
  types: () => HoleTypes<Context>,
): Complement<Context> {
  const all = entries.map(({ words, means }) => ({ means, forms: formsOf(words) }));
  return {
    ways: rule(
      (words, at) =>
        all.flatMap(({ means, forms }) =>
          forms.flatMap((parts) =>
            matchPattern(types(), parts, words, at).flatMap(([values, end]) => {
              const is = fill(means, values);
              return is === undefined ? [] : [[{ is, own: values[OWN] }, end] as const];
            }),
          ),
        ),
      ({ is, own }, context) => {
        for (const { means, forms } of all) {
          const values = unify(means, is);
          for (const parts of values ? forms : []) {
            const said = printPattern(types(), parts, { ...values, [OWN]: own }, context);
            if (said !== undefined) return said;
          }
        }
        return undefined;
      },
      () => all.flatMap(({ forms }) => forms.flatMap((parts) => wordsIn(parts))),
    ),
  };
}

/** Lists the words that may stand in the holes of a grammar, as far as they are known. */
export const wordsOfHoles = <Context>(types: HoleTypes<Context>): readonly string[] =>
  knownWordsOf(...Object.values(types).map((type) => ('read' in type ? type : type.ways)));

/** Lists the ways in which a pattern stands at a place, with the values of its holes. */
export function matchPattern<Context>(
  types: HoleTypes<Context>,
  parts: readonly PatternPart[],
  words: TextWords<Context>,
  at: number,
): Ways<Bindings> {
  let ways: Ways<Bindings> = [[{}, at]];
  for (const part of parts) {
    const next: (readonly [Bindings, number])[] = [];
    for (const [values, from] of ways) matchPart(types, part, words, [values, from], next);
    words.count(next.length);
    if (next.length === 0) return next;
    ways = next;
  }
  return ways;
}

function matchPart<Context>(
  types: HoleTypes<Context>,
  part: PatternPart,
  words: TextWords<Context>,
  [values, from]: readonly [Bindings, number],
  out: (readonly [Bindings, number])[],
): void {
  if ('words' in part) {
    for (const one of part.words) if (words.stands(one, from)) out.push([values, from + one.length]);
  } else if ('keep' in part) {
    for (const one of part.of)
      if (words.stands(one.words, from))
        out.push([{ ...values, [part.keep]: one.value }, from + one.words.length]);
  } else if ('one' in part) {
    throw new TypeError('Words agree in number only behind a subject.');
  } else if ('hole' in part) {
    const type = typeOf(types, part.type);
    if ('read' in type)
      for (const [value, end] of type.read(words, from)) out.push([{ ...values, [part.hole]: value }, end]);
    else
      for (const [{ is, own = values[OWN] }, end] of type.ways.read(words, from))
        if (values[OWN] === undefined || values[OWN] === own)
          out.push([{ ...values, [part.hole]: is, ...(own === undefined ? {} : { [OWN]: own }) }, end]);
  } else {
    out.push([values, from]);
    for (const [more, end] of matchPattern(types, part.optional, words, from)) {
      const said = Object.keys(more).length > 0 ? more : { [part.flag]: true };
      if (end > from) out.push([{ ...values, ...said }, end]);
    }
  }
}

function typeOf<Context>(
  types: HoleTypes<Context>,
  name: string,
): Rule<unknown, Context> | Complement<Context> {
  const found = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!found) throw new TypeError(`A grammar of clauses has no type of holes "${name}".`);
  return found;
}

/** Prints a pattern with values. Returns undefined if a hole has no value, or one that has no words. */
export function printPattern<Context>(
  types: HoleTypes<Context>,
  parts: readonly PatternPart[],
  values: Bindings,
  context: Context,
): string | undefined {
  const out: string[] = [];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const article = before && 'words' in before && isArticle(before) ? out.length : 0;
    if ('words' in part) out.push(part.print);
    else if ('keep' in part) {
      const kept = part.of.find(({ value }) => value === values[part.keep]);
      if (!kept) return undefined;
      out.push(kept.print);
    } else if ('hole' in part) {
      const value = values[part.hole];
      if (value === undefined) return undefined;
      const type = typeOf(types, part.type);
      const words =
        'read' in type
          ? type.print(value, context)
          : type.ways.print({ is: value, own: values[OWN] }, context);
      if (words === undefined) return undefined;
      out.push(words);
    } else if ('one' in part) return undefined;
    else if (isSaid(part, values)) {
      const words = printPattern(types, part.optional, values, context);
      if (words === undefined) return undefined;
      out.push(words);
    }
    const said = article > 0 ? out[article] : undefined;
    if (said !== undefined) out[article - 1] = articleOf(said);
  }
  return joinWords(out);
}

/** Whether words are an article, which agrees with what stands after it: `a|an`. */
const isArticle = ({ words }: Extract<PatternPart, { words: unknown }>): boolean =>
  ['a', 'an'].every((article) => words.some(([only, ...more]) => only === article && more.length === 0));

/** Whether any hole of parts that may be left out has a value. */
function isSaid({ optional, flag }: Extract<PatternPart, { optional: unknown }>, values: Bindings): boolean {
  if (values[flag] === true) return true;
  return optional.some((part) =>
    'hole' in part
      ? values[part.hole] !== undefined
      : 'keep' in part
        ? values[part.keep] !== undefined
        : 'optional' in part && isSaid(part, values),
  );
}
