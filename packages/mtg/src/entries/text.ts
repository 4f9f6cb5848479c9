/** The words of cards: reads what texts target and what abilities say, and prints both. */
export { TARGET_PATTERNS } from '../text/lexicon/index.js';
export {
  getMaxTargetCount,
  getRequiredTargetCount,
  matchTargetPattern,
  parseTargetRequirements,
  targetSpecOf,
  requiresTargets,
} from '../text/targets/parse.js';
export type { TargetRequirement } from '../text/targets/requirement.js';
export { parseActivatedAbilities } from '../text/abilities/activated.js';
export type { ReadAbility } from '../text/abilities/activated.js';
export { ABILITY_PATTERNS } from '../text/abilities/effects.js';
export { printCard } from '../text/abilities/print-card.js';
export type { PrintedCard } from '../text/abilities/print-card.js';
export { registerWords, unreadOf } from '../play/register-words.js';
export { parseCard } from '../text/abilities/parse-card.js';
export type { ParsedCard } from '../text/abilities/parse-card.js';
export { watchSentences } from '../text/verbs/watch.js';
