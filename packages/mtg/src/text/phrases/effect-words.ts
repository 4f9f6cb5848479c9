import { type Sentence, type SentenceWords, sentence } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import type { WordsContext } from './context.js';

/** A sentence that says some effects in a row. */
export type EffectSentence = Sentence<readonly Effect[], WordsContext>;

/** The sentences of one kind of effect. The first that fits is printed. */
export type EffectWords = readonly EffectSentence[];
type Named<Name extends Effect['effect']> = Extract<Effect, { readonly effect: Name }>;

/** A sentence of one effect; `parts` gets effects of that kind alone. */
export function says<Name extends Effect['effect'], Values extends object>(
  effect: Name,
  given: Omit<SentenceWords<Named<Name>, Values, WordsContext>, 'parts'> & {
    readonly parts: (effect: Named<Name>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): EffectSentence {
  const isNamed = (one: Effect): one is Named<Name> => one.effect === effect;
  return sentence<readonly Effect[], Values, WordsContext>({
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

/** A sentence of several effects, one after the other. */
export function saysAll<Values extends object>(
  given: SentenceWords<readonly Effect[], Values, WordsContext>,
): EffectSentence {
  return sentence(given);
}

/** A player as effects have it: you are left out. */
export const unlessYou = (who: Selector): { readonly who?: Selector } => (who === 'you' ? {} : { who });

/** The effect of a list at a place, if it is of that kind. */
export function effectAt<Name extends Effect['effect']>(
  effects: readonly Effect[],
  at: number,
  name: Name,
): Named<Name> | undefined {
  const isNamed = (one: Effect): one is Named<Name> => one.effect === name;
  const one = effects[at];
  return one && isNamed(one) ? one : undefined;
}
