import { type Sentence, type Token, fixedHole, sameValue, standsAt } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { ReadEffects, WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

type Quality = Extract<EffectNamed<'chooseEntering'>['choice'], 'color' | 'creatureType'>;

/**
 * Builds the choice of a quality during the resolution (rule 608.2d). Later sentences say "of the chosen
 * color".
 */
const choosing = (choice: Quality): EffectNamed<'chooseEntering'> => ({
  effect: 'chooseEntering',
  what: 'self',
  choice,
});

const QUALITY = fixedHole<Quality>([
  ['a color', 'color'],
  ['a creature type', 'creatureType'],
]);

/** "Choose a color", "choose a creature type". */
export const chosenQualityWords: EffectWords = [
  says('chooseEntering', {
    words: 'choose <quality>',
    holes: { quality: QUALITY },
    make: ({ quality }) => choosing(quality),
    parts: (effect) =>
      (effect.choice === 'color' || effect.choice === 'creatureType') &&
      sameValue(effect, choosing(effect.choice))
        ? { quality: effect.choice }
        : undefined,
  }),
];

/** The words for a quality that is chosen in the same sentence, and for one that was chosen before. */
const OF_CHOICE: readonly (readonly [choice: Quality, words: readonly string[], chosen: string])[] = [
  ['color', 'of the color of your choice'.split(' '), 'of the chosen color'],
  ['creatureType', 'of the creature type of your choice'.split(' '), 'of the chosen type'],
];

/** The same after a sentence with the choice. */
const OF_THAT: readonly (readonly [choose: readonly string[], words: readonly string[], chosen: string])[] = [
  ['choose a color'.split(' '), ['of', 'that', 'color'], 'of the chosen color'],
  ['choose a creature type'.split(' '), ['of', 'that', 'type'], 'of the chosen type'],
];

/** Rewrites "of that color" as "of the chosen color" after a sentence that chooses one. */
export function withChosenQuality(tokens: readonly Token[]): readonly Token[] {
  for (const [choose, words, chosen] of OF_THAT) {
    const from = tokens.findIndex((_, index) => standsAt(choose, tokens, index));
    const at = from < 0 ? -1 : tokens.findIndex((_, index) => index > from && standsAt(words, tokens, index));
    const first = tokens[at];
    if (!first) continue;
    const rest = tokens.slice(at + words.length);
    return withChosenQuality([...tokens.slice(0, at), ...saysChosen(first, chosen), ...rest]);
  }
  return tokens;
}

const saysChosen = (word: Token, said: string): readonly Token[] =>
  said.split(' ').map((text) => ({ ...word, text, raw: text, capital: false }));

/** "Destroy all creatures of the color of your choice": the choice comes first. Printed as two sentences. */
export function ofYourChoice(read: ReadEffects): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['choice']]],
    read(tokens, context) {
      if (tokens.some(({ text }) => text === '.')) return [];
      for (const [choice, words, chosen] of OF_CHOICE) {
        const at = tokens.findIndex((_, index) => standsAt(words, tokens, index));
        const first = tokens[at];
        if (!first) continue;
        const rest = [
          ...tokens.slice(0, at),
          ...saysChosen(first, chosen),
          ...tokens.slice(at + words.length),
        ];
        const reading = read(rest, { ...context, known: new Map() });
        return reading.found === 'one' ? [[choosing(choice), ...reading.value]] : [];
      }
      return [];
    },
    print: () => undefined,
  };
}
