import { sentenceTable, type Hole, type Reading, type Token } from '@reticle/core/text';
import { addManaWords } from '../effects/add-mana.words.js';
import { becomeTypeWords } from '../effects/become-type.words.js';
import { becomeWords } from '../effects/become.words.js';
import { counterWords } from '../effects/counter.words.js';
import { createTokenWords } from '../effects/create-token.words.js';
import { damageWords } from '../effects/damage.words.js';
import { delayedWords } from '../effects/delayed.words.js';
import { destroyWords } from '../effects/destroy.words.js';
import { discardWords } from '../effects/discard.words.js';
import { drawWords } from '../effects/draw.words.js';
import type { Effect } from '../effects/effect.js';
import { flipCoinWords } from '../effects/flip-coin.words.js';
import { gainControlWords } from '../effects/gain-control.words.js';
import { gainKeywordsWords } from '../effects/gain-keywords.words.js';
import { gainLifeWords } from '../effects/gain-life.words.js';
import { ifWords } from '../effects/if.words.js';
import { lookWords } from '../effects/look.words.js';
import { loseKeywordsWords } from '../effects/lose-keywords.words.js';
import { loseLifeWords } from '../effects/lose-life.words.js';
import { loseManaWords } from '../effects/lose-mana.words.js';
import { mayPayWords } from '../effects/may-pay.words.js';
import { mayWords } from '../effects/may.words.js';
import { millWords } from '../effects/mill.words.js';
import { moveCardsWords } from '../effects/move-cards.words.js';
import { preventDamageWords } from '../effects/prevent-damage.words.js';
import { preventNextWords } from '../effects/prevent-next.words.js';
import { pumpWords } from '../effects/pump.words.js';
import { putCountersWords } from '../effects/put-counters.words.js';
import { redirectDamageWords } from '../effects/redirect-damage.words.js';
import { redirectNextWords } from '../effects/redirect-next.words.js';
import { regenerateWords } from '../effects/regenerate.words.js';
import { removeCountersWords } from '../effects/remove-counters.words.js';
import { revealWords } from '../effects/reveal.words.js';
import { sacrificeWords } from '../effects/sacrifice.words.js';
import { searchWords } from '../effects/search.words.js';
import { shuffleWords } from '../effects/shuffle.words.js';
import { skipUntapWords } from '../effects/skip-untap.words.js';
import { tapOrUntapWords } from '../effects/tap-or-untap.words.js';
import { tapWords } from '../effects/tap.words.js';
import { untapWords } from '../effects/untap.words.js';
import { clausesOf, printClauses } from './clauses.js';
import type { WordsContext } from './context.js';
import type { EffectSentence } from './effect-words.js';

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

/** The words of every kind of effect: one line each. */
const EFFECT_WORDS = (): readonly EffectSentence[] => [
  ...addManaWords,
  ...becomeTypeWords,
  ...becomeWords,
  ...counterWords,
  ...createTokenWords,
  ...damageWords,
  ...delayedWords(inner),
  ...destroyWords,
  ...discardWords,
  ...drawWords,
  ...flipCoinWords(inner),
  ...gainControlWords,
  ...gainKeywordsWords,
  ...gainLifeWords,
  ...ifWords,
  ...lookWords,
  ...loseKeywordsWords,
  ...loseLifeWords,
  ...loseManaWords,
  ...mayPayWords(inner),
  ...mayWords(inner),
  ...millWords,
  ...moveCardsWords,
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
  ...tapOrUntapWords,
  ...tapWords,
  ...untapWords,
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
