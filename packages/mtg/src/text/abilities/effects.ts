import { type Hole, type Reading, type Token, sentenceTable, tokenize } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { actionWords } from '../effects/actions.js';
import { addManaWords, loseManaWords, othersManaWords, spendOnlyWords } from '../effects/mana.js';
import { anyNumberWords } from '../effects/any-number.js';
import { becomeClausesWords, becomeTypeWords, becomeWords } from '../effects/become.js';
import { blinkWords } from '../effects/blink.js';
import { choosingWords, flipCoinWords, ifWords, mayHave, mayPayWords, mayWords } from '../effects/flow.js';
import { chosenQualityWords, ofYourChoice } from '../effects/chosen-qualities.js';
import { castingWords } from '../effects/casting.js';
import { counterWords } from '../effects/counter.js';
import { createTokenWords, moreTokensWords } from '../effects/tokens.js';
import {
  damageWords,
  preventDamageWords,
  preventNextWords,
  redirectDamageWords,
  redirectNextWords,
} from '../effects/damage.js';
import { delayedWords } from '../effects/delayed.js';
import { destroyWords, diesIntoExileWords } from '../effects/destroy.js';
import { moveCardsWords } from '../effects/cards.js';
import { drawWords, offeredDrawWords } from '../effects/draw.js';
import { exchangeWords } from '../effects/exchanges.js';
import { ifDifference } from '../effects/difference.js';
import { forEachPlayer } from '../effects/each-player.js';
import { gainControlWords, skipUntapWords } from '../effects/permanents.js';
import {
  doublePowerWords,
  gainKeywordsWords,
  gainProtectionWords,
  loseKeywordsWords,
  oneOfWords,
  pumpWords,
} from '../effects/changes.js';
import { doubleLifeWords, loseLifeWords, setLifeWords } from '../effects/players.js';
import { handWords } from '../effects/hands.js';
import { ifYouDoWords, laterOf, whenYouDoWords } from '../effects/when-you-do.js';
import { doubleCountersWords, putCountersWords } from '../effects/counters.js';
import { sacrificeWords } from '../effects/sacrifice.js';
import { onTopWords, topCardWords } from '../effects/top-card.js';
import { turnWords } from '../effects/turns.js';
import { putOntoBattlefield } from '../effects/put-onto-battlefield.js';
import { taxedWords } from '../effects/taxed.js';
import { offeredWords, unlessWords } from '../effects/unless.js';
import { withCountersWords } from '../effects/with-counters.js';
import { wholeZonesWords } from '../effects/whole-zones.js';
import { unperformedWords } from '../effects/unperformed.js';
import { WITHIN, type WordsContext, contextKey } from '../phrases/context.js';
import { forEachCounted, whereX } from '../phrases/for-each.js';
import { forEachDone } from '../phrases/for-each-done.js';
import { asBeforeMoving } from '../phrases/moved-objects.js';
import { type EffectSentence, kindOfEffects } from '../phrases/effect-words.js';
import { clausesOf, printClauses, unitOf } from './clauses.js';

/** Effects inside a sentence about effects: "you may draw a card". It contains no full stop. */
const inner: Hole<readonly Effect[], WordsContext> = {
  read(words, context) {
    if (words.some(({ text }) => text === '.')) return undefined;
    const reading = readEffects(words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print(effects, context) {
    const sentences = printClauses(ABILITY_PATTERNS, effects, context);
    return sentences?.join(' and ');
  },
};

/** The same after "if you do", where sentences that refer to each other stand together. */
const together: Hole<readonly Effect[], WordsContext> = {
  read(words, context) {
    if (words.every(({ text }) => text !== '.')) return inner.read(words, context);
    const reading = unitOf(ABILITY_PATTERNS, words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print: (effects, context) => inner.print(effects, context),
};

/** Prints some effects as one sentence. Returns undefined if they need several. */
const oneSentence = (effects: readonly Effect[], context: WordsContext): string | undefined => {
  const sentences = printClauses(ABILITY_PATTERNS, effects, context);
  return sentences?.length === 1 ? sentences[0] : undefined;
};

/** Prints some effects as sentences within another one. */
const sentencesWithin = (effects: readonly Effect[], context: WordsContext): string | undefined =>
  printClauses(ABILITY_PATTERNS, effects, context)?.join(`${WITHIN} `);

/** The sentences of all kinds of effects, one line each. */
const EFFECT_WORDS = (): readonly EffectSentence[] => [
  ...onTopWords,
  ...actionWords,
  ...addManaWords,
  ...anyNumberWords,
  ...becomeTypeWords,
  ...becomeWords,
  ...becomeClausesWords,
  ...blinkWords,
  ...choosingWords,
  ...chosenQualityWords,
  ...oneOfWords,
  ...castingWords,
  ...counterWords,
  ...createTokenWords,
  ...damageWords,
  ...delayedWords(inner, laterOf(readEffects, sentencesWithin)),
  ...destroyWords,
  ...diesIntoExileWords,
  ...doubleCountersWords,
  ...doubleLifeWords,
  ...doublePowerWords,
  ...drawWords,
  ...exchangeWords,
  ...flipCoinWords(inner),
  ...gainControlWords,
  ...gainKeywordsWords,
  ...gainProtectionWords,
  ...handWords,
  ...ifWords(inner, together),
  ...ifYouDoWords(inner, together),
  ...loseKeywordsWords,
  ...loseLifeWords,
  ...loseManaWords,
  ...othersManaWords,
  ...mayPayWords(together),
  ...mayWords(together),
  ...moreTokensWords,
  ...moveCardsWords,
  ...offeredDrawWords,
  ...offeredWords(together),
  ...preventDamageWords,
  ...preventNextWords,
  ...pumpWords,
  ...putCountersWords,
  ...redirectDamageWords,
  ...redirectNextWords,
  ...sacrificeWords,
  ...setLifeWords,
  ...skipUntapWords,
  ...spendOnlyWords(inner),
  ...turnWords,
  ...unlessWords(inner, together),
  ...taxedWords,
  ...unperformedWords,
  ...whenYouDoWords(inner, readEffects, sentencesWithin),
  ...wholeZonesWords,
  ...withCountersWords(inner),
  topCardWords(readEffects, oneSentence),
  putOntoBattlefield(readEffects, sentencesWithin),
  mayHave(readEffects, inner),
  ifDifference(readEffects),
  forEachPlayer(readEffects, oneSentence),
  forEachCounted(readEffects, oneSentence),
  forEachDone(inner),
  whereX(readEffects, oneSentence),
  ofYourChoice(readEffects),
];

/** The sentence table of abilities: it reads words as some effects in a row, and prints such effects. */
export const ABILITY_PATTERNS = sentenceTable(EFFECT_WORDS, tokenize, contextKey, kindOfEffects);

/** Reads the effects of all these words, with full stops between sentences and none at the end. */
export function readEffects(tokens: readonly Token[], context: WordsContext): Reading<readonly Effect[]> {
  return clausesOf(ABILITY_PATTERNS, tokens, context);
}

/** Prints some effects as sentences with full stops. Returns undefined if one has no words. */
export function printEffects(effects: readonly Effect[], context: WordsContext): string | undefined {
  const sentences = printClauses(ABILITY_PATTERNS, asBeforeMoving(effects), context);
  return sentences && `${sentences.join('. ')}.`.replaceAll(WITHIN, '.');
}
