// --- the game
export { lorcana } from './state/game.js';
export { lorcanaMessages } from './state/issues.js';
export { lorcanaCardKind } from './state/game.js';
export { lorcanaPlayerKind } from './state/game.js';
export { RESTRICTION_VALIDATORS } from './state/matchers.js';

// --- states
export { lorcanaCard, lorcanaCardOf } from './state/card.js';
export { namesOf } from './language/names.js';
export type { LorcanaCard } from './state/card.js';
export type { MustBeChosen } from './language/modification.js';
export { lorcanaPlayer } from './state/state.js';
export type { LorcanaPlayer } from './state/state.js';
export { areOpponents, lorcanaState, lorcanaStateOf, playerOf, turnOrder } from './state/state.js';
export type { LorcanaState } from './state/state.js';
export { cardById, knownCard } from './state/board.js';
export { cardFromJson } from './state/from-card-json.js';
export type { LinkedCard } from './state/links.js';
export {
  CARD_TYPES,
  CLASSIFICATIONS,
  INKS,
  KEYWORDS,
  PROHIBITIONS,
  TURN_FACTS,
  ZONES,
} from './language/vocabulary.js';
export type {
  CardType,
  Classification,
  Ink,
  LorcanaKeyword,
  Prohibition,
  TurnFact,
  Zone,
} from './language/vocabulary.js';

// --- filters
export type { LorcanaCardFilter } from './language/filter.js';
export type { LocationFilter, LorcanaPlayerFilter } from './language/filter.js';

// --- choices
export { LorcanaTargetValidator, lorcanaTargetValidator } from './rules/choosing/validator.js';
export type { SelectedTargets } from './rules/choosing/validator.js';
export { nextChoice } from './rules/choosing/request.js';
export type { ChoiceRequest } from './rules/choosing/request.js';
export { checkChoice } from './rules/choosing/check-choice.js';
export type { MadeChoice } from './rules/choosing/check-choice.js';
export { takeAutomatically } from './rules/choosing/auto.js';
export type { ChoicePolicy } from './rules/choosing/auto.js';
export { vanishing } from './rules/choosing/check-choice.js';
export type { ChosenEvent } from './rules/choosing/check-choice.js';
export { effectOf } from './rules/choosing/must-choose.js';
export type { EffectKind, MustChoose } from './rules/choosing/must-choose.js';
export { TARGET_ERRORS } from './rules/choosing/validator.js';
export type { TargetError, TargetErrorCode } from './rules/choosing/validator.js';
export { cardTarget, targetSpecOfCardTarget } from './rules/choosing/card-target.js';
export type { CardTarget } from './rules/choosing/card-target.js';

// --- words
export { TARGET_PATTERNS } from './text/lexicon/index.js';
export { lorcanaGrammar } from './text/grammar.js';
export { parseTargetRequirements } from './text/targets/parse.js';
export { parseGroups } from './text/targets/groups.js';
export { requiresTargets, targetSpecOf } from './text/targets/counting.js';
export { matchTargetPattern } from './text/targets/match.js';
export type { TargetPattern } from '@reticle/core/text';
export type { TextContext } from '@reticle/core/text';
export type { AbilityInText, AbilityKindInText, TargetRequirement } from './text/targets/requirement.js';

// --- cards as data
export { cardDefinition, cardIdOf, define } from './language/card.js';
export type { CardDefinition, CardRules } from './language/card.js';
export type { Ability } from './language/ability.js';
export type { Condition } from './language/condition.js';
export type { Effect } from './language/effects/schema.js';
export type { Modification } from './language/modification.js';
export type { Amount, Selection } from './language/reference.js';
export type { Trigger } from './language/trigger.js';
export { cardFacts, fullNameOf } from './language/facts.js';
export type { CardFacts } from './language/facts.js';
export { printCard } from './text/abilities/print-card.js';

// --- matches
export { lorcanaMatch } from './play/match.js';
export { lorcanaOptions } from './play/setup.js';
export type { LorcanaOptions } from './play/setup.js';
export { lorcanaMatchState } from './state/match.js';
export type { LorcanaMatchState } from './state/match.js';
export { lorcanaEvent } from './play/event.js';
export type { LorcanaEvent } from './play/event.js';
export { describeMove } from './play/narration.js';
export { lorcanaNarration } from './play/narration.js';
export { cantWords } from './play/names.js';
export { keywordWords } from './text/phrases/keyword-words.js';
export { renderTable } from './play/render.js';
