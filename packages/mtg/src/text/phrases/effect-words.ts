/**
 * How to write the words of an effect.
 *
 * The words of the effect `damage` stand in `text/effects/damage.ts`, and its list is one line in `text/abilities/effects.ts`.
 * A match needs no words and loads none of them. An entry is one sentence without its
 * full stop, in lower case, with holes in angle brackets; the same entry reads and prints:
 *
 * ```ts
 * export const damageWords: EffectWords = [
 *   says('damage', {
 *     words: '<by> deals|deal <amount> damage to <to>', // singular|plural by the hole before
 *     also: [], // other words for the same, which are never printed
 *     holes: { by: what, amount: digits, to: whatOrWho }, // see selectors, amounts, keywords, pump, durations
 *     make: ({ by, amount, to }) => ({ effect: 'damage', amount, to, ...(by === 'self' ? {} : { by }) }),
 *     parts: ({ by = 'self', amount, to }) => ({ by, amount, to }), // undefined where this sentence can't say it
 *   }),
 * ];
 * ```
 *
 * - `make` may refuse values with `undefined`; what it makes must be what `parts` takes apart. Keys that `parts` forgets
 *   are no danger: what is printed is read back, and counts only if it is the same.
 * - What a player does is written with `<who>`; of you it is read and printed without a subject ("draw a card").
 * - A sentence that is several effects in a row (choose a card, then discard it) uses `saysAll` with lists.
 * - `{ bound: 't1' }` is printed and read as a mark; a target phrase and each later "that creature" or "it" is such a mark.
 * - Never write an entry whose words could be said of something narrower: no "gains flying" without its duration.
 * - Test: a row in `text/abilities/activated.test.ts`, words and JSON; and rows of words that must be refused.
 */
import { sentence, type Sentence, type SentenceWords } from '@reticle/core/text';
import type { Selector } from '../../language/selector.js';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { WordsContext } from './context.js';

/** A sentence that stands for some effects in a row. */
export type EffectSentence = Sentence<readonly Effect[], WordsContext>;
/** The sentences of one kind of effect. The first one that fits is printed. */
export type EffectWords = readonly EffectSentence[];

/** Builds a sentence of one effect; `parts` gets only effects of that kind. */
export function says<Name extends Effect['effect'], Values extends object>(
  effect: Name,
  given: Omit<SentenceWords<EffectNamed<Name>, Values, WordsContext>, 'parts'> & {
    readonly parts: (effect: EffectNamed<Name>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): EffectSentence {
  const isNamed = (one: Effect): one is EffectNamed<Name> => one.effect === effect;
  return sentence<readonly Effect[], Values, WordsContext>({
    ...given,
    kind: effect,
    make(values, context) {
      const made = given.make(values, context);
      return made && [made];
    },
    parts([one, ...others], context) {
      return one && others.length === 0 && isNamed(one) ? given.parts(one, context) : undefined;
    },
  });
}

/** Returns the kind of effects that a sentence stands for: the name of the effect, or `several`. */
export const kindOfEffects = ([only, ...others]: readonly Effect[]): string =>
  only && others.length === 0 ? only.effect : 'several';

/** Builds a sentence of several effects, one after the other. */
export function saysAll<Values extends object>(
  given: SentenceWords<readonly Effect[], Values, WordsContext>,
): EffectSentence {
  return sentence(given);
}

/** Returns a player as effects have it: absent for the controller. */
export const unlessYou = (who: Selector): { readonly who?: Selector } => (who === 'you' ? {} : { who });

/** Returns the effect at a position of a list, if it is of that kind. */
export function effectAt<Name extends Effect['effect']>(
  effects: readonly Effect[],
  at: number,
  name: Name,
): EffectNamed<Name> | undefined {
  const isNamed = (one: Effect): one is EffectNamed<Name> => one.effect === name;
  const one = effects[at];
  return one && isNamed(one) ? one : undefined;
}

/** Copying creates tokens. */
const kindOf = ({ effect }: Effect): string => (effect === 'createCopy' ? 'createToken' : effect);

/** Whether two lists of effects have the same kinds, one by one. */
export const areAlike = (some: readonly Effect[], others: readonly Effect[]): boolean =>
  some.length === others.length &&
  some.every((effect, at) => {
    const other = others[at];
    return other !== undefined && kindOf(effect) === kindOf(other);
  });
