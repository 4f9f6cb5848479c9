import { type Hole, type Reading, type Token, sentenceTable } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { actionWords } from '../effects/actions.js';
import { addManaWords } from '../effects/add-mana.js';
import { becomePartsWords } from '../effects/become-parts.js';
import { becomeTypeWords } from '../effects/become-type.js';
import { becomeWords } from '../effects/become.js';
import { blinkWords } from '../effects/blink.js';
import { choosingWords } from '../effects/choosing.js';
import { counterWords } from '../effects/counter.js';
import { createTokenWords } from '../effects/create-token.js';
import { damageWords } from '../effects/damage.js';
import { delayedWords } from '../effects/delayed.js';
import { destroyWords } from '../effects/destroy.js';
import { diesIntoExileWords } from '../effects/dies-into-exile.js';
import { digWords } from '../effects/dig.js';
import { discardWords } from '../effects/discard.js';
import { drawWords } from '../effects/draw.js';
import { flipCoinWords } from '../effects/flip-coin.js';
import { fromZonesWords } from '../effects/from-zones.js';
import { gainControlWords } from '../effects/gain-control.js';
import { gainKeywordsWords } from '../effects/gain-keywords.js';
import { gainLifeWords } from '../effects/gain-life.js';
import { gainProtectionWords } from '../effects/gain-protection.js';
import { ifYouDoWords } from '../effects/if-you-do.js';
import { ifWords } from '../effects/if.js';
import { lookWords } from '../effects/look.js';
import { loseKeywordsWords } from '../effects/lose-keywords.js';
import { loseLifeWords } from '../effects/lose-life.js';
import { loseManaWords } from '../effects/lose-mana.js';
import { mayHave } from '../effects/may-have.js';
import { mayPayWords } from '../effects/may-pay.js';
import { mayWords } from '../effects/may.js';
import { millWords } from '../effects/mill.js';
import { moreTokensWords } from '../effects/more-tokens.js';
import { moveCardsWords } from '../effects/move-cards.js';
import { poisonWords } from '../effects/poison.js';
import { preventDamageWords } from '../effects/prevent-damage.js';
import { preventNextWords } from '../effects/prevent-next.js';
import { pumpWords } from '../effects/pump.js';
import { putCountersWords } from '../effects/put-counters.js';
import { redirectDamageWords } from '../effects/redirect-damage.js';
import { redirectNextWords } from '../effects/redirect-next.js';
import { regenerateWords } from '../effects/regenerate.js';
import { removeCountersWords } from '../effects/remove-counters.js';
import { revealWords } from '../effects/reveal.js';
import { sacrificeWords } from '../effects/sacrifice.js';
import { searchWords } from '../effects/search.js';
import { shuffleWords } from '../effects/shuffle.js';
import { skipUntapWords } from '../effects/skip-untap.js';
import { spendOnlyWords } from '../effects/spend-only.js';
import { tapOrUntapWords } from '../effects/tap-or-untap.js';
import { tapWords } from '../effects/tap.js';
import { unperformedWords } from '../effects/unperformed.js';
import { untapWords } from '../effects/untap.js';
import type { WordsContext } from '../phrases/context.js';
import { forEachCounted } from '../phrases/for-each.js';
import { whereX } from '../phrases/where-x.js';
import type { EffectSentence } from '../phrases/effect-words.js';
import { clausesOf, printClauses } from './clauses.js';

/** Effects within a sentence about effects: "you may draw a card". No full stop stands in it. */
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

/** Some effects as one sentence. */
const oneSentence = (effects: readonly Effect[], context: WordsContext): string | undefined => {
  const sentences = printClauses(ABILITY_PATTERNS, effects, context);
  return sentences?.length === 1 ? sentences[0] : undefined;
};

/** The words of every kind of effect: one line each. */
const EFFECT_WORDS = (): readonly EffectSentence[] => [
  ...actionWords,
  ...addManaWords,
  ...becomeTypeWords,
  ...becomeWords,
  ...becomePartsWords,
  ...blinkWords,
  ...choosingWords,
  ...counterWords,
  ...createTokenWords,
  ...damageWords,
  ...delayedWords(inner),
  ...destroyWords,
  ...diesIntoExileWords,
  ...digWords,
  ...discardWords,
  ...drawWords,
  ...flipCoinWords(inner),
  ...fromZonesWords,
  ...gainControlWords,
  ...gainKeywordsWords,
  ...gainLifeWords,
  ...gainProtectionWords,
  ...ifWords(inner),
  ...ifYouDoWords(inner),
  ...lookWords,
  ...loseKeywordsWords,
  ...loseLifeWords,
  ...loseManaWords,
  ...mayPayWords(inner),
  ...mayWords(inner),
  ...millWords,
  ...moreTokensWords,
  ...moveCardsWords,
  ...poisonWords,
  ...preventDamageWords,
  ...preventNextWords,
  ...pumpWords,
  ...putCountersWords,
  ...redirectDamageWords,
  ...redirectNextWords,
  ...regenerateWords,
  ...removeCountersWords,
  ...revealWords,
  ...sacrificeWords,
  ...searchWords,
  ...shuffleWords,
  ...skipUntapWords,
  ...spendOnlyWords(inner),
  ...tapOrUntapWords,
  ...tapWords,
  ...unperformedWords,
  ...untapWords,
  mayHave(readEffects),
  forEachCounted(readEffects, oneSentence),
  whereX(readEffects, oneSentence),
];

/** The sentences of abilities: each reads words as some effects in a row, and prints those as words. */
export const ABILITY_PATTERNS = sentenceTable(EFFECT_WORDS);

/** The effects that all of these words say, full stops between them and none at the end. */
export function readEffects(tokens: readonly Token[], context: WordsContext): Reading<readonly Effect[]> {
  return clausesOf(ABILITY_PATTERNS, tokens, context);
}

/** The sentences for some effects, each with its full stop; `undefined` where one has no words. */
export function printEffects(effects: readonly Effect[], context: WordsContext): string | undefined {
  const sentences = printClauses(ABILITY_PATTERNS, effects, context);
  return sentences && `${sentences.join('. ')}.`;
}
