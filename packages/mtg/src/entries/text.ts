/** Words: what texts target and what abilities say, read and printed. */
export { mtgGrammar } from '../text/grammar.js';
export { mtgLexicon, TARGET_PATTERNS } from '../text/lexicon/index.js';
export { matchTargetPattern } from '../text/targets/match.js';
export type { TargetPattern } from '@reticle/core/text';
export { parseTargetRequirements } from '../text/targets/parse.js';
export {
  getMaxTargetCount,
  getRequiredTargetCount,
  targetSpecOf,
  requiresTargets,
} from '../text/targets/counting.js';
export type { TargetRequirement, TextContext } from '../text/targets/requirement.js';
export { parseActivatedAbilities } from '../text/abilities/activated.js';
export type { ReadAbility } from '../text/abilities/activated.js';
export { ABILITY_PATTERNS } from '../text/abilities/effects.js';
export type { WordsContext } from '../text/phrases/context.js';
export { printAbility } from '../text/abilities/print-ability.js';
export { printCard } from '../text/abilities/print-card.js';
export { printStatic, printTriggered } from '../text/abilities/print-parts.js';
export type { PrintedCard } from '../text/abilities/print-card.js';
export type { AbilityEffects } from '../text/abilities/ability-effects.js';
export { parseSpellEffect } from '../text/abilities/spell.js';
export { parseTriggeredAbilities } from '../text/abilities/triggered.js';
export type { ReadTriggered } from '../text/abilities/triggered.js';
export { registerWords, unreadOf } from '../play/register-words.js';
export { keywordName } from '../text/phrases/keywords.js';
export { parseCard } from '../text/abilities/parse-card.js';
export type { CardFace, ParsedCard } from '../text/abilities/parse-card.js';
