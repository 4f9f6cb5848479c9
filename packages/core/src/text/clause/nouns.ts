import { fixedHole, type Hole } from '../sentence.js';
import type { NounPhrase, NounRule } from './declarations.js';
import { knownWordsOf, rule } from './rule.js';
import { holeRule } from './terminals.js';

/**
 * Makes subjects of what a hole reads. The verb after them is plural if the hole says so, and never after "each".
 *
 * @param parse returns a value of the hole, or undefined if it is none: only such values are printed
 */
export function nounsOf<Value, Context>(
  hole: Hole<Value, Context>,
  parse: (value: unknown) => Value | undefined,
): NounRule<Context> {
  const words = holeRule<NounPhrase, Context>({
    read(said, context) {
      const is = hole.read(said, context);
      if (is === undefined) return undefined;
      return { is, many: said[0]?.text !== 'each' && hole.plural?.(is, context, said) === true };
    },
    print({ is }, context) {
      const value = parse(is);
      return value === undefined ? undefined : hole.print(value, context);
    },
  });
  return {
    ...words,
    of(value, context) {
      const is = parse(value);
      return is === undefined ? [] : [{ is, many: hole.plural?.(is, context) === true }];
    },
  };
}

/**
 * Makes subjects with fixed words: "each opponent", "all ships". Each has what it means, and whether the verb after it is
 * plural. If several mean the same, the first is printed.
 */
export function fixedNouns(
  nouns: readonly (readonly [words: string, is: string, number: 'one' | 'many'])[],
): NounRule<unknown> {
  const words = holeRule(fixedHole(nouns.map(([said], at) => [said, at])));
  const nounAt = (at: number): readonly NounPhrase[] =>
    (nouns[at] ? [nouns[at]] : []).map(([, is, number]) => ({ is, many: number === 'many' }));
  return {
    ...rule<NounPhrase, unknown>(
      (text, at) =>
        words.read(text, at).flatMap(([index, end]) => nounAt(index).map((noun) => [noun, end] as const)),
      ({ is, many }) => nouns.find(([, value, number]) => value === is && (number === 'many') === many)?.[0],
      () => knownWordsOf(words),
    ),
    of: (value) => nouns.flatMap(([, is], at) => (is === value ? nounAt(at) : [])).slice(0, 1),
  };
}
