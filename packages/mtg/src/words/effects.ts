import { sentenceTable, type Reading, type Token } from '@reticle/core';
import type { Effect } from '../effects/effect.js';
import { damageWords } from '../effects/damage.words.js';
import { addManaWords } from '../effects/add-mana.words.js';
import type { WordsContext } from './context.js';
import type { EffectSentence } from './effect-words.js';
import { clausesOf, printClauses } from './clauses.js';

const EFFECT_SENTENCES = (): readonly EffectSentence[] => [...addManaWords, ...damageWords];

/** One sentence or clause, as some effects in a row. */
const EFFECT_PATTERNS = sentenceTable(EFFECT_SENTENCES);

/** The effects that all of these words say, full stops between them and none at the end. */
export function readEffects(tokens: readonly Token[], context: WordsContext): Reading<readonly Effect[]> {
  return clausesOf(EFFECT_PATTERNS, tokens, context);
}

/** The sentences for some effects, each with its full stop; `undefined` where one has no words. */
export function printEffects(effects: readonly Effect[], context: WordsContext): string | undefined {
  const sentences = printClauses(EFFECT_PATTERNS, effects, context);
  return sentences && `${sentences.join('. ')}.`;
}
