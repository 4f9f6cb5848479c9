export { lorcana } from './state/game.js';
export { lorcanaMessages } from './state/issues.js';
export { RESTRICTION_VALIDATORS } from './state/matchers.js';
export { lorcanaCardOf, type LorcanaCard, cardFromJson } from './state/card.js';
export { lorcanaState, lorcanaStateOf } from './state/state.js';
export type { LorcanaState } from './state/state.js';
export { INKS, KEYWORDS, ZONES, type Ink, type LorcanaKeyword, type Zone } from './language/facts.js';
export type { LorcanaCardFilter, LorcanaPlayerFilter } from './language/filter.js';
export {
  LorcanaTargetValidator,
  lorcanaTargetValidator,
  TARGET_ERRORS,
  type SelectedTargets,
  type TargetErrorCode,
} from './rules/choosing/validator.js';
export { nextChoice } from './rules/choosing/request.js';
export type { ChoiceRequest } from './rules/choosing/request.js';
export { checkChoice, vanishing } from './rules/choosing/check-choice.js';
export type { MadeChoice, ChosenEvent } from './rules/choosing/check-choice.js';
export { lorcanaMatch } from './play/match.js';
export { lorcanaOptions } from './play/setup.js';
export type { LorcanaOptions } from './play/setup.js';
export { lorcanaMatchState } from './state/match.js';
export type { LorcanaMatchState } from './state/match.js';
export { lorcanaEvent } from './play/event.js';
export type { LorcanaEvent } from './play/event.js';
export { lorcanaNarration } from './play/narration.js';
