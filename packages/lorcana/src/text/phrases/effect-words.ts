/**
 * How to write the words of an effect.
 *
 * An entry is one sentence in lower case, without its full stop, with holes in angle brackets. The same entry reads
 * and prints:
 *
 * ```ts
 * says('dealDamage', {
 *   words: 'deal <amount> damage to <what>', // singular|plural by the hole before
 *   also: [], // other words for the same, which are never printed
 *   holes: { amount: digits, what: each },
 *   make: (values) => values, // undefined if these values do not go together
 *   parts: ({ what, amount }) => ({ what, amount }), // undefined if this sentence can't say it
 * });
 * ```
 *
 * - "This character" is `~`. A pronoun is the reference `IT`, which `antecedents.ts` replaces by a name of the language.
 * - Keys that `parts` omits do no harm: the printed words are read back, and count only if the result is the same.
 * - Never write an entry whose words could also mean something narrower.
 */
import { sentence, type Sentence, type SentenceWords } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/schema.js';
import type { WordsContext } from './context.js';

/** Effects in a row. */
export type EffectRow = readonly Effect[];
/** A sentence for effects in a row. */
export type EffectSentence = Sentence<EffectRow, WordsContext>;

/** Builds a sentence for one effect. `parts` gets only effects of that kind. */
export function says<Name extends Effect['effect'], Values extends object>(
  effect: Name,
  given: Omit<SentenceWords<EffectNamed<Name>, Values, WordsContext>, 'parts' | 'make'> & {
    readonly make: (values: Values, context: WordsContext) => EffectNamed<Name> | undefined;
    readonly parts: (effect: EffectNamed<Name>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): EffectSentence {
  const isNamed = (one: Effect): one is EffectNamed<Name> => one.effect === effect;
  return sentence<EffectRow, Values, WordsContext>({
    ...given,
    make(values, context) {
      const made = given.make(values, context);
      return made && [made];
    },
    parts([one, ...others], context) {
      return one && others.length === 0 && isNamed(one) ? given.parts(one, context) : undefined;
    },
  });
}

/** Builds a sentence for several effects, one after the other. */
export const saysAll = <Values extends object>(
  given: SentenceWords<EffectRow, Values, WordsContext>,
): EffectSentence => sentence(given);
