export { mtg } from './rules/targeting/kinds.js';
export { RESTRICTION_VALIDATORS } from './rules/targeting/protections.js';
export type { MtgCardFilter } from './language/filter.js';
export { cardFromJson } from './state/from-card-json.js';
export { mtgCardOf, type MtgCard } from './state/card.js';
export type { MtgKeyword } from './language/keyword.js';
export { mtgStateOf } from './state/state.js';
export type { MtgState } from './state/state.js';
export { moveCard } from './state/zones.js';
export {
  getSourceColors,
  hasHexproof,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  hasProtectionFromSource,
  hasShroud,
} from './rules/targeting/has.js';
export {
  checkTargetsStillLegal,
  getAllLegalTargetCombinations,
  getLegalTargets,
  validateSingleTarget,
  validateTargets,
} from './rules/targeting/legal.js';
export { ability, anyTarget, cardIn, permanent, player, spell } from './language/queries.js';
export type { MtgQuery } from './language/queries.js';
export { actsAsIn } from './rules/targeting/acts-as.js';
export { unexpressedOf } from './language/unexpressed.js';
export { mtgMatchStateOf } from './state/match-state.js';
export { createMtgMatch, mtgMatch } from './play/match.js';
export { mtgOptions } from './play/options.js';
export { mtgNarration } from './play/show/narration.js';
export { renderTable } from './play/show/render.js';
export type { MtgMatchState } from './state/match-state.js';
export { cardDefinition, type CardDefinition } from './language/card-definition.js';
export { shouldSpellFizzle } from '@reticle/core';
