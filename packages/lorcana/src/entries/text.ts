/** Card text: reads and prints what texts let players choose, and what cards do. */
export { TARGET_PATTERNS } from '../text/lexicon/index.js';
export {
  matchTargetPattern,
  parseTargetRequirements,
  requiresTargets,
  targetSpecOf,
} from '../text/targets/parse.js';
export { parseGroups } from '../text/targets/groups.js';
export type { TargetRequirement } from '../text/targets/requirement.js';
export { printCard } from '../text/abilities/print-card.js';
export { parseCard } from '../text/abilities/parse-card.js';
export type { ParsedCard } from '../text/abilities/parse-card.js';
export { watchSentences } from '../text/verbs/watch.js';
