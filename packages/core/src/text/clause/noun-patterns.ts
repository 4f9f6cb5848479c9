import { formsOf, wordsIn } from './notation.js';
import type { NounPhrase, NounRule } from './declarations.js';
import { fill, type Template, unify } from './fill.js';
import { type HoleTypes, matchPattern, printPattern } from './pattern.js';
import { rule, type Ways } from './rule.js';

/** A form of noun phrases: its words, and what they mean. */
export interface NounWords {
  /** A pattern, or several; the first that fits is printed. */
  readonly words: string | readonly string[];
  readonly means: Template;
  /** Whether the verb after it is plural. */
  readonly many?: true;
}

/**
 * Makes noun phrases from patterns: `one or more <things:boats>` means `{ group: '$things' }`. A value may have several
 * forms.
 */
export function nounPatterns<Context>(
  types: HoleTypes<Context>,
  entries: readonly NounWords[],
): NounRule<Context> {
  const forms = entries.flatMap(({ words, means, many = false }) =>
    formsOf(words).map((parts) => ({ parts, means, many })),
  );
  const print = ({ is, many }: NounPhrase, context: Context): string | undefined => {
    for (const form of forms) {
      const values = form.many === many ? unify(form.means, is) : undefined;
      const words = values && printPattern(types, form.parts, values, context);
      if (words !== undefined) return words;
    }
    return undefined;
  };
  return {
    ...rule<NounPhrase, Context>(
      (words, at): Ways<NounPhrase> =>
        forms.flatMap(({ parts, means, many }) =>
          matchPattern(types, parts, words, at).flatMap(([values, end]): Ways<NounPhrase> => {
            const is = fill(means, values);
            return is === undefined ? [] : [[{ is, many }, end]];
          }),
        ),
      print,
      () => forms.flatMap(({ parts }) => wordsIn(parts)),
    ),
    of: (is, context) =>
      [false, true].map((many) => ({ is, many })).filter((noun) => print(noun, context) !== undefined),
  };
}
